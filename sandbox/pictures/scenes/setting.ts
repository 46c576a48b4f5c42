import { ground, wall, windowLight } from '../backdrop';
import { group, type Pen } from '../pen';
import { side, type Subject } from '../subject';
import { counter, oak, stone } from './pieces';
import { boards, skirting } from './walls';

/** Draws a product in use; `own` puts the product itself at a place. */
export type Setting = (
  pen: Pen,
  own: (x: number, y: number, scale?: number) => string,
  subject: Subject,
) => string;

/** Millimetres across the sheet; scenes are drawn in millimetres. */
export const sheet = (across: number, draw: (w: number) => string): string =>
  group(draw(across), { transform: `scale(${side / across})` });

const wallTones = ['#e3d8c8', '#dcd3c4', '#d5cdbb', '#cfcab9'];
/** The colour of the walls, chosen by the design. */
export const tone = (pen: Pen) =>
  wallTones[Math.floor(pen.vary('wall', 0, wallTones.length))] ?? '#e3d8c8';

/** A thing on a table or counter in window light. */
export const onTable = (own: string, pen: Pen, w: number, across: string) =>
  wall(pen, w, w, tone(pen)) +
  windowLight(pen, w * 0.1, w * 0.08, w * 0.5, w * 0.52) +
  counter(pen, w, w, w * 0.66, w * 0.4, pen.vary('wood', 0, 1) > 0.5 ? oak : stone) +
  across +
  own;

/** Things on the floor of a room. */
export const floorRoom = (pen: Pen, w: number, things: string) =>
  wall(pen, w, w, tone(pen)) +
  windowLight(pen, w * 0.06, w * 0.05, w * 0.42, w * 0.5) +
  skirting(pen, w, w * 0.72, '#e6ddce') +
  boards(pen, w, w, w * 0.72, '#b99d78') +
  things;

/** A room with its floor low in the sheet, for tall things. */
export const lowRoom = (pen: Pen, w: number) =>
  wall(pen, w, w, tone(pen)) +
  windowLight(pen, w * 0.08, w * 0.06, w * 0.5, w * 0.55) +
  ground(pen, w, w, w * 0.86, '#b99d78');
