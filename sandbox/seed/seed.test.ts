import { describe, expect, it } from 'vitest';
import { accessoryProducts } from './accessories';
import { bundleHandles } from './bundles';
import { finishes } from './finishes';
import { makeSeed, products } from './index';
import { notSent } from './not-sent';
import { currencies } from './types';

const seed = makeSeed();
const variants = seed.products.flatMap((product) => product.variants);
const byHandle = new Map(seed.products.map((product) => [product.handle, product]));
const isHex = (color: string) => /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.test(color);
const unique = (values: unknown[]) => new Set(values).size === values.length;

describe('the seed', () => {
  it('has at least 120 products in at least 12 collections that are not empty', () => {
    const used = new Set(seed.products.flatMap((product) => product.collections));
    expect(seed.products.length).toBeGreaterThanOrEqual(120);
    expect(used.size).toBeGreaterThanOrEqual(12);
    expect(seed.collections.map((collection) => collection.handle)).toEqual(
      expect.arrayContaining([...used]),
    );
  });

  it('names every product, variant and collection once', () => {
    expect(unique(seed.products.map((product) => product.id))).toBe(true);
    expect(unique(seed.products.map((product) => product.handle))).toBe(true);
    expect(unique(variants.map((variant) => variant.id))).toBe(true);
    expect(unique(variants.map((variant) => variant.sku))).toBe(true);
    expect(unique(seed.collections.map((collection) => collection.id))).toBe(true);
  });

  it('points related products at real siblings, and breaks exactly one colour', () => {
    const related = seed.products.flatMap((product) => product.related);
    for (const { handle, id } of related) expect(byHandle.get(handle)?.id).toBe(id);
    expect(related.filter((entry) => !isHex(entry.color))).toHaveLength(1);
    expect(related.some((entry) => entry.hidden)).toBe(true);
    expect(finishes.every((finish) => isHex(finish.hex))).toBe(true);
  });

  it('prices every variant in every currency, yen whole, compare prices higher', () => {
    for (const { prices } of variants) {
      for (const currency of currencies) {
        const { price, compareAt } = prices[currency];
        expect(Number.isInteger(price) && price > 0).toBe(true);
        if (compareAt !== null) expect(compareAt).toBeGreaterThan(price);
      }
      expect(prices.JPY.price % 100).toBe(0);
    }
  });

  it('labels exactly the reduced products as sale and collects them', () => {
    for (const product of seed.products) {
      const reduced = product.variants.some((variant) => variant.prices.USD.compareAt !== null);
      expect(product.tags.includes('Label~Sale')).toBe(reduced);
      expect(product.collections.includes('sale')).toBe(reduced);
    }
    expect(seed.products.some((product) => product.tags.includes('Label~Sale'))).toBe(true);
  });

  it('has every state of stock', () => {
    const deny = variants.filter((variant) => variant.policy === 'DENY');
    const oversold = variants.filter((v) => v.policy === 'CONTINUE' && v.inventory <= 0);
    expect(deny.some((variant) => variant.inventory === 0)).toBe(true);
    expect(deny.some((variant) => variant.inventory === 3)).toBe(true);
    expect(oversold.some((variant) => variant.preorder !== null)).toBe(true);
    expect(oversold.some((variant) => variant.backorder !== null)).toBe(true);
    expect(oversold.some((v) => v.preorder === null && v.backorder === null)).toBe(true);
    expect(seed.products.some((product) => product.publishedAt === null)).toBe(true);
  });

  it('gives each variant one value per option, and single ones the default title', () => {
    for (const { options, variants: own } of seed.products) {
      for (const variant of own) {
        expect(variant.options).toHaveLength(options.length);
        expect(variant.title).toBe(variant.options.join(' / ') || 'Default Title');
        variant.options.forEach((value, at) => expect(options[at]?.values).toContain(value));
      }
    }
    const shapes = new Set(seed.products.map((product) => product.options.length));
    expect(shapes).toEqual(new Set([0, 1, 2]));
  });

  it('shows three images and up to two rooms, with distinct alternative texts', () => {
    for (const { images, sample } of seed.products) {
      expect(unique(images.map((image) => image.alt))).toBe(true);
      if (sample) expect([3, 4, 5]).toContain(images.length);
    }
  });

  it('has a sample of the finish of every product, which is in no collection', () => {
    for (const { finish, sample } of seed.products) {
      const samples = seed.products.find(({ id }) => id === sample);
      if (!samples) continue;
      expect(samples.collections).toEqual([]);
      expect(samples.variants.map(({ title }) => title)).toContain(finish);
    }
    const without = seed.products.filter(({ sample }) => sample === null);
    const others = [...notSent, ...accessoryProducts].map(({ handle }) => handle);
    expect(without.map(({ handle }) => handle)).toEqual([
      'finish-samples',
      ...others,
      ...bundleHandles,
    ]);
  });
});

describe('complementary products', () => {
  const lights = seed.products.filter(({ collections }) => collections.includes('lighting'));

  it('give every light the bulb of its socket, and pendants a rose, a dimmer and cable', () => {
    expect(lights.length).toBeGreaterThan(25);
    for (const { complements, facts, type } of lights) {
      const found = complements.map((handle) => byHandle.get(handle)!);
      const socket = /^(?:Two )?(\w+)/.exec(facts.bulb!)![1]!;
      expect(found.filter((one) => one.type === 'Bulb').map(({ handle }) => handle)).toEqual([
        expect.stringContaining(socket.toLowerCase()),
      ]);
      if (type === 'Pendant') expect(found).toHaveLength(4);
    }
  });

  it('give every candle holder the candles, which are in its collection', () => {
    const holders = seed.products.filter(({ type }) => type === 'Candle holder');
    expect(holders.map(({ complements }) => complements)).toEqual(
      holders.map(() => ['dinner-candles']),
    );
    expect(holders[0]!.collections).toContain('decoration');
    expect(byHandle.get('dinner-candles')!.collections).toContain('decoration');
  });

  it('are in stock, in the collection of accessories, and of the closest finish', () => {
    for (const { handle, type, collections, variants } of accessoryProducts) {
      const own = type === 'Candle' ? 'decoration' : 'lighting-accessories';
      expect([handle, collections]).toEqual([handle, ['all', own]]);
      for (const { inventory } of variants) expect(inventory).toBeGreaterThan(10);
    }
    const nickel = byHandle.get('brae-pendant-nickel')!.complements;
    expect(nickel).toContain('ceiling-rose-nickel');
    expect(nickel).toContain('wall-dimmer-black');
  });
});

describe('a large seed', () => {
  it('starts with the hand-written products and is the same every time', () => {
    const large = [...products(2000)];
    expect(large).toHaveLength(2000);
    expect(large.slice(0, seed.products.length)).toEqual(seed.products);
    expect(large).toEqual([...products(2000)]);
  });

  it('never repeats a handle or an id', () => {
    const handles = new Set<string>();
    const ids = new Set<number>();
    for (const product of products(20_000)) {
      handles.add(product.handle);
      ids.add(product.id);
    }
    expect([handles.size, ids.size]).toEqual([20_000, 20_000]);
  });
});
