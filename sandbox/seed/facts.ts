import type { Design, Size } from './designs/design';
import { finishOf, type Finish } from './finishes';
import type { Currency, Facts } from './types';

/** Other families have no bulb. */
const electric: Partial<Record<string, Facts>> = {
  pendant: {
    bulb: 'E27, not included',
    watts: '15',
    dimmable: 'With a dimmable bulb and a wall dimmer',
    cable: dimension(200, 'cm'),
  },
  'wall-light': {
    bulb: 'G9 LED, included',
    watts: '5',
    dimmable: 'With a wall dimmer',
  },
  'table-lamp': {
    bulb: 'E27, not included',
    watts: '12',
    dimmable: 'In-line dimmer',
    cable: dimension(180, 'cm'),
  },
};

const origins: Record<Finish['kind'], string> = {
  metal: 'England',
  paint: 'England',
  wood: 'Denmark',
  ceramic: 'Portugal',
  fabric: 'Lithuania',
  weave: 'Poland',
};

function dimension(value: number, unit: string): string {
  return JSON.stringify({ value, unit });
}

const words: [RegExp, key: string][] = [
  [/^across/, 'diameter'],
  [/^globe/, 'diameter'],
  [/^long/, 'length'],
  [/^wide/, 'width'],
  [/^high/, 'height'],
  [/^(?:deep|from the (?:wall|door))/, 'depth'],
];

/** Parses '24 cm across, 15 cm high'; ignores other parts. */
export function measuresOf({ dimensions }: Size): Facts {
  const [, width, length] = /^(\d+) cm by (\d+) cm$/.exec(dimensions) ?? [];
  if (width && length) {
    return { width: dimension(Number(width), 'cm'), length: dimension(Number(length), 'cm') };
  }
  return Object.fromEntries(
    dimensions.split(', ').flatMap((part) => {
      const [, value, unit = '', rest = ''] = /^([\d.]+) (cm|mm) (.+)$/.exec(part) ?? [];
      const [, key] = words.find(([pattern]) => pattern.test(rest)) ?? [];
      return key ? [[key, dimension(Number(value), unit)]] : [];
    }),
  );
}

/**
 * In US and Canadian dollars, lamps have North America's E26 socket. At Shopify, metafields can
 * differ by market in the same way.
 */
export const factsIn = (facts: Facts, currency: Currency): Facts =>
  facts.bulb && (currency === 'USD' || currency === 'CAD')
    ? { ...facts, bulb: facts.bulb.replace('E27', 'E26') }
    : facts;
const bulbs: Record<string, string> = { Lowen: 'Two GU10 LEDs, not included' };

export function factsOf(design: Design, finish: string): Facts {
  const [size, ...others] = design.sizes;
  const bulb = bulbs[design.name];
  return {
    ...electric[design.family],
    ...(bulb && { bulb }),
    ...(size && others.length === 0 && measuresOf(size)),
    origin: origins[finishOf(finish).kind],
  };
}

export const factsOfSize = (design: Design, size: Size): Facts =>
  design.sizes.length > 1 ? measuresOf(size) : {};
