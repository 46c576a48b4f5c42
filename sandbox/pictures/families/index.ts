import type { Sketch } from '../art';
import { basket } from './basket';
import { bowl } from './bowl';
import { candleHolder } from './candle-holder';
import { chair } from './chair';
import { cushion } from './cushion';
import { handle } from './handle';
import { hook } from './hook';
import { knob } from './knob';
import { mirror } from './mirror';
import { mug } from './mug';
import { pendant } from './pendant';
import { rug } from './rug';
import { shelf } from './shelf';
import { sideTable } from './side-table';
import { stool } from './stool';
import { tableLamp } from './table-lamp';
import { throwBlanket } from './throw';
import { towelRail } from './towel-rail';
import { vase } from './vase';
import { wallLight } from './wall-light';

/** The drawing of each product family, by its id in `sandbox/seed/families.ts`. */
export const sketches: Record<string, Sketch> = {
  basket,
  bowl,
  'candle-holder': candleHolder,
  chair,
  cushion,
  handle,
  hook,
  knob,
  mirror,
  mug,
  pendant,
  rug,
  shelf,
  'side-table': sideTable,
  stool,
  'table-lamp': tableLamp,
  throw: throwBlanket,
  'towel-rail': towelRail,
  vase,
  'wall-light': wallLight,
};
