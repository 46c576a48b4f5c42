import { makeSeed } from '../../sandbox/seed';
import type { Books, Told } from './books';
import type { Sent, Visitor } from './visitor';

export interface Person {
  name: string;
  visitor: Visitor;
  books: Books;
  /** Returns a repeatable number from 0 to 1. */
  random(): number;
  signedIn: boolean;
  serial: number;
}

type Journey = (person: Person) => Promise<void>;

/** The shop itself sets its quantity in a bag. */
const giftWrap = 'gift-wrapping';

const goods = makeSeed().products.flatMap(({ handle, variants, publishedAt }) => {
  const [variant] = variants;
  const isPlenty = variants.length === 1 && variant && variant.inventory >= 40;
  return publishedAt && handle !== giftWrap && isPlenty
    ? [{ handle, variant: String(variant.id) }]
    : [];
});
const variantOf = new Map(goods.map(({ handle, variant }) => [handle, variant]));

const pick = <T>({ random }: Person, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)]!;
/** Few products per person, so lines change several times. */
const favourite = (person: Person) => {
  const start = [...person.name].reduce((sum, c) => sum + c.charCodeAt(0), 0);
  return goods[(start + Math.floor(person.random() * 4)) % goods.length]!;
};
const once = (person: Person, word: string) => `${word}-${person.name}-${(person.serial += 1)}`;
const told = (yes: boolean): Told => (yes ? 'done' : 'unknown');

const browse: Journey = async (person) => {
  const { visitor } = person;
  await visitor.visit(pick(person, ['/', '/collections/all', '/collections/pendants']));
  await visitor.visit(`/products/${favourite(person).handle}`);
  if (person.random() < 0.3) await visitor.visit(pick(person, ['/blogs/journal', '/pages/about']));
};

const search: Journey = async (person) => {
  const term = pick(person, ['brass', 'lamp', 'oak', 'pendent', 'zzz']);
  if (person.visitor.scripted) await person.visitor.ask(`/product-list?q=${term}`);
  await person.visitor.visit(`/search?q=${term}`);
};

const add: Journey = async (person) => {
  const { visitor, books } = person;
  const { handle, variant } = favourite(person);
  const quantity = 1 + Math.floor(person.random() * 2);
  await visitor.visit(`/products/${handle}`);
  const fields = { intent: 'add', merchandise: variant, quantity: String(quantity) };
  const sent = await visitor.send('/cart', forCart(person, fields));
  if (isRepeated(sent)) return books.repeated(variant, `add ${quantity}`);
  const done = visitor.scripted ? isOk(sent.data) : sent.shown.includes('Added to bag');
  books.bag(variant, `add ${quantity}`, told(done), (before) => before + quantity);
};

/** The shop's scripts send an id with each click, and ask for data instead of a page. */
const forCart = ({ visitor }: Person, fields: Record<string, string>) =>
  visitor.scripted ? { ...fields, reply: 'data', request: crypto.randomUUID() } : fields;
const isRepeated = ({ shown }: Sent) => shown.includes('added this a moment ago');
const isOk = (data: unknown) => (data as { ok?: boolean } | undefined)?.ok === true;

/** Updates a line, removes it, or saves it for later and moves it back. */
const change: Journey = async (person) => {
  const { visitor, books } = person;
  const lines = (await visitor.lines())?.filter(({ handle }) => variantOf.has(handle)) ?? [];
  if (lines.length === 0) return;
  const { id, handle } = pick(person, lines);
  const variant = variantOf.get(handle)!;
  const post = async (fields: Record<string, string>, notice: string) => {
    const sent = await visitor.send('/cart', forCart(person, fields));
    return told(visitor.scripted ? isOk(sent.data) : sent.shown.includes(notice));
  };
  const dice = person.random();
  if (dice < 0.5) {
    const quantity = 1 + Math.floor(person.random() * 5);
    const fields = { intent: 'update', line: id, quantity: String(quantity) };
    const reply = await post(fields, 'Your bag was updated.');
    books.bag(variant, `set ${quantity}`, reply, () => quantity);
  } else if (dice < 0.75) {
    const reply = await post({ intent: 'remove', line: id }, 'The item was removed from your bag.');
    books.bag(variant, 'remove', reply, () => 0);
  } else {
    const reply = await post({ intent: 'save', line: id }, 'Saved for later.');
    books.bag(variant, 'save', reply, () => 0);
  }
};

const restore: Journey = async (person) => {
  const { visitor, books } = person;
  const saved = [...visitor.shopper.cookies].find(([name]) => name.startsWith('later-'));
  if (!saved) return add(person);
  const variant = saved[0].slice('later-'.length);
  const digits = parseInt(saved[1], 10);
  const fields = { intent: 'restore', merchandise: variant };
  const sent = await visitor.send('/cart', forCart(person, fields));
  if (isRepeated(sent)) return books.repeated(variant, `restore ${digits}`);
  const done = visitor.scripted ? isOk(sent.data) : sent.shown.includes('Moved to your bag.');
  books.bag(variant, `restore ${digits}`, told(done), (before) => before + digits);
};

