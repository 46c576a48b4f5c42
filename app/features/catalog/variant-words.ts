/** This module can run in the browser. */
import { sizeName } from '~/ui/length';
import { spelled } from '~/ui/spelling';

export const isFinishOption = (name: string): boolean => /^(finish|colou?r)$/i.test(name.trim());

const separator = ' / ';

/**
 * Returns the option names in the order of a variant title's values: 'Size / Cable'. Returns 'Size' if there are no
 * options.
 */
export const sizeTerm = (options: readonly { name: string }[]): string =>
  options
    .map(({ name }) => name)
    .filter((name) => name !== 'Title')
    .join(separator) || 'Size';

/** The finish of a product without finishes, see `colourLabel`. */
const noFinish = 'One Colour';

/**
 * Returns a variant's words, such as 'Finish: Brass' and 'Size: Small · Cable: Black'. If the variant is a sample,
 * returns only the finish.
 */
export function variantWords(
  {
    colour,
    size,
    sizeTerm: term = 'Size',
  }: { colour: string | null; size: string | null; sizeTerm?: string },
  locale: string,
): string[] {
  const terms = term.split(separator);
  const values = size?.split(separator) ?? [];
  const isPaired = terms.length === values.length;
  const words = [
    ...(colour && !terms.some(isFinishOption)
      ? [`${colour === noFinish ? 'Colour' : 'Finish'}: ${colour}`]
      : []),
    ...(isPaired && size
      ? [values.map((value, at) => `${terms[at]}: ${sizeName(value, locale)}`).join(' · ')]
      : []),
    // There are more or fewer values than options if the options have changed or a value contains ' / '.
    ...(size && !isPaired ? [`${terms.length === 1 ? term : 'Size'}: ${size}`] : []),
  ];
  return words.map((one) => spelled(one, locale));
}
