import { designOf, drawn, fontSize, side, type Drawing } from '../seed/drawings';
import { factsOf } from '../seed/facts';
import { finishOf } from '../seed/finishes';
import { includedIn } from '../seed/included';
import { careOf, madeOf } from '../seed/materials';

/** A4, in points. */
const page = { width: 595, height: 842 };
const margin = 56;
const drawingWidth = 340;
const column = 96;
const lineLength = 74;

/** A product's data sheet as a one-page ASCII PDF; null without measurements. */
export function dataSheet(handle: string): string | null {
  const found = designOf(handle);
  const drawing = found && drawn(found.design);
  if (!found || !drawing) return null;
  const { design, finish, title } = found;
  const { bulb, watts } = factsOf(design, finish);
  const rows: [term: string, text: string][] = [
    ['Finish', finishOf(finish).name],
    ...design.sizes.map((size): [string, string] => [
      size.name ?? 'Measures',
      `${size.dimensions}, ${size.grams / 1000} kg`,
    ]),
    ['Material', madeOf(design.family, finish)],
    ...(bulb ? [['Bulb', inAllMarkets(bulb)] as [string, string]] : []),
    ...(watts ? [['Max. wattage', `${watts} W`] as [string, string]] : []),
    ['Included', includedIn(design).join(', ')],
    ['Care', careOf(design.family, finish)],
  ];
  const top = page.height - margin;
  const first = top - 60 - drawingWidth;
  const content = [
    text(margin, top - 14, 20, title),
    text(margin, top - 32, 10, 'Data sheet'),
    ...drawingOps(drawing, { x: (page.width - drawingWidth) / 2, top: top - 40 }),
    ...tableOps(rows, first),
  ];
  return pdf(content.join('\n'));
}

/** All markets share one data sheet, so it names both sockets, unlike `factsIn`. */
const inAllMarkets = (bulb: string) => bulb.replace('E27', 'E27 (E26 in North America)');

/** Octal codes of WinAnsi, which equals Latin 1 for these characters. */
const escaped = (words: string): string =>
  words
    .replaceAll('’', "'")
    .replace(/[\\()]/g, '\\$&')
    .replace(/[^ -~]/g, (char) => `\\${(char.charCodeAt(0) & 0xff).toString(8).padStart(3, '0')}`);

const number = (value: number): string => String(Math.round(value * 100) / 100);

const text = (x: number, y: number, size: number, words: string): string =>
  `BT /F1 ${number(size)} Tf ${number(x)} ${number(y)} Td (${escaped(words)}) Tj ET`;

function tableOps(rows: [term: string, text: string][], top: number): string[] {
  let y = top;
  return rows.flatMap(([term, words]) => {
    const lines = wrapped(words.charAt(0).toUpperCase() + words.slice(1));
    const ops = [text(margin, y, 10, term)];
    for (const line of lines) {
      ops.push(text(margin + column, y, 10, line));
      y -= 14;
    }
    y -= 4;
    return ops;
  });
}

function wrapped(words: string): string[] {
  const lines = [''];
  for (const word of words.split(' ')) {
    const last = lines.at(-1)!;
    const longer = last ? `${last} ${word}` : word;
    if (longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Helvetica's letter widths as fractions of the font size. All other letters in labels are 0.556
 * wide.
 */
const narrow: Record<string, number> = { ' ': 0.28, '.': 0.28, i: 0.22, l: 0.22, c: 0.5, m: 0.83 };
const widthOf = (words: string, size: number): number =>
  [...words].reduce((sum, letter) => sum + (narrow[letter] ?? 0.556) * size, 0);

const operators: Record<string, string> = { M: 'm', L: 'l', C: 'c' };

function drawingOps({ outlines, lines, labels }: Drawing, at: { x: number; top: number }) {
  const scale = drawingWidth / side;
  const place = (x: number, y: number) =>
    `${number(at.x + x * scale)} ${number(at.top - y * scale)}`;
  const path = (d: string) =>
    [...d.matchAll(/([MLCZ])([^MLCZ]*)/g)]
      .map(([, command = '', values = '']) => {
        if (command === 'Z') return 'h';
        const pairs = [...values.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
        return `${pairs.map(([, x, y]) => place(Number(x), Number(y))).join(' ')} ${operators[command]}`;
      })
      .join(' ');
  const size = fontSize * scale;
  return [
    '1 g 0.17 G 1 w 1 j',
    ...outlines.map((d) => `${path(d)} ${d.endsWith('Z') ? 'B' : 'S'}`),
    '0.5 G 0.6 w',
    ...lines.map((d) => `${path(d)} S`),
    '0.17 g',
    ...labels.map(({ x, y, text: words, anchor }) => {
      const left = at.x + x * scale - (anchor === 'middle' ? widthOf(words, size) / 2 : 0);
      return text(left, at.top - y * scale, size, words);
    }),
  ];
}

function pdf(content: string): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return body + table + trailer;
}
