import type { Addresses } from './addresses';

const storeNames: Record<string, string> = {
  us: 'US store',
  au: 'AU store',
  global: 'Global store',
  anz: 'ANZ store',
};

/** What a newcomer reads when the shop is up. */
export function welcome({ stores, sandbox }: Addresses): string {
  const rows = [
    ...Object.entries(stores).map(([store, origin]) => [storeNames[store] ?? store, origin]),
    ['Mailbox', `${sandbox}/__standin/mailbox`],
    ['Control page', `${sandbox}/`],
  ];
  const width = Math.max(...rows.map(([label = '']) => label.length)) + 2;
  return [
    '',
    'Lintel is open.',
    '',
    ...rows.map(([label = '', value]) => `  ${label.padEnd(width)}${value}`),
    '',
    '  Demo customers (password lintel-demo): zero@, three@ and many@lintel.example, with that many orders',
    '',
    '  Try: buy a lamp, with JavaScript on or off (discount code WELCOME10), read the order in the',
    '  mailbox, then break a service on the control page and look at the shop again.',
    '  Ctrl-C closes the shop, `npm run reset` clears it.',
    '',
  ].join('\n');
}
