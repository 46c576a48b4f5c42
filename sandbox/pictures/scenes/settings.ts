import { ground, wall, windowLight } from '../backdrop';
import { brightness } from '../colour';
import { finishOf } from '../../seed/finishes';
import { group, place, type Pen } from '../pen';
import { sketch, type Subject } from '../subject';
import { side } from '../studio';
import {
  bench,
  branch,
  counter,
  floorRug,
  folded,
  oak,
  stone,
  table,
  towel,
  walnut,
} from './pieces';
import { putAll } from './thing';
import { boards, fronts, skirting, tiles } from './walls';

type Setting = (
  pen: Pen,
  own: (x: number, y: number, scale?: number) => string,
  subject: Subject,
) => string;

/** Millimetres across the sheet; scenes are drawn in millimetres. */
const sheet = (across: number, draw: (w: number) => string): string =>
  group(draw(across), { transform: `scale(${side / across})` });

const wallTones = ['#e3d8c8', '#dcd3c4', '#d5cdbb', '#cfcab9'];
const tone = (pen: Pen) =>
  wallTones[Math.floor(pen.vary('wall', 0, wallTones.length))] ?? '#e3d8c8';

const onTable = (own: string, pen: Pen, w: number, across: string) =>
  wall(pen, w, w, tone(pen)) +
  windowLight(pen, w * 0.1, w * 0.08, w * 0.5, w * 0.52) +
  counter(pen, w, w, w * 0.66, w * 0.4, pen.vary('wood', 0, 1) > 0.5 ? oak : stone) +
  across +
  own;

const floorRoom = (pen: Pen, w: number, things: string) =>
  wall(pen, w, w, tone(pen)) +
  windowLight(pen, w * 0.06, w * 0.05, w * 0.42, w * 0.5) +
  skirting(pen, w, w * 0.72, '#e6ddce') +
  boards(pen, w, w, w * 0.72, '#b99d78') +
  things;

const cabinet: Setting = (pen, own, subject) =>
  sheet(620, (w) => {
    const tones = ['#9aa08b', '#c9bda8', '#6f7a80', '#b99a86', '#e4ddd0'];
    const pale = brightness(finishOf(subject.finish).hex) > 0.7;
    const paint = tones[Math.floor(pen.vary('paint', 0, pale ? 4 : 5))] ?? '#9aa08b';
    const { drawing, middles } = fronts(pen, -40, 96, w + 80, 620, 2, 2, paint);
    return (
      wall(pen, w, w, '#e6ddcf') +
      counterEdge(pen, w) +
      drawing +
      middles.map(([x, y]) => own(x, y)).join('')
    );
  });

const counterEdge = (pen: Pen, w: number) => table(pen, -60, 20, w + 120, 36, stone, 0);

