import { finishOf } from '../../seed/finishes';
import { brightness } from '../colour';
import { place } from '../pen';
import { floorRug, folded } from './cloth';
import { bench, branch, oak, table, walnut } from './pieces';
import { floorRoom, sheet, type Setting } from './setting';
import { putAll } from './thing';

/** Things on the floor or a bench. */
export const floorSettings: Record<string, Setting> = {
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
