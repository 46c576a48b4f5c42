import { expect, test } from 'vitest';
import { catalogueEvent, isAboutCatalogue } from './catalog-invalidation';

const product = (more: object = {}) => ({
  id: 632910392,
  handle: 'halden',
  title: 'Halden',
  status: 'active',
  updated_at: '2026-11-22T21:00:00+11:00',
  variants: [{ id: 1, price: '199.00', inventory_item_id: 39072856, inventory_quantity: 7 }],
  ...more,
});
const eventOf = (payload: object, topic = 'products/update') => catalogueEvent(topic, payload, 'a');

test('events of a product name it by its id, its handle and the stock of its variants [R-331]', async () => {
  expect(await eventOf(product())).toMatchObject({
    id: 'a',
    subject: 'product 632910392',
    tags: ['product:halden'],
    summaryTags: ['card:halden'],
    setTags: ['products'],
    revision: Date.parse('2026-11-22T10:00:00Z'),
    aliases: ['inventory 39072856'],
    deleted: false,
  });
  const level = { inventory_item_id: 39072856, location_id: 1, available: 6 };
  expect(await eventOf(level, 'inventory_levels/update')).toMatchObject({
    subject: 'inventory 39072856',
  });
});

test('lists depend on everything they select by, and on stock only by whether there is any [R-331]', async () => {
  const digestOf = async (more?: object) => (await eventOf(product(more))).summaryDigest;
  const variant = product().variants[0]!;
  const usual = await digestOf();
  const later = { updated_at: '2026-11-22T22:00:00+11:00' };
  expect(await digestOf({ ...later, variants: [{ ...variant, inventory_quantity: 6 }] })).toBe(
    usual,
  );
  expect(await digestOf({ variants: [{ ...variant, inventory_quantity: 0 }] })).not.toBe(usual);
  expect(await digestOf({ variants: [{ ...variant, price: '99.00' }] })).not.toBe(usual);
  expect(await digestOf({ tags: 'Colour~Black' })).not.toBe(usual);
});

test('lists depend on when a variant changed only if the webhook has nothing else about it [R-331]', async () => {
  const digestOf = async (...variants: [id: number, updatedAt: string][]) => {
    const variant_gids = variants.map(([id, updated_at]) => ({
      admin_graphql_api_id: `gid://shopify/ProductVariant/${id}`,
      updated_at,
    }));
    return (await eventOf(product({ variant_gids }))).summaryDigest;
  };
  const usual = await digestOf([1, '10:00'], [101, '10:00']);
  expect(await digestOf([101, '10:00'], [1, '11:00'])).toBe(usual);
  expect(await digestOf([1, '10:00'], [101, '11:00'])).not.toBe(usual);
  expect(await digestOf([1, '10:00'])).not.toBe(usual);
});

test('a product that is not a draft, archived or deleted may be hidden from one channel only [R-334]', async () => {
  const isDeleted = async (more: object, topic?: string) =>
    (await eventOf(product(more), topic)).deleted;
  expect(await isDeleted({ published_at: null })).toBe(false);
  expect(await isDeleted({ status: 'draft' })).toBe(true);
  expect(await isDeleted({ status: 'archived' })).toBe(true);
  expect(await eventOf({ id: 1 }, 'products/delete')).toMatchObject({
    subject: 'product 1',
    deleted: true,
    fallbackTags: ['catalog'],
  });
  expect(await eventOf({ id: 2 }, 'collections/delete')).toMatchObject({ subject: 'collection 2' });
});

test('a collection has its own events, and what is not of the catalogue has none', async () => {
  const collection = { id: 3, handle: 'pendants', title: 'Pendants' };
  const event = await eventOf(collection, 'collections/update');
  expect(event).toMatchObject({ subject: 'collection 3', tags: ['collection:pendants'] });
  expect(isAboutCatalogue('orders/create')).toBe(false);
  expect(isAboutCatalogue('toString')).toBe(false);
  await expect(eventOf({ id: 3 }, 'collections/update')).rejects.toThrow();
});
