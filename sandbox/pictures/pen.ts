import { fraction } from '../seed/hash';

export type Stop = [offset: number, colour: string, opacity?: number];
type Attributes = Record<string, string | number | undefined>;

/** A number as short as a drawing needs it. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

const attributes = (all: Attributes): string =>
  Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');

/** An SVG element as text. */
export const element = (name: string, all: Attributes, inside = ''): string =>
  inside ? `<${name}${attributes(all)}>${inside}</${name}>` : `<${name}${attributes(all)}/>`;

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  element('path', { d, fill, ...more });

/** An open line with round ends. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => element('ellipse', { cx, cy, rx, ry, fill, ...more });

/** A rectangle from its left upper corner, with corner radius `r`. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string => element('rect', { x, y, width, height, rx: r || undefined, fill, ...more });

export const group = (inside: string, all: Attributes = {}): string =>
  element('g', all, inside || ' ');

/** Moves and scales a drawing. */
export const place = (inside: string, x: number, y: number, scale = 1, turn = 0): string =>
  group(inside, {
    transform: `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''} scale(${Math.round(scale * 1e4) / 1e4})`,
  });

/** Collects gradients, filters and clips, and chooses what a design's seed leaves open. */
export class Pen {
  private readonly definitions: string[];

  constructor(
    readonly seed: string,
    definitions: string[] = [],
  ) {
    this.definitions = definitions;
  }

  /** A pen for another design on the same sheet. */
  for(seed: string): Pen {
    return new Pen(seed, this.definitions);
  }

  /** A proportion between two bounds, always the same for this design and name. */
  vary(name: string, least: number, most: number): number {
    return least + (most - least) * fraction(`${this.seed} ${name}`);
  }

  private define(make: (id: string) => string): string {
    const id = `d${this.definitions.length}`;
    this.definitions.push(make(id));
    return `url(#${id})`;
  }

  /** A linear gradient over the shape's own box, by default from left to right. */
  linear(stops: Stop[], from: [number, number] = [0, 0], to: [number, number] = [1, 0]): string {
    const [x1, y1] = from;
    const [x2, y2] = to;
    return this.define((id) => element('linearGradient', { id, x1, y1, x2, y2 }, stopsOf(stops)));
  }

  /** A gradient from top to bottom. */
  vertical(stops: Stop[]): string {
    return this.linear(stops, [0, 0], [0, 1]);
  }

  /** A radial gradient over the shape's own box. */
  radial(stops: Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define((id) => element('radialGradient', { id, cx, cy, r }, stopsOf(stops)));
  }

  /** A blur in the shape's units; `margin` is how far it may spread, as a share of the shape. */
  blur(deviation: number, margin = 0.3): string {
    const [from, size] = [`${-margin * 100}%`, `${100 + margin * 200}%`];
    return this.define((id) =>
      element(
        'filter',
        { id, x: from, y: from, width: size, height: size },
        element('feGaussianBlur', { stdDeviation: deviation }),
      ),
    );
  }

  /** Shows a drawing only inside an outline. */
  within(outline: string, inside: string): string {
    const clip = this.define((id) => element('clipPath', { id }, path(outline, '#000')));
    return group(inside, { 'clip-path': clip });
  }

  /** A pattern tile that repeats over the plane. */
  pattern(width: number, height: number, inside: string, turn = 0): string {
    return this.define((id) =>
      element(
        'pattern',
        {
          id,
          width,
          height,
          patternUnits: 'userSpaceOnUse',
          patternTransform: turn ? `rotate(${n(turn)})` : undefined,
        },
        inside,
      ),
    );
  }

  /** The sheet's `<defs>`. */
  defs(): string {
    return element('defs', {}, this.definitions.join('') || ' ');
  }
}

function stopsOf(stops: Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');
}
