import type { Pen } from '../pen';
import type { Room } from '../rooms';
import { wall } from '../backdrop';
export const roomScene = (pen: Pen, room: Room): string =>
  wall(pen, room.width, room.height, '#ddd3c4');
