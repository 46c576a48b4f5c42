/** The attributes that tell search engines variants apart, for product feeds and structured data. */
import { hasOwnTitle } from './product';
import { isFinishOption } from './option-names';

type Attribute = 'colour' | 'size' | 'material' | 'pattern';

export type VariantAttributes = Record<Attribute, string | null>;

interface Option {
  name: string;
  value: string;
}

const optionNames: [Attribute, RegExp][] = [
  ['colour', /^(?:colou?r|finish|shade|glaze|cable|cord|flex|frame|bracket)$/i],
  ['material', /^(?:material|fabric|wood|metal|stone|glass)$/i],
  ['pattern', /^(?:pattern|print|motif|design)$/i],
];

export const attributeOf = (optionName: string): Attribute =>
  optionNames.find(([, names]) => names.test(optionName.trim()))?.[0] ?? 'size';

/** Removes 'Title: Default Title', which Shopify returns for products without options. */
export const ownOptions = <T extends Option>(options: readonly T[]): T[] =>
  options.filter(({ name, value }) => name !== 'Title' || hasOwnTitle(value));

/** The product's finish, unless each variant has its own. */
export const sharedFinish = (
  finish: string | null,
  options: readonly Pick<Option, 'name'>[],
): string | null => (options.some(({ name }) => isFinishOption(name)) ? null : finish);

/**
 * Search engines treat items with equal attributes as duplicates, so unknown options are added to the size ('96 mm,
 * Screws'). Several colors are separated by '/'.
 */
export function variantAttributes(
  finish: string | null,
  options: readonly Option[],
): VariantAttributes {
  const own = ownOptions(options);
  const values: Record<Attribute, string[]> = { colour: [], size: [], material: [], pattern: [] };
  const shared = sharedFinish(finish, own);
  if (shared) values.colour.push(shared);
  for (const { name, value } of own) values[attributeOf(name)].push(value);
  const joined = (of: Attribute, by: string) => [...new Set(values[of])].join(by) || null;
  return {
    colour: joined('colour', '/'),
    size: joined('size', ', '),
    material: joined('material', '/'),
    pattern: joined('pattern', ', '),
  };
}
