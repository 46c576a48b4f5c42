/** What the options of a variant tell, in words. Safe in the browser. */

/** Whether an option tells finishes apart. */
export const isFinishOption = (name: string): boolean => /^(finish|colou?r)$/i.test(name.trim());

/** What a variant's title tells: the name of its only option, else 'Size'. */
export const sizeTerm = (options: readonly { name: string }[]): string =>
  options.length === 1 && options[0]!.name !== 'Title' ? options[0]!.name : 'Size';

/** What a line is, in words: 'Colour: Brass', 'Size: Small'; for a sample 'Finish: Brass' alone. */
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
