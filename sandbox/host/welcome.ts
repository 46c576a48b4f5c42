import type { Addresses } from './addresses';
import type { Accounts } from './worlds';

const labelOf = (store: string) =>
  `${store.length > 3 ? store[0]!.toUpperCase() + store.slice(1) : store.toUpperCase()} store`;

const customers = (proof: string) =>
  `Demo customers (${proof}): zero@, three@ and many@lintel.example, with that many orders`;

const whoSignsIn: Record<Accounts, string> = {
  legacy: customers('password lintel-demo'),
  'customer-account-api': customers('codes are in the mailbox'),
  off: 'Without customer accounts: shoppers buy as guests.',
};

export function welcome({ stores, sandbox }: Addresses, bare: boolean, accounts: Accounts): string {
  const rows = [
    ...Object.entries(stores).map(([store, origin]) => [labelOf(store), origin]),
    ['Mailbox', `${sandbox}/__standin/mailbox`],
    ['Control page', `${sandbox}/`],
  ];
  const width = Math.max(...rows.map(([label = '']) => label.length)) + 2;
  return [
    '',
    bare ? 'Lintel is open, with only the services that wrangler.toml deploys.' : 'Lintel is open.',
    '',
    ...rows.map(([label = '', value]) => `  ${label.padEnd(width)}${value}`),
    '',
    `  ${whoSignsIn[accounts]}`,
    '',
    '  Try: buy a lamp, with JavaScript on or off (discount code WELCOME10), read the order in the',
    '  mailbox, then break a service on the control page and look at the shop again.',
    '  Ctrl-C stops the shop, `npm run reset` clears it.',
    '',
  ].join('\n');
}
