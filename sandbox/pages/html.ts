export class Html {
  constructor(readonly text: string) {}
}

export type Value = string | number | null | undefined | false | Html | Value[];

/**
 * Escapes values that aren't `Html`, joins lists, and renders null, undefined and false as nothing.
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((text, part, index) => text + render(values[index - 1]) + part));
}

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(render).join('');
  if (value instanceof Html) return value.text;
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
