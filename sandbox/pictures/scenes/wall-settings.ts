import { finishOf } from '../../seed/finishes';
import { wall, windowLight } from '../backdrop';
import { brightness } from '../colour';
import { type Pen } from '../pen';
import { towel } from './cloth';
import { branch, oak, stone, table, walnut } from './pieces';
import { sheet, tone, type Setting } from './setting';
import { putAll } from './thing';
import { fronts, tiles } from './walls';

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

/** Things that hang or are fixed. */
export const wallSettings: Record<string, Setting> = {
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
};
