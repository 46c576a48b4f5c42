import type { Design } from './designs/design';
import { designs } from './designs/index';
import { families } from './families';
import { hash } from './hash';
import { modelOf } from './model';

const starts =
  'Al An Ar Bel Ber Bran Cal Car Col Cor Dal Dun Ed El Fal Far Gar Gil Hal Har Hol Ing Kel Kir Lan Lor Mal Mar Mor Nor Or Pen Ros Sal Sel Tal Tor Ul Wal Win'.split(
    ' ',
  );
const ends =
  'beck bourne bridge by cliffe combe cote croft dale don field ford frith gate ham haven hope hurst ing keld land leigh ley low mere mont more ness ridge rigg say shaw stead stoke stone thorpe ton vale ward water wick wood worth yard'.split(
    ' ',
  );
const taken = new Set(designs.map((design) => design.name));
const names = starts
  .flatMap((start) => ends.map((end) => start + end))
  .filter((name) => !taken.has(name));

function nameOf(n: number): string {
  // 7919 is prime and doesn't divide the number of names, so a name repeats only after all names
  // have been used.
  const name = names[(n * 7919) % names.length] as string;
  const round = Math.floor(n / names.length);
  return round === 0 ? name : `${name}-${round + 1}`;
}

export function generateDesign(n: number): Design {
  const family = families[n % families.length] as (typeof families)[number];
  const name = nameOf(Math.floor(n / families.length));
  const seed = `${name}:${family.id}`;
  const model = modelOf(name.toLowerCase(), family.id);
  const first = hash(`${seed} finish`) % family.finishes.length;
  const count = Math.min(family.finishes.length, 2 + (hash(`${seed} count`) % 3));
  const scale = 0.7 + (hash(`${seed} price`) % 80) / 100;
  return {
    ...model,
    name,
    finishes: Array.from(
      { length: count },
      (_, i) => family.finishes[(first + i) % family.finishes.length] as string,
    ),
    sizes: model.sizes.map((size) => ({
      ...size,
      usd: Math.max(5, Math.round(size.usd * scale * 2) / 2),
    })),
  };
}