const discount: Journey = async (person) => {
  const lines = await person.visitor.lines();
  if (!lines || lines.length === 0) return;
  const fields = { intent: 'discount', code: 'WELCOME10' };
  const sent = await person.visitor.send('/cart', forCart(person, fields));
  const done = person.visitor.scripted
    ? isOk(sent.data)
    : sent.shown.includes('Your code was applied.');
  person.books.code('WELCOME10', told(done));
};

const checkout: Journey = async (person) => {
  await person.visitor.lines();
  await person.visitor.send('/cart', { intent: 'checkout' });
};

export const emailOf = ({ name }: Person) => `${name}@load.example`;
const password = 'a long password';

const account: Journey = async (person) => {
  const { visitor, books } = person;
  if (person.signedIn) return person.random() < 0.5 ? address(person) : orders(person);
  await visitor.visit('/accounts/login');
  if (!registered.has(person)) {
    const sent = await visitor.send('/accounts/login', {
      ...{ form: 'register', firstName: 'Ada', lastName: 'Lamb', password },
      email: emailOf(person),
    });
    const done = sent.status === 303 && sent.location === '/accounts/login';
    books.once('customer', emailOf(person), told(done));
    if (done) registered.add(person);
    else if (sent.status !== 400) return;
  }
  const sent = await visitor.send('/accounts/login', {
    ...{ form: 'login', email: emailOf(person), password },
  });
  person.signedIn = sent.location === '/accounts/dashboard';
  books.remark(`sign in: ${person.signedIn ? 'done' : sent.status}`);
  if (person.signedIn) registered.add(person);
  else if (sent.status === 400 && registered.has(person))
    books.wrong.push('sign-in refused after an acknowledged registration');
};
/** Shoppers whose registration or sign-in was acknowledged. All others try to register again. */
const registered = new WeakSet<Person>();

const orders: Journey = async ({ visitor }) => {
  await visitor.visit('/accounts/dashboard');
  await visitor.visit('/accounts/my-orders');
};

const address: Journey = async (person) => {
  const { visitor, books } = person;
  await visitor.visit('/accounts/account-addresses?new');
  const street = `${once(person, 'street')} 1`;
  const sent = await visitor.send('/accounts/account-addresses', {
    ...{ intent: 'create', country: 'US', firstName: 'Ada', lastName: 'Lamb', company: '' },
    ...{
      address1: street,
      address2: '',
      city: 'Portland',
      province: 'OR',
      zip: '97201',
      phone: '',
    },
  });
  if (sent.status === 401) {
    person.signedIn = false;
    books.remark('signed out by the shop');
  }
  books.once('address', street, told(sent.location === '/accounts/account-addresses'));
};

const newsletter: Journey = async (person) => {
  const email = `${once(person, 'news')}@load.example`;
  const sent = await person.visitor.send('/newsletter', { email, return_to: '/' });
  person.books.once(
    'newsletter',
    email,
    told(sent.location?.startsWith('/newsletter?joined') ?? false),
  );
};

const contact: Journey = async (person) => {
  const word = once(person, 'word');
  await person.visitor.visit('/pages/contact');
  const sent = await person.visitor.send('/forms/contact', {
    ...{ return_to: '/pages/contact', name: 'Ada', order: '' },
    ...{ email: emailOf(person), message: `A question about ${word}.` },
  });
  person.books.once('inquiry', `${word}.`, told(sent.location?.includes('sent=contact') ?? false));
};

const wishlist: Journey = async (person) => {
  const { visitor, books } = person;
  const { handle } = favourite(person);
  const wanted = person.random() < 0.7;
  const fields = { intent: wanted ? 'add' : 'remove', handle, return_to: '/collections/all' };
  const { status } = visitor.scripted
    ? await visitor.post('/actions/wishlist', { ...fields, reply: 'data' })
    : await visitor.send('/actions/wishlist', fields);
  // While the wishlist service is down, the shop keeps the wish in a cookie, so success always means that the wish is
  // kept. (A full list would be an exception, but no shopper here has one.)
  books.wish(handle, wanted, told(status === 303 || status === 200));
};

const weighted: readonly [number, Journey][] = [
  [22, browse],
  [8, search],
  [18, add],
  [14, change],
  [4, restore],
  [4, discount],
  [5, checkout],
  [10, account],
  [3, newsletter],
  [4, contact],
  [8, wishlist],
];
const total = weighted.reduce((sum, [weight]) => sum + weight, 0);

export async function nextJourney(person: Person): Promise<void> {
  let dice = person.random() * total;
  for (const [weight, journey] of weighted) {
    dice -= weight;
    if (dice < 0) return journey(person);
  }
}
