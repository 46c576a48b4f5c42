import { finishOf } from '../seed/finishes';
import type { Art } from './art';
import { sweep, wall } from './backdrop';
import { brightness, materialOf } from './colour';
import { ellipse, group, path, place, type Pen } from './pen';
import { cast } from './solid';
import { side, sketch, type Subject } from './subject';
import { texture } from './texture';

const tones = ['#ebe2d5', '#e8dfd3', '#ece2d6', '#e6dcce'];
const deepTones = ['#8d9080', '#5b646c', '#a98a74', '#7c6c5d'];

/** The share of the sheet a thing may fill, across and down. */
const room: Record<Art['mount'], [number, number]> = {
  hang: [0.62, 0.5],
  stand: [0.6, 0.6],
  wall: [0.62, 0.56],
  lie: [0.66, 0.7],
};

/** Puts a thing in the middle of the sheet; `zoom` 1 shows all of it. */
function present(art: Art, zoom: number, [fx, fy]: [number, number]): string {
  const [w, h] = room[art.mount];
  const scale = Math.min((side * w) / art.box.width, (side * h) / art.box.height) * zoom;
  const down = art.mount === 'hang' ? 0.56 : art.mount === 'stand' ? 0.53 : 0.5;
  const x = side / 2 - (art.box.x + art.box.width * fx) * scale;
  const y = side * (zoom > 1 ? 0.5 : down) - (art.box.y + art.box.height * fy) * scale;
  return place(art.shadow + art.body, x, y, scale);
}

function behind(pen: Pen, art: Art, tone: string, zoom: number): string {
  if (art.mount !== 'stand') return wall(pen, side, side, tone);
  return sweep(pen, side, side, tone, zoom > 1 ? side * 0.8 : side * 0.66);
}

/** The material itself: a large plate of it and a small one, on linen. */
function swatch(pen: Pen, subject: Subject): string {
  const m = materialOf(finishOf(subject.finish));
  const plate = (cx: number, cy: number, r: number) => {
    const circle = `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    const light = pen.linear(
      m.kind === 'metal'
        ? [
            [0, m.light],
            [0.25, m.base],
            [0.42, m.bright],
            [0.58, m.base],
            [0.85, m.dark],
            [1, m.base],
          ]
        : [
            [0, m.light],
            [0.5, m.base],
            [1, m.dark],
          ],
      [0, 0],
      [1, 1],
    );
    const surface = group(texture(pen, m, [-r, r], r), { transform: `translate(${cx} ${cy})` });
    return (
      cast(pen, ellipse(cx, cy, r, r, '#241a12'), 34, 0.34) +
      ellipse(cx, cy, r, r, light) +
      pen.within(circle, surface) +
      path(circle, 'none', { stroke: m.light, 'stroke-width': 3, opacity: 0.7 })
    );
  };
  return wall(pen, side, side, '#e0d7c8') + plate(740, 760, 460) + plate(1210, 1180, 190);
}

/** A studio picture of a product: all of it, a closer view, a dark wall or its material. */
export function studio(pen: Pen, subject: Subject): string {
  if (subject.view === 5) return swatch(pen, subject);
  const art = sketch(pen, subject);
  const pale = brightness(finishOf(subject.finish).hex) > 0.72;
  const pick = Math.floor(pen.vary('tone', 0, tones.length));
  const tone = (
    subject.view === 4 ? deepTones : pale ? ['#d8cebf', '#d3cabc', '#d9cdbb', '#cfc6b8'] : tones
  )[pick];
  const zoom = subject.view === 3 ? 1.9 : subject.view === 4 ? 0.86 : 1;
  const focus: [number, number] =
    subject.view === 3 ? [0.4, art.mount === 'hang' ? 0.7 : 0.36] : [0.5, 0.5];
  return behind(pen, art, tone ?? '#e9e2d6', zoom) + present(art, zoom, focus);
}
