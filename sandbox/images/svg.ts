import { fontSize, side, type Drawing } from '../seed/drawings';

const pixels = 1600;
const ink = '#2b2723';
const pale = '#8a7f74';

/** Text needs a sans-serif font on the machine. */
export function svgOf({ outlines, lines, labels }: Drawing): string {
  const texts = labels.map(
    ({ x, y, text, anchor }) => `<text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" fill="#fff"/>`,
    `<g fill="#fff" stroke="${ink}" stroke-width="3" stroke-linejoin="round">`,
    ...outlines.map((path) => `<path d="${path}"/>`),
    `</g><path d="${lines.join(' ')}" fill="none" stroke="${pale}" stroke-width="2"/>`,
    `<g font-family="Helvetica, Arial, sans-serif" font-size="${fontSize}" fill="${ink}">`,
    ...texts,
    '</g></svg>',
  ].join('');
}
