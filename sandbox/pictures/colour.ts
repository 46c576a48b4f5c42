import type { Finish } from '../seed/finishes';

/** A finish as light sees it; all colours are `#rrggbb`. */
export type Material = {
  kind: Finish['kind'];
  base: string;
  /** Lit side, brightest reflection, shaded side, deepest shade. */
  light: string;
  bright: string;
  dark: string;
  deep: string;
  /** How sharp and strong reflections are, 0 to 1. */
  shine: number;
};

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour between two others; `amount` 0 is the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const b = channels(to);
  const mixed = channels(from).map((value, i) =>
    Math.round(value + ((b[i] ?? 0) - value) * amount),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Perceived brightness, 0 to 1. */
export function brightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}

const shine: Record<Finish['kind'], number> = {
  metal: 1,
  paint: 0.35,
  wood: 0.2,
  ceramic: 0.4,
  fabric: 0.05,
  weave: 0.05,
};

/** Light and shade of a finish. Black is lifted a little, or its form would vanish. */
export function materialOf(finish: Pick<Finish, 'hex' | 'kind'>): Material {
  const { kind } = finish;
  const base = brightness(finish.hex) < 0.2 ? mix(finish.hex, '#8a8078', 0.14) : finish.hex;
  const metal = kind === 'metal';
  const pale = brightness(base) > 0.75;
  const umber = kind === 'fabric' ? '#5a3f26' : '#33261b';
  return {
    kind,
    base,
    light: mix(base, '#fff8ec', metal ? 0.42 : 0.22),
    bright: mix(base, '#fffdf8', metal ? 0.82 : 0.5),
    dark: mix(base, umber, metal ? 0.42 : pale ? 0.2 : 0.34),
    deep: mix(base, umber, metal ? 0.7 : pale ? 0.38 : 0.6),
    shine: shine[kind],
  };
}
