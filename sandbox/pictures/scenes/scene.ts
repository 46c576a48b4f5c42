import { wall } from '../backdrop';
import type { Pen } from '../pen';
import { boards, skirting } from './walls';

/** A scene in millimetres, `w` across and `h` down. */
export type Scene = { across: number; draw: (pen: Pen, w: number, h: number) => string };

/** An empty room: painted wall, skirting and a wooden floor from `at` down. */
export const emptyRoom = (pen: Pen, w: number, h: number, at: number, tone: string): string =>
  wall(pen, w, h, tone) + skirting(pen, w, at, '#e8dfd1') + boards(pen, w, h, at, '#b99d78');
