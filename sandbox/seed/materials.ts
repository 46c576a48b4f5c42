import { finishOf } from './finishes';

const stained = 'solid ash, stained and oiled black';
const bySort: Record<string, Partial<Record<string, string>>> = {
  seat: { black: stained },
  rug: {
    linen: 'heavy undyed linen',
    slate: 'heavy linen, dyed slate',
    oat: 'heavy linen in a pale oat',
    rust: 'heavy linen, dyed rust',
    fern: 'heavy linen, dyed fern',
  },
  shade: { linen: 'undyed linen over a steel frame', fern: 'fern green linen over a steel frame' },
  painted: { white: 'solid ash, painted a warm, flat white' },
};
const sortOf: Record<string, string> = {
  stool: 'seat',
  chair: 'seat',
  rug: 'rug',
  pendant: 'shade',
  shelf: 'painted',
};

const electric =
  'Switch off and let it cool, then dust with a soft dry cloth. Linen shades can be brushed.';
const care: Partial<Record<string, string>> = {
  pendant: electric,
  'wall-light': electric,
  'table-lamp': electric,
  vase: 'Rinse by hand and use a bottle brush. Stand it on a mat: an unglazed foot can mark wood.',
  rug: 'Vacuum along the weave, turn it twice a year, and have it cleaned by a specialist.',
  mirror: 'Clean the glass with a soft, dry cloth. Keep sprays away from the frame.',
};

export function madeOf(family: string, finish: string): string {
  return bySort[sortOf[family] ?? '']?.[finish] ?? finishOf(finish).made;
}

export function careOf(family: string, finish: string): string {
  if (family === 'bowl' && finishOf(finish).kind === 'wood') {
    return 'Wash by hand and dry at once. Rub in a little food-safe oil when the wood looks pale.';
  }
  return care[family] ?? finishOf(finish).care;
}

export function materialTag(family: string, finish: string): string {
  if (madeOf(family, finish).includes('solid ash')) return 'Ash';
  return finishOf(finish).material;
}
