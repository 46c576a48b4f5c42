import { decode } from 'turbo-stream';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { control } from '../support/control';
import { enoughOfTheMinute } from '../support/rate-limit';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

interface Signup {
  email: string;
  company: string;
  about: string;
  source: string;
}
const signups = () => control<Signup[]>(shop, 'signups');
let people = 0;
const someone = () => `reader-${(people += 1)}@lintel.example`;
const at = () => ({ 'cf-connecting-ip': `192.0.2.${(people % 250) + 1}` });
const send = (fields: Record<string, string>, path = '/newsletter', store?: string) =>
  shop.shopper(store).post(path, { return_to: '/collections/rugs', ...fields }, at());
async function sendByScript(fields: Record<string, string>) {
  const { status, text } = await send({ ...fields, reply: 'data' }, '/newsletter.data');
  const { value } = await decode(new Response(text).body!);
  return { status, reply: (value as { data: unknown }).data };
}

test('a sign-up is thanked for and reaches the list of the store [R-002]', async () => {
  const email = someone();
  const shopper = shop.shopper();
  const page = await shopper.submit('/newsletter', { email, return_to: '/collections/rugs' });
  expect(page.text).toContain('We&#x27;ve added you to our newsletter!');
  expect(page.text).toContain('href="/collections/rugs"');
  const [first] = await signups();
  expect(first).toMatchObject({ email, company: 'LNTLUS', about: 'NEWSUS' });
  expect(first?.source).toBe(`${shop.addresses.stores.us}/collections/rugs`);
});

test('after a sign-up, through whichever form, the invitation counts as seen', async () => {
  const seenBy = async (fields: Record<string, string>, path?: string) => {
    const shopper = shop.shopper();
    await shopper.post(path ?? '/newsletter', fields, at());
    return shopper.cookies.get('popup-seen');
  };
  expect(await seenBy({ email: someone() })).toBe('1');
  expect(await seenBy({ email: someone(), reply: 'data' }, '/newsletter.data')).toBe('1');
  expect(await seenBy({ email: 'mara@' })).toBeUndefined();
  expect(await seenBy({ email: 'nobody@shop.invalid' })).toBeUndefined();
});

test('the Australian store has a list of its own [R-371]', async () => {
  const email = `o'${someone()}`;
  await send({ email }, '/newsletter', 'au');
  expect((await signups())[0]).toMatchObject({ email, company: 'LNTLAU', about: 'NEWSAU' });
});

test.each([
  ['mara@', 'Please enter a valid email address.'],
  ['', 'This field is required.'],
])('%j is asked for again [R-309] [R-315]', async (email, message) => {
  const answer = await send({ email });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(message);
  expect(answer.text).toContain(`value="${email}"`);
  const scripted = await sendByScript({ email });
  expect([scripted.status, scripted.reply]).toMatchObject([400, { joined: false, message }]);
});

test('who signs up on the sign-up page does not come back to it', async () => {
  const { location } = await send({ email: someone(), return_to: '/newsletter?from=%2Fcart' });
  expect(location).toBe('/newsletter?joined=&from=%2F');
});

test('a foreign return_to is not followed, and twenty sign-ups a minute are enough [V2.4.1]', async () => {
  await enoughOfTheMinute();
  const shopper = shop.shopper();
  const own = { 'cf-connecting-ip': '198.51.100.7' };
  const answer = await shopper.post(
    '/newsletter',
    { email: someone(), return_to: 'https://evil.example/' },
    own,
  );
  expect(answer.location).toBe('/newsletter?joined=&from=%2F');
  const statuses = [];
  for (let n = 0; n < 22; n += 1) {
    statuses.push((await shopper.post('/newsletter', { email: '' }, own)).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

// Klaviyo answers 202 with an empty body.
test.each(['bad-json', 'empty-body', 'wrong-schema'])(
  'an acceptance is one whatever its body: %s [R-370]',
  async (mode) => {
    await shop.fault({ service: 'marketing', mode, times: 1 });
    const { reply } = await sendByScript({ email: someone() });
    expect(reply).toEqual({ joined: true });
  },
);

test('an address refused by the provider is a failure, too [R-233]', async () => {
  const { reply } = await sendByScript({ email: 'nobody@shop.invalid' });
  expect(reply).toEqual({ joined: false });
});

test.each([
  ['http-429'],
  ['http-429-no-retry-after'],
  ['http-500'],
  ['http-502-html'],
  ['http-403'],
  ['http-404', 400],
  ['refused'],
  ['reset'],
  ['hang'],
])(
  'when the provider answers %s the page shows no message, and the failure is logged [R-233]',
  async (mode, status?: number) => {
    await shop.fault({ service: 'marketing', mode, status, times: 2 });
    const before = shop.logs().length;
    const logged = () => shop.logs().slice(before);
    const [plain, scripted] = await Promise.all([
      send({ email: someone() }),
      sendByScript({ email: someone() }),
    ]);
    expect([plain.status, plain.location]).toEqual([303, '/collections/rugs']);
    expect([scripted.status, scripted.reply]).toEqual([200, { joined: false }]);
    await expect.poll(() => logged().match(/newsletter-failed/g)).toHaveLength(2);
    expect(logged()).not.toMatch(/reader-\d+@/);
  },
);

test('a bot is told that it has signed up [V2.4.1]', async () => {
  const before = (await signups()).length;
  const answer = await send({ email: someone(), website: 'http://spam.example' });
  expect(answer.location).toContain('/newsletter?joined');
  expect(await signups()).toHaveLength(before);
});

test('one mailbox is signed up a few times a minute, from wherever and however it is written', async () => {
  await enoughOfTheMinute();
  const victims = ['victim@lintel.example', 'Victim+1@lintel.example', 'victim+2@LINTEL.example'];
  const attempts = Array.from({ length: 14 }, (_, n) => victims[n % victims.length]!);
  const answers = await Promise.all(
    attempts.map((email) => shop.shopper().post('/newsletter', { email })),
  );
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited).toHaveLength(9);
  expect(limited[0]?.headers.get('retry-after')).toBe('60');
  expect(limited[0]?.text).toContain('Too many attempts for this email address.');
  expect(limited[0]?.text).toMatch(/value="victim/i);
  expect(limited[0]?.text).toContain('</footer>');
});

test('addresses of one IPv6 network count together', async () => {
  await enoughOfTheMinute();
  const from = (n: number) => ({ 'cf-connecting-ip': `2001:db8:7:7::${n.toString(16)}` });
  const answers = await Promise.all(
    Array.from({ length: 45 }, (_, n) =>
      shop.shopper().post('/newsletter', { email: `v6-${n}@lintel.example` }, from(n + 1)),
    ),
  );
  expect(answers.some(({ status }) => status === 429)).toBe(true);
});
