import { rooms } from './rooms';
import { element, Pen } from './pen';
import { roomScene } from './scenes/index';
import { settingOf } from './scenes/settings';
import { studio } from './studio';
import { readName, side } from './subject';

/** A drawn picture at its full size in pixels; `view` cuts and scales it without loss. */
export type Drawing = { width: number; height: number; svg: (view: View) => string };

/** The part of a drawing to show, in its own pixels, and the size to show it at. */
export type View = {
  area: { x: number; y: number; width: number; height: number };
  width: number;
  height: number;
};

function sheet(width: number, height: number, pen: Pen, content: string): Drawing {
  const inside = pen.defs() + content;
  return {
    width,
    height,
    svg: ({ area, width: w, height: h }) =>
      element(
        'svg',
        {
          xmlns: 'http://www.w3.org/2000/svg',
          width: w,
          height: h,
          viewBox: [area.x, area.y, area.width, area.height].join(' '),
          preserveAspectRatio: 'none',
        },
        inside,
      ),
  };
}

/** Draws a product picture by its name, e.g. `halden-pendant-aged-brass-1`; null if unknown. */
export function drawProduct(name: string): Drawing | null {
  const subject = readName(name);
  if (!subject) return null;
  const pen = new Pen(`${subject.family} ${subject.design}`);
  const content = subject.view === 2 ? settingOf(pen, subject) : studio(pen, subject);
  return sheet(side, side, pen, content);
}

/** Draws a room picture by its name, e.g. `kitchen-brass`; null if unknown. */
export function drawRoom(name: string): Drawing | null {
  const room = rooms.find((entry) => entry.name === name);
  if (!room) return null;
  const pen = new Pen(`room ${name}`);
  return sheet(room.width, room.height, pen, roomScene(pen, room));
}
