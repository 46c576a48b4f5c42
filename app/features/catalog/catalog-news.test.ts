import { expect, test } from 'vitest';
import { catalogueNews, isAboutCatalogue } from './catalog-news';

const product = (more: object = {}) => ({
  id: 632910392,
  handle: 'halden',
  title: 'Halden',
  status: 'active',
  updated_at: '2026-11-22T21:00:00+11:00',
  variants: [{ id: 1, price: '199.00', inventory_item_id: 39072856, inventory_quantity: 7 }],
  ...more,
});
const newsOf = (payload: object, topic = 'products/update') => catalogueNews(topic, payload, 'a');

test('news of a product name it by its id, its handle and the stock of its variants [R-331]', async () => {
  expect(await newsOf(product())).toMatchObject({
    id: 'a',
    subject: 'product 632910392',
    tags: ['product:halden'],
    looks: ['card:halden'],
    kinds: ['products'],
    revision: Date.parse('2026-11-22T10:00:00Z'),
    aliases: ['inventory 39072856'],
    gone: false,
  });
  const level = { inventory_item_id: 39072856, location_id: 1, available: 6 };
  expect(await newsOf(level, 'inventory_levels/update')).toMatchObject({
    subject: 'inventory 39072856',
  });
});

test('lists are concerned by all that they choose by, and of stock by whether there is any [R-331]', async () => {
  const factsOf = async (more?: object) => (await newsOf(product(more))).facts;
  const variant = product().variants[0]!;
  const usual = await factsOf();
  const later = { updated_at: '2026-11-22T22:00:00+11:00' };
  expect(await factsOf({ ...later, variants: [{ ...variant, inventory_quantity: 6 }] })).toBe(
    usual,
  );
  expect(await factsOf({ variants: [{ ...variant, inventory_quantity: 0 }] })).not.toBe(usual);
  expect(await factsOf({ variants: [{ ...variant, price: '99.00' }] })).not.toBe(usual);
  expect(await factsOf({ tags: 'Colour~Black' })).not.toBe(usual);
});

test('what is no draft, nor archived, nor deleted may only be hidden from another channel [R-334]', async () => {
  const goneOf = async (more: object, topic?: string) => (await newsOf(product(more), topic)).gone;
  expect(await goneOf({ published_at: null })).toBe(false);
  expect(await goneOf({ status: 'draft' })).toBe(true);
  expect(await goneOf({ status: 'archived' })).toBe(true);
  expect(await newsOf({ id: 1 }, 'products/delete')).toMatchObject({
    subject: 'product 1',
    gone: true,
    otherwise: ['catalog'],
  });
  expect(await newsOf({ id: 2 }, 'collections/delete')).toMatchObject({ subject: 'collection 2' });
});

test('a collection has its own news, and what is not of the catalogue has none', async () => {
  const collection = { id: 3, handle: 'pendants', title: 'Pendants' };
  const news = await newsOf(collection, 'collections/update');
  expect(news).toMatchObject({ subject: 'collection 3', tags: ['collection:pendants'] });
  expect(isAboutCatalogue('orders/create')).toBe(false);
  expect(isAboutCatalogue('toString')).toBe(false);
  await expect(newsOf({ id: 3 }, 'collections/update')).rejects.toThrow();
});
