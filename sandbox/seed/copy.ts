import type { Design } from './designs/design';
import { familyOf } from './families';
import { finishOf } from './finishes';
import { careOf, madeOf } from './materials';

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const item = (term: string, text: string): string =>
  `<li><strong>${escape(term)}:</strong> ${escape(text)}</li>`;

const remarks: Partial<Record<string, string>> = {
  pendant: ' Its cable can be cut to length, for a low ceiling too.',
};

export function describe(design: Design, finish: string): string {
  const dimensions = design.sizes.map((size) =>
    item(size.name ?? 'Dimensions', sentence(size.dimensions)),
  );
  return [
    `<p>${escape(design.copy + (remarks[design.family] ?? ''))}</p>`,
    '<ul>',
    ...dimensions,
    item('Material', sentence(madeOf(design.family, finish))),
    item('Care', careOf(design.family, finish)),
    '</ul>',
  ].join('');
}

export function seoOf(design: Design, finish: string, ordinal: number) {
  const name = `${design.name} ${familyOf(design.family).title}`;
  const [first = ''] = design.copy.split('. ');
  return {
    title: ordinal % 5 === 4 ? null : `${name} in ${finishOf(finish).name}`,
    description:
      ordinal % 7 === 6
        ? null
        : `${first.replace(/\.$/, '')}. In ${madeOf(design.family, finish)}.`,
  };
}
