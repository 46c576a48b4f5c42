/** Names must make sense without the picture. */
import type { Element } from 'hast';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainBrowser } from '../support/plain-browser';
import { variantPath } from '../support/seed-ids';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const pendant = 'halden-pendant-brass';

async function openAt(path: string) {
  const browser = plainBrowser(Object.values(shop.addresses.stores)[0]!);
  await browser.open(path);
  return browser;
}

const repeated = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);
test('cards are told apart by their links and buttons [R-128] [R-131]', async () => {
  const { main } = await openAt('/collections/pendants');
  const names = main.names('button');
  for (const pattern of [/^Add to bag: /, /^Add .* to your wishlist$/]) {
    const all = names.filter((name) => pattern.test(name));
    expect(all.length).toBeGreaterThan(2);
    expect(repeated(all)).toEqual([]);
  }
  expect(names).toContain('Add to bag: Orsta Pendant, Black, Small');
  const links = main.names('link');
  expect(links).toContain('Choose: Halden Pendant, Brass');
  expect(links).toContain('Halden Pendant, Brass');
  expect(links).not.toContain('Halden Pendant');
});

test('a swatch is named by its design and its finish, so that equal names lead to one page [R-129]', async () => {
  const { main } = await openAt('/collections/pendants');
  const leadsTo = new Map<string, Set<unknown>>();
  for (const { properties } of main.all('a').filter(isSwatch)) {
    const name = String(properties.ariaLabel);
    leadsTo.set(name, (leadsTo.get(name) ?? new Set()).add(properties.href));
  }
  expect([...leadsTo.keys()]).toContain('Halden Pendant, Aged brass');
  expect([...leadsTo].filter(([, addresses]) => addresses.size > 1)).toEqual([]);
});

const isSwatch = ({ properties }: Element) => properties.title !== undefined;

test('a combination that is sold out announces that with its price', async () => {
  const announced = async (variant: string) => {
    const browser = await openAt(variantPath(pendant, variant));
    const [, ...regions] = browser.html.split('aria-live="polite"');
    return regions.find((html) => /^[^]{0,200}\$/.test(html))?.slice(0, 600);
  };
  expect(await announced('Large / Black')).toContain('Large / Black is out of stock');
  expect(await announced('Large / Linen')).not.toContain('out of stock');
});

test('a gallery counts its pictures in one wording', async () => {
  const { main } = await openAt(`/products/${pendant}`);
  const names = main.names('button').filter((name) => /^Picture \d/.test(name));
  expect(names.length).toBeGreaterThan(2);
  expect(names).toEqual(names.map((_, at) => `Picture ${at + 1} of ${names.length}`));
});

test('each entry of the menu with a submenu has a button that opens it [R-095]', async () => {
  const browser = await openAt('/');
  const menu = browser.part('nav', 'Main');
  const buttons = menu.all('button');
  expect(buttons.length).toBeGreaterThan(1);
  const lists = menu.all('ul').map(({ properties }) => properties.id);
  for (const { properties } of buttons) {
    expect(properties).toMatchObject({ type: 'button', ariaExpanded: 'false' });
    expect(lists).toContain(String(properties.ariaControls));
  }
  expect(menu.names('button')).toContain('More in Lighting');
});
