import { sizeName } from '~/ui/length';
import { spelled } from '~/ui/spelling';

export const isFinishOption = (name: string): boolean => /^(finish|colou?r)$/i.test(name.trim());

const separator = ' / ';

/** Option names in the order of a variant title's values, such as 'Size / Cable'; 'Size' without options. */
export const sizeTerm = (options: readonly { name: string }[]): string =>
  options
    .map(({ name }) => name)
    .filter((name) => name !== 'Title')
    .join(separator) || 'Size';

/** See `colourLabel`. */
const noFinish = 'One Colour';

/** 'Finish: Brass', 'Size: Small · Cable: Black'. For a sample, only the finish. */
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
