import { hash, pick } from '../seed/hash';
import { starsOf } from '../seed/reviews';
import type { SeedImage } from '../seed/types';
import type { Product } from '../shopify/storage/types';
import { apologies, complaints, nameOf, praise, thanks, titles, wordsOf } from './words';

export interface SeedReview {
  id: string;
  stars: number;
  title: string;
  text: string;
  author: string;
  /** yyyy-MM-dd. */
  date: string;
  verified: boolean;
  variant: string | null;
  pictures: SeedImage[];
  answer: { text: string; date: string } | null;
  helpful: number;
}

const day = 86_400_000;
/** Fixed, so the demo's reviews never change. */
const newest = Date.UTC(2026, 10, 16);
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function seedReviewsOf(product: Product): SeedReview[] {
  const { handle, reviews } = product;
  if (!reviews) return [];
  const given: Record<number, number> = {};
  let time = newest - (hash(`${handle} newest`) % 20) * day;
  return starsOf(handle, reviews.count).map((stars, index) => {
    const key = `${handle} ${index}`;
    const turn = (given[stars] = (given[stars] ?? -1) + 1);
    time -= (1 + (hash(`${key} days`) % 9)) * day;
    const answered = stars <= 3 ? hash(`${key} answer`) % 3 > 0 : hash(`${key} answer`) % 11 === 0;
    const variant = pick(product.variants, `${key} variant`).title;
    return {
      id: `${product.id}-${index + 1}`,
      stars,
      title: titleOf(product, stars, turn),
      text: textOf(product, stars, index),
      author: nameOf(hash(`${key} author`)),
      date: iso(time),
      verified: hash(`${key} verified`) % 8 > 0,
      variant: variant === 'Default Title' ? null : variant,
      pictures: stars > 3 && hash(`${key} pictures`) % 7 === 0 ? picturesOf(product, key) : [],
      answer: answered
        ? {
            text: pick(stars > 3 ? thanks : apologies, `${key} words`),
            date: iso(time + (1 + (hash(`${key} soon`) % 3)) * day),
          }
        : null,
      helpful: hash(`${key} helpful`) % mostHelpful[stars]!,
    };
  });
}

const mostHelpful: Record<number, number> = { 5: 30, 4: 28, 3: 20, 2: 12, 1: 12 };

const picturesOf = ({ images }: Product, key: string): SeedImage[] =>
  images.slice(0, 1 + (hash(`${key} how many`) % 2));

/** A title repeats only after all titles for this number of stars have been used. */
function titleOf(product: Product, stars: number, turn: number): string {
  const all = titles[stars]!;
  return filled(all[(hash(`${product.handle} title`) + turn * 7) % all.length]!, product);
}

function textOf(product: Product, stars: number, index: number) {
  const { handle, type } = product;
  const key = `${handle} ${index}`;
  const words = wordsOf(type);
  // `index` selects these texts in turn. A hash of `key` could repeat a text in the next review.
  const own = words.good[(index + hash(handle)) % words.good.length]!;
  const also = praise[(index * 7 + hash(`${handle} praise`)) % praise.length]!;
  const last = praise[(index * 7 + hash(`${handle} praise`) + 10) % praise.length]!;
  const but = pick(words.but, `${key} but`);
  const texts: Record<number, string[]> = {
    5: [
      own,
      ...(hash(`${key} long`) % 3 > 0 ? [also] : []),
      ...(hash(`${key} more`) % 4 === 0 ? [last] : []),
    ],
    4: [own, but, ...(hash(`${key} long`) % 3 === 0 ? [also] : [])],
    3: [pick(complaints[3]!, key), hash(`${key} own`) % 2 === 0 ? own : but],
  };
  const text = texts[stars] ?? [pick(complaints[stars]!, key)];
  return filled(text.join(' '), product);
}

function filled(text: string, { finish, tags }: Product): string {
  const room = tags.find((tag) => tag.startsWith('Room~'))?.slice('Room~'.length) ?? 'room';
  return text
    .replaceAll('{finish}', (finish ?? 'this one').toLowerCase())
    .replaceAll('{room}', room.toLowerCase());
}
