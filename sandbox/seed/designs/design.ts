/** One size of a design: its name (null for a one-size design), dimensions, price and weight. */
export type Size = { name: string | null; dimensions: string; usd: number; grams: number };

/**
 * A second option beside size, e.g. the colour of a cable; `add` is the surcharge in US dollars.
 */
export type Extra = { name: string; values: { name: string; add: number }[] };

/** A design, which is sold as one product for each of its finishes. */
export type Design = {
  name: string;
  family: string;
  finishes: string[];
  copy: string;
  sizes: Size[];
  extra: Extra | null;
};

/** Sizes from rows of `[name, dimensions, US dollars, grams]`; an empty name means one size. */
export type SizeRow = [name: string, dimensions: string, usd: number, grams: number];

/** The handle of a design in one finish, `halden-pendant-aged-brass`. */
export const handleOf = (design: Pick<Design, 'name' | 'family'>, finish: string): string =>
  `${design.name.toLowerCase()}-${design.family}-${finish}`;

/**
 * A design from the short form of the design files. `form` is family and shape; the shape decides
 * what `photos/catalog.py` builds, and nothing here.
 */
export function design(
  name: string,
  form: `${string}:${string}`,
  finishes: string,
  copy: string,
  sizes: SizeRow[],
  extra: Extra | null = null,
): Design {
  const [family = ''] = form.split(':');
  return {
    name,
    family,
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
