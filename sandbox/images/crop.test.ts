import fc from 'fast-check';
import { expect, test } from 'vitest';
import { photoSizes } from '../seed/photos.generated';
import { crop, wholePixels } from './crop';
import { largest, readTransform } from './transform';

const originals = Object.values(photoSizes).map(([width, height]) => ({ width, height }));
const someSide = fc.option(fc.integer({ min: 1, max: largest }), { nil: undefined });

const addresses = fc.record({
  original: fc.oneof(
    fc.constantFrom(...originals),
    fc.record({
      width: fc.integer({ min: 1, max: 8_000 }),
      height: fc.integer({ min: 1, max: 8_000 }),
    }),
  ),
  w: someSide,
  h: someSide,
  dpr: fc.constantFrom('1', '1.5', '2', '3'),
  crop: fc.constantFrom(undefined, 'center', 'top', 'bottom', 'left', 'right', 'bottom,right'),
  rect: fc.option(
    fc.tuple(...[0, 0, 1, 1].map((min) => fc.double({ min, max: 9_000, noNaN: true }))),
    { nil: undefined },
  ),
});

type Address = typeof addresses extends fc.Arbitrary<infer Value> ? Value : never;

function cut({ original, rect, ...asked }: Address) {
  const query = Object.entries({ ...asked, rect: rect?.join() }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const transform = readTransform(new URLSearchParams(query));
  if (!transform) throw new Error('The address is refused');
  return { transform, view: crop(transform, original) };
}

/** The front page's crop for phones. Its computed left edge was once -1e-13. */
const [width, height] = photoSizes['rooms/kitchen-island']!;
const kitchen: Address = {
  original: { width, height },
  ...{ w: 1080, h: 945, dpr: '1', crop: 'center', rect: undefined },
};

test('every address cuts a part out of the original, in whole pixels', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const { original } = address;
      const { left, top, width, height } = wholePixels(cut(address).view.area, original);
      for (const side of [left, top, width, height]) expect(Number.isInteger(side)).toBe(true);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
      expect(left + width).toBeLessThanOrEqual(original.width);
      expect(top + height).toBeLessThanOrEqual(original.height);
    }),
    { numRuns: 1_000, examples: [[kitchen]] },
  );
});

test('a picture that fills has the sizes asked for, or their ratio where the original is smaller', () => {
  const filling = addresses.filter(({ w, h, crop }) => Boolean(w && h && crop));
  fc.assert(
    fc.property(filling, (address) => {
      const { transform, view } = cut(address);
      const [width, height] = [transform.width! * transform.dpr, transform.height! * transform.dpr];
      const shrink = Math.max(view.width / width, view.height / height);
      // Rounding changes a side by up to half a pixel, and a side has at least one pixel.
      expect(Math.abs(view.width - width * shrink)).toBeLessThanOrEqual(1 + width / height);
      expect(Math.abs(view.height - height * shrink)).toBeLessThanOrEqual(1 + height / width);
      expect(view.width).toBeLessThanOrEqual(Math.round(width));
    }),
    { numRuns: 1_000 },
  );
});
