import fc from 'fast-check';
import type { FuzzCase } from '../fuzz-case';
import { mutationKinds } from '../mutate-json';
import type { UpstreamDamage } from '../mutator-worker';
import { openPages, signedInPages } from '../pages';
import { anyJson, hostileMarkup } from '../payloads';
import { forms } from './forms';

const pages = fc.constantFrom(...openPages, ...signedInPages).map((path): FuzzCase => ({
  who: 'customer',
  method: 'GET',
  path,
}));

const posts = fc
  .tuple(fc.constantFrom(...forms), fc.nat({ max: 3 }), fc.boolean())
  .map(([{ who, path, fields }, which, scripted]): FuzzCase => {
    const [pathname = '', query] = path.split('?');
    return {
      who,
      method: 'POST',
      path: (scripted ? `${pathname}.data` : pathname) + (query ? `?${query}` : ''),
      fields: Object.entries(fields).map(([name, values]) => [
        name,
        values[which % values.length] ?? '',
      ]),
    };
  });

const service = fc.oneof(
  { weight: 8, arbitrary: fc.constant('*') },
  { weight: 5, arbitrary: fc.constant('commerce') },
  { weight: 5, arbitrary: fc.constant('content') },
  { weight: 3, arbitrary: fc.constant('products') },
  { weight: 1, arbitrary: fc.constantFrom('wishlist', 'reviews', 'geo', 'marketing', 'inquiries') },
);

const damaging = fc.constantFrom(...mutationKinds.filter((kind) => kind !== 'markup'));

const damage: fc.Arbitrary<UpstreamDamage> = fc.record({
  service,
  nth: fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 4),
  kind: damaging,
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  times: fc.constantFrom(1, 1, 1, 3),
  value: anyJson,
});

export const upstreamCases: fc.Arbitrary<FuzzCase> = fc
  .tuple(fc.oneof({ weight: 3, arbitrary: pages }, { weight: 1, arbitrary: posts }), damage)
  .map(([one, how]) => ({ ...one, damage: how }));

export const markupCases: fc.Arbitrary<FuzzCase> = fc
  .tuple(
    pages,
    fc.record({
      service,
      nth: fc.constantFrom(0, 0, 1, 2),
      kind: fc.constant('markup' as const),
      place: fc.double({ min: 0, max: 1, noNaN: true }),
      times: fc.constantFrom(1, 5, 40),
      value: hostileMarkup,
    }),
  )
  .map(([one, how]) => ({ ...one, damage: how }));
