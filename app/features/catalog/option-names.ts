import { colourLabel, sizeLabel } from './product';

export const isFinishOption = (name: string): boolean => /^(finish|colou?r)$/i.test(name.trim());

export const optionSeparator = ' / ';

/** Option names in the order of a variant title's values, such as 'Size / Cable'; 'Size' without options. */
export const sizeTerm = (options: readonly { name: string }[]): string =>
  options
    .map(({ name }) => name)
    .filter((name) => name !== 'Title')
    .join(optionSeparator) || 'Size';

/** False for 'One Colour'. */
export const isFinish = (colour: string | null): colour is string =>
  Boolean(colour) && colour !== colourLabel(null);

/** False for 'One Size'. */
export const isSize = (size: string | null): size is string =>
  Boolean(size) && size !== sizeLabel('');
