import { sizeName } from '~/ui/length';
import { spelled } from '~/ui/spelling';
import { isFinish, isFinishOption, isSize, optionSeparator } from './option-names';

/** 'Finish: Brass', 'Size: Small · Cable: Black'; omits 'One Colour' and 'One Size'. For a sample, only the finish. */
export function variantWords(
  {
    colour,
    size,
    sizeTerm: term = 'Size',
  }: { colour: string | null; size: string | null; sizeTerm?: string },
  locale: string,
): string[] {
  const terms = term.split(optionSeparator);
  const values = isSize(size) ? size.split(optionSeparator) : [];
  const words = isFinish(colour) && !terms.some(isFinishOption) ? [`Finish: ${colour}`] : [];
  if (terms.length === values.length)
    words.push(values.map((value, at) => `${terms[at]}: ${sizeName(value, locale)}`).join(' · '));
  // There are more or fewer values than options if the options have changed or a value contains ' / '.
  else if (isSize(size)) words.push(`${terms.length === 1 ? term : 'Size'}: ${size}`);
  return words.map((one) => spelled(one, locale));
}