const settings: Record<string, Setting> = {
  pendant: (pen, own) =>
    sheet(
      1500,
      (w) =>
        wall(pen, w, w, tone(pen)) +
        windowLight(pen, 120, 180, 620, 640) +
        table(pen, -80, 1150, w + 160, 160, oak, 400) +
        putAll(pen, [
          ['selwyn vase chalk', 460, 1230],
          ['harrow bowl clay', 900, 1258],
        ]) +
        branch(pen, 460, 930, 330, 90) +
        own(760, 360, 1.15),
    ),
  'wall-light': (pen, own) =>
    sheet(
      1100,
      (w) =>
        wall(pen, w, w, tone(pen)) +
        table(pen, 90, 900, 900, 90, walnut, 0) +
        putAll(pen, [
          ['petra vase chalk', 300, 960],
          ['grove bowl oak', 760, 968, 0.9],
        ]) +
        branch(pen, 300, 640, 260, -70) +
        own(540, 420),
    ),
  'table-lamp': (pen, own) =>
    sheet(
      1250,
      (w) =>
        floorRoomFree(pen, w) +
        putAll(pen, [['lund side-table walnut', 560, 1180, 1.25]]) +
        own(540, 560) +
        putAll(pen, [['dunmore mug chalk', 770, 590]]),
    ),
  knob: cabinet,
  handle: cabinet,
  hook: (pen, own, subject) =>
    sheet(
      subject.design === 'row' ? 900 : 520,
      (w) =>
        wall(pen, w, w, tone(pen)) +
        (subject.design === 'row'
          ? own(w / 2, 330) + towel(pen, 300, 352, 150, 420, '#d8c9b0')
          : own(w * 0.3, 200) + own(w * 0.7, 200) + towel(pen, w * 0.7, 232, 84, 260, '#cbbfa6')),
    ),
  'towel-rail': (pen, own, subject) =>
    sheet(980, (w) => {
      const ring = subject.design === 'orrin';
      const cloth = ring
        ? towel(pen, 490, 560, 150, 330, '#ddd0b8')
        : towel(pen, 590, 390, 260, 440, '#ddd0b8');
      return tiles(pen, 0, 0, w, w, '#dfe0d6') + own(490, 380) + cloth;
    }),
  vase: (pen, own) =>
    sheet(900, (w) => {
      const y = w * 0.8;
      const stems =
        branch(pen, w * 0.47, y - 200, 380, 120) + branch(pen, w * 0.47, y - 200, 330, -110);
      return onTable(
        stems + own(w * 0.47, y),
        pen,
        w,
        folded(pen, w * 0.78, y - 40, 230, 60, '#d9c9ae'),
      );
    }),
  mug: (pen, own) =>
    sheet(520, (w) =>
      onTable(
        own(w * 0.36, w * 0.8) + own(w * 0.66, w * 0.86),
        pen,
        w,
        putAll(pen, [['stave vase ink', w * 0.78, w * 0.72]]),
      ),
    ),
  bowl: (pen, own) =>
    sheet(820, (w) =>
      onTable(
        own(w * 0.42, w * 0.84),
        pen,
        w,
        putAll(pen, [
          ['petra vase chalk', w * 0.72, w * 0.74],
          ['dunmore mug sand', w * 0.8, w * 0.8],
        ]),
      ),
    ),
  'candle-holder': (pen, own) =>
    sheet(780, (w) =>
      onTable(
        own(w * 0.36, w * 0.78) + own(w * 0.56, w * 0.85, 0.86),
        pen,
        w,
        putAll(pen, [['grove bowl walnut', w * 0.76, w * 0.78]]),
      ),
    ),
  mirror: (pen, own) =>
    sheet(
      1700,
      (w) =>
        wall(pen, w, w, tone(pen)) +
        own(850, 640) +
        table(pen, 250, 1290, 1200, 100, oak, 400) +
        putAll(pen, [
          ['isola table-lamp ink', 480, 1340],
          ['luna vase chalk', 1180, 1350],
        ]) +
        branch(pen, 1180, 1110, 330, 80),
    ),
  stool: (pen, own) =>
    sheet(1500, (w) =>
      floorRoom(
        pen,
        w,
        floorRug(pen, 180, 1180, 1150, 220, '#d9ccb6', '#8f8571') +
          own(690, 1290) +
          putAll(pen, [['tamar basket seagrass', 1150, 1230]]),
      ),
    ),
  chair: (pen, own) =>
    sheet(1700, (w) =>
      floorRoom(
        pen,
        w,
        table(pen, 760, 700, 900, 130, walnut, 520) +
          putAll(pen, [['luna vase chalk', 1150, 790]]) +
          branch(pen, 1150, 550, 330, 80) +
          own(560, 1420, 1.15),
      ),
    ),
  'side-table': (pen, own) =>
    sheet(1500, (w) =>
      floorRoom(
        pen,
        w,
        floorRug(pen, 120, 1180, 1250, 230, '#ddd2bf', '#a88f73') +
          own(720, 1290) +
          place(
            putAll(pen, [
              ['petra vase clay', 0, 0],
              ['dunmore mug chalk', 120, 10],
            ]),
            690,
            800,
          ),
      ),
    ),
  shelf: (pen, own) =>
    sheet(
      1250,
      (w) =>
        wall(pen, w, w, tone(pen)) +
        windowLight(pen, 90, 60, 560, 600) +
        own(620, 700) +
        putAll(pen, [
          ['petra vase chalk', 340, 690, 0.9],
          ['dunmore bowl sand', 620, 692, 0.8],
          ['dunmore mug moss', 860, 692],
        ]),
    ),
  cushion: (pen, own) =>
    sheet(1500, (w) =>
      floorRoom(
        pen,
        w,
        bench(pen, 180, 860, 1140, 1270, oak) +
          own(520, 850, 0.98) +
          folded(pen, 1020, 856, 320, 130, '#cdbb9e'),
      ),
    ),
  throw: (pen, own, subject) =>
    sheet(1500, (w) =>
      floorRoom(
        pen,
        w,
        bench(pen, 180, 860, 1140, 1270, oak) +
          [0, 1]
            .map((i) => folded(pen, 560, 856 - i * 112, 460, 112, finishOf(subject.finish).hex))
            .join('') +
          putAll(pen, [['tamar basket willow', 1120, 1330, 0.9]]),
      ),
    ),
  rug: (pen, _own, subject) =>
    sheet(2300, (w) => {
      const { hex } = finishOf(subject.finish);
      const ink = brightness(hex) < 0.45 ? '#cfc5b2' : '#7b6b58';
      return floorRoom(
        pen,
        w,
        floorRug(pen, 180, 1730, 1940, 420, hex, ink, subject.design === 'fallow' ? 2 : 8) +
          putAll(pen, [
            ['lund side-table oak', 700, 1830, 1.1],
            ['tove chair walnut', 1450, 1880, 1.1],
          ]),
      );
    }),
  basket: (pen, own) =>
    sheet(1500, (w) =>
      floorRoom(
        pen,
        w,
        putAll(pen, [['bray stool oak', 1010, 1250]]) +
          own(520, 1290) +
          folded(pen, 1010, 790, 250, 90, '#d4c5aa'),
      ),
    ),
};

const floorRoomFree = (pen: Pen, w: number) =>
  wall(pen, w, w, tone(pen)) +
  windowLight(pen, w * 0.08, w * 0.06, w * 0.5, w * 0.55) +
  ground(pen, w, w, w * 0.86, '#b99d78');

/** A product where it would be used, in the sheet's pixels. */
export function settingOf(pen: Pen, subject: Subject): string {
  const setting = settings[subject.family];
  if (!setting) throw new Error(`no setting for "${subject.family}"`);
  const own = (x: number, y: number, scale = 1) => {
    const art = sketch(pen, subject);
    return place(art.shadow + art.body, x, y, scale);
  };
  return setting(pen, own, subject);
}
