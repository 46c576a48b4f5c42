/** Safe in the browser. */

export const isFinishOption = (name: string): boolean => /^(finish|colou?r)$/i.test(name.trim());

/** The only option's name, else 'Size'. */
export const sizeTerm = (options: readonly { name: string }[]): string =>
  options.length === 1 && options[0]!.name !== 'Title' ? options[0]!.name : 'Size';

/** 'Colour: Brass', 'Size: Small'; for a sample only 'Finish: Brass'. */
export const variantWords = ({
  colour,
  size,
  sizeTerm: term = 'Size',
}: {
  colour: string | null;
  size: string | null;
  sizeTerm?: string;
}): string[] => [
  ...(colour && !isFinishOption(term) ? [`Colour: ${colour}`] : []),
  ...(size ? [`${term}: ${size}`] : []),
];
