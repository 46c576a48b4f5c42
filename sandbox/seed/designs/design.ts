export type Size = { name: string | null; dimensions: string; usd: number; grams: number };

/** A second option, such as the cable's color. `add` is the surcharge in US dollars. */
export type Extra = { name: string; values: { name: string; add: number }[] };

export type Design = {
  name: string;
  family: string;
  shape: string;
  finishes: string[];
  copy: string;
  sizes: Size[];
  extra: Extra | null;
};

/** An empty name means one size. */
export type SizeRow = [name: string, dimensions: string, usd: number, grams: number];

export const handleOf = (design: Pick<Design, 'name' | 'family'>, finish: string): string =>
  `${design.name.toLowerCase()}-${design.family}-${finish}`;

export function design(
  name: string,
  form: `${string}:${string}`,
  finishes: string,
  copy: string,
  sizes: SizeRow[],
  extra: Extra | null = null,
): Design {
  const [family = '', shape = ''] = form.split(':');
  return {
    name,
    family,
    shape,
    finishes: finishes.split(' '),
    copy,
    sizes: sizes.map(([size, dimensions, usd, grams]) => ({
      name: size || null,
      dimensions,
      usd,
      grams,
    })),
    extra,
  };
}
