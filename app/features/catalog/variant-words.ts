import { sizeName } from '~/ui/length';
import { spelled } from '~/ui/spelling';
import { colourLabel, sizeLabel } from './product';

export const isFinishOption = (name: string): boolean => /^(finish|colou?r)$/i.test(name.trim());

const separator = ' / ';

/** Option names in the order of a variant title's values, such as 'Size / Cable'; 'Size' without options. */
export const sizeTerm = (options: readonly { name: string }[]): string =>
  options
    .map(({ name }) => name)
    .filter((name) => name !== 'Title')
    .join(separator) || 'Size';

/** False for 'One Colour'. */
export const isFinish = (colour: string | null): colour is string =>
  Boolean(colour) && colour !== colourLabel(null);

/** False for 'One Size'. */
export const isSize = (size: string | null): size is string =>
  Boolean(size) && size !== sizeLabel('');

/** 'Finish: Brass', 'Size: Small · Cable: Black'; omits 'One Colour' and 'One Size'. For a sample, only the finish. */
export function variantWords(
  {
    colour,
    size,
    sizeTerm: term = 'Size',
  }: { colour: string | null; size: string | null; sizeTerm?: string },
  locale: string,
): string[] {
  const terms = term.split(separator);
  const values = isSize(size) ? size.split(separator) : [];
  const words = isFinish(colour) && !terms.some(isFinishOption) ? [`Finish: ${colour}`] : [];
  if (terms.length === values.length)
    words.push(values.map((value, at) => `${terms[at]}: ${sizeName(value, locale)}`).join(' · '));
  // There are more or fewer values than options if the options have changed or a value contains ' / '.
  else if (isSize(size)) words.push(`${terms.length === 1 ? term : 'Size'}: ${size}`);
  return words.map((one) => spelled(one, locale));
}
