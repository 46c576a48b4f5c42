import { handleOf, type Design, type Size } from './designs/design';
import { measuresOf } from './facts';
import { families, familyOf } from './families';
import { finishes } from './finishes';
import { modelOf } from './model';
import { shapes } from './shapes';
import type { SeedImage } from './types';

/** A square of `side`, y downwards. */
export interface Drawing {
  outlines: string[];
  lines: string[];
  labels: { x: number; y: number; text: string; anchor: 'start' | 'middle' }[];
}

export const side = 1000;
export const fontSize = 34;
const margin = 40;
const heightWidth = 135;
const labelHeight = 160;
const gap = 40;
const largest = 620;
/**
 * Part of the URLs of drawings and data sheets, which browsers cache. Raise this number when you
 * change a drawing or a data sheet.
 */
const version = 2;

interface Figure {
  name: string | null;
  /** Width in cm. */
  width: number;
  height: number;
  hasHeight: boolean;
}

function centimetres(json: string | undefined): number | null {
  if (!json) return null;
  const { value, unit } = JSON.parse(json) as { value: number; unit: string };
  return unit === 'mm' ? value / 10 : value;
}

function figureOf(size: Size, isFromAbove: boolean): Figure[] {
  const { diameter, width, length, height, depth } = measuresOf(size);
  const across = centimetres(diameter ?? width ?? length);
  const high = centimetres(isFromAbove ? depth : height);
  if (!across || (!high && !diameter)) return [];
  return [{ name: size.name, width: across, height: high ?? across, hasHeight: high !== null }];
}

const shapeOf = ({ family, shape }: Design) => shapes[`${family}:${shape}`];

const figuresOf = (design: Design): Figure[] =>
  shapeOf(design) ? design.sizes.flatMap((size) => figureOf(size, design.shape === 'bracket')) : [];

/**
 * Null if the handle isn't a design's. For a generated product, returns the handwritten design it
 * is based on.
 */
export function designOf(handle: string): { design: Design; finish: string; title: string } | null {
  const [, name, family, finish] = pattern.exec(handle) ?? [];
  if (!name || !family || !finish) return null;
  const design = modelOf(name, family);
  const written = handleOf(design, finish) === handle ? design.name : capitalized(name);
  return { design, finish, title: `${written} ${familyOf(family).title}` };
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const longestFirst = (ids: string[]) => ids.sort((a, b) => b.length - a.length).join('|');
const pattern = new RegExp(
  `^([a-z][a-z0-9-]{1,60}?)-(${longestFirst(families.map(({ id }) => id))})-(${longestFirst(finishes.map(({ id }) => id))})$`,
);

const suffix = '-drawing';

export const drawingImage = (design: Design, handle: string): SeedImage | null =>
  figuresOf(design).length > 0
    ? {
        src: `/cdn/shop/files/${handle}${suffix}.png?v=${version}`,
        alt: '',
        width: 1600,
        height: 1600,
      }
    : null;

export const sheetPath = (design: Design, handle: string): string | null =>
  figuresOf(design).length > 0 ? `/cdn/shop/files/${handle}-data-sheet.pdf?v=${version}` : null;

/**
 * Returns the drawing of an image such as `brae-pendant-nickel-drawing`, and null for other images and for designs that
 * can't be drawn.
 */
export function drawingOf(image: string): Drawing | null {
  const found = image.endsWith(suffix) ? designOf(image.slice(0, -suffix.length)) : null;
  return found && drawn(found.design);
}

/**
 * Draws all sizes at one scale: below each other if all are wide, else next to each other. Returns
 * null without measurements.
 */
export function drawn(design: Design): Drawing | null {
  const figures = figuresOf(design);
  const paths = shapeOf(design);
  if (!paths || figures.length === 0) return null;
  const isStacked = figures.every(({ width, height }) => width > 2 * height);
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  const [widths, heights] = [figures.map((one) => one.width), figures.map((one) => one.height)];
  const labelWidth = figures.some(({ hasHeight }) => hasHeight) ? heightWidth : 0;
  const inner = side - 2 * margin;
  const count = figures.length;
  const scale = isStacked
    ? Math.min(
        (inner - labelWidth) / Math.max(...widths),
        (inner - count * labelHeight) / total(heights),
      )
    : Math.min(
        (inner - count * labelWidth - (count - 1) * gap) / total(widths),
        largest / Math.max(...heights),
      );
  const drawing: Drawing = { outlines: [], lines: [], labels: [] };
  const used = isStacked
    ? scale * total(heights) + count * labelHeight
    : scale * Math.max(...heights) + labelHeight;
  const spread = isStacked
    ? scale * Math.max(...widths) + labelWidth
    : scale * total(widths) + count * labelWidth + (count - 1) * gap;
  let x = (side - spread) / 2;
  let y = (side - used) / 2;
  const ground = y + scale * Math.max(...heights);
  for (const figure of figures) {
    const [width, height] = [figure.width * scale, figure.height * scale];
    const top = isStacked ? y : ground - height;
    if (design.family === 'pendant')
      drawing.outlines.push(line(x + width / 2, 0, x + width / 2, top));
    drawing.outlines.push(...paths.map((path) => placed(path, { x, top, width, height })));
    measure(drawing, figure, { x, top, width, height });
    if (isStacked) y += height + labelHeight;
    else x += width + labelWidth + gap;
  }
  return drawing;
}

interface Place {
  x: number;
  top: number;
  width: number;
  height: number;
}

const round = (value: number) => Math.round(value * 10) / 10;
const point = (x: number, y: number) => `${round(x)} ${round(y)}`;
const line = (x1: number, y1: number, x2: number, y2: number) =>
  `M${point(x1, y1)} L${point(x2, y2)}`;

const placed = (path: string, { x, top, width, height }: Place): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) =>
    point(x + (Number(px) * width) / 100, top + (Number(py) * height) / 100),
  );

/**
 * Rounds to quarter inches, as in the product's facts. Sizes below 4 inches (knobs, for example) are
 * rounded to hundredths of an inch.
 */
function inInches(cm: number): string {
  const inches = cm / 2.54;
  if (inches < 4) return `${Math.round(inches * 100) / 100} in`;
  const quarters = Math.round(inches * 4);
  return `${Math.floor(quarters / 4)}${['', '¼', '½', '¾'][quarters % 4]!} in`;
}

function measure(
  { lines, labels }: Drawing,
  figure: Figure,
  { x, top, width, height }: Place,
): void {
  const [away, tick] = [24, 8];
  const right = x + width + away;
  const below = top + height + away;
  const middle = x + width / 2;
  lines.push(line(x, below, x + width, below));
  for (const end of [x, x + width]) lines.push(line(end, below - tick, end, below + tick));
  const texts = [`${figure.width} cm`, inInches(figure.width), figure.name ?? ''];
  // Without duplicates: a name such as '50 cm' can equal the width.
  const own = texts.filter((text, index) => text && texts.indexOf(text) === index);
  own.forEach((text, row) =>
    labels.push({ x: middle, y: below + (row + 1.2) * fontSize, text, anchor: 'middle' }),
  );
  if (!figure.hasHeight) return;
  lines.push(line(right, top, right, top + height));
  for (const end of [top, top + height]) lines.push(line(right - tick, end, right + tick, end));
  const center = top + height / 2;
  [`${figure.height} cm`, inInches(figure.height)].forEach((text, row) =>
    labels.push({ x: right + 14, y: center + (row - 0.1) * fontSize, text, anchor: 'start' }),
  );
}
