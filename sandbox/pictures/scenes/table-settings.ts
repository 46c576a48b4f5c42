import { folded } from './cloth';
import { branch } from './pieces';
import { lowRoom, onTable, sheet, type Setting } from './setting';
import { putAll } from './thing';

/** Things on a table. */
export const tableSettings: Record<string, Setting> = {
  'table-lamp': (pen, own) =>
    sheet(
      1250,
      (w) =>
        lowRoom(pen, w) +
        putAll(pen, [['lund side-table walnut', 560, 1180, 1.25]]) +
        own(540, 560) +
        putAll(pen, [['dunmore mug chalk', 770, 590]]),
    ),
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
};
