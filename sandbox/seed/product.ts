import { complementsOf } from './accessories';
import { describe, seoOf } from './copy';
import { handleOf, type Design } from './designs/design';
import { drawingImage, sheetPath } from './drawings';
import { factsOf } from './facts';
import { familyOf } from './families';
import { finishOf } from './finishes';
import { hash } from './hash';
import { imagesOf } from './images';
import { includedIn } from './included';
import { materialTag } from './materials';
import { reviewsOf } from './reviews';
import { samplesId } from './samples';
import { badHex, fresh, hidden, sale, suits, unpublished } from './specials';
import type { SeedProduct } from './types';
import { optionsOf, variantsOf } from './variants';
import { videoOf } from './videos';

const day = 86_400_000;
const firstDay = Date.UTC(2023, 1, 6, 9);
const season = Date.UTC(2026, 8, 28, 9);

const iso = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');

const productId = (ordinal: number): number => 8_100_000_000_001 + ordinal;

function relatedOf(design: Design, finish: string, ordinal: number): SeedProduct['related'] {
  const own = design.finishes.indexOf(finish);
  const handle = handleOf(design, finish);
  return design.finishes.flatMap((other, index) => {
    if (other === finish) return [];
    const sibling = handleOf(design, other);
    const broken = badHex.in === handle && badHex.of === sibling;
    return {
      handle: sibling,
      color: broken ? badHex.color : finishOf(other).hex,
      hidden: hidden.has(sibling),
      id: productId(ordinal + index - own),
    };
  });
}

function tagsOf(design: Design, finish: string, isNew: boolean, off: number): string[] {
  return [
    `Colour~${finishOf(finish).colour}`,
    `Material~${materialTag(design.family, finish)}`,
    ...familyOf(design.family).rooms.map((room) => `Room~${room}`),
    // Shoppers search for any kind of light as 'lamp' or 'light'.
    ...(familyOf(design.family).collections.includes('lighting') ? ['Lamps and lights'] : []),
    ...(suits[design.name] ?? []).map((use) => `Suits~${use}`),
    ...(isNew ? ['Label~New'] : []),
    ...(off > 0 ? ['Label~Sale'] : []),
  ];
}

function collectionsOf(design: Design, finish: string, isNew: boolean, off: number): string[] {
  const family = familyOf(design.family);
  return [
    'all',
    ...family.collections,
    ...(family.rooms.includes('Kitchen') ? ['kitchen'] : []),
    ...(family.rooms.includes('Bathroom') && !family.collections.includes('bathroom')
      ? ['bathroom']
      : []),
    ...(finishOf(finish).colour === 'Brass' ? ['brass'] : []),
    ...(isNew ? ['new'] : []),
    ...(off > 0 ? ['sale'] : []),
  ];
}

/**
 * `ordinal` (from 0) determines the product's IDs; a design's finishes need consecutive ordinals.
 */
export function productOf(design: Design, finish: string, ordinal: number): SeedProduct {
  const handle = handleOf(design, finish);
  const isNew = fresh.has(`${design.name}:${design.family}`);
  const off = sale[handle] ?? 0;
  const created = isNew ? season + (ordinal % 40) * day : firstDay + (ordinal % 1200) * day;
  return {
    id: productId(ordinal),
    handle,
    title: `${design.name} ${familyOf(design.family).title}`,
    vendor: 'Lintel',
    type: familyOf(design.family).type,
    giftCard: false,
    descriptionHtml: describe(design, finish),
    tags: tagsOf(design, finish, isNew, off),
    options: optionsOf(design),
    images: imagesOf(design, finish),
    video: videoOf(handle, `${design.name} ${familyOf(design.family).title}`, 1),
    drawing: drawingImage(design, handle),
    sheet: sheetPath(design, handle),
    included: includedIn(design),
    variants: variantsOf(design, handle, ordinal, off),
    related: relatedOf(design, finish, ordinal),
    finish: finishOf(finish).name,
    sample: samplesId,
    complements: complementsOf(design.name, design.family, finish),
    facts: factsOf(design, finish),
    reviews: reviewsOf(handle),
    seo: seoOf(design, finish, ordinal),
    collections: collectionsOf(design, finish, isNew, off),
    createdAt: iso(created),
    publishedAt: unpublished.has(handle) ? null : iso(created + 2 * day),
    sales: hash(`${handle} sales`) % 2000,
  };
}
