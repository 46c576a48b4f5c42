import { wall, windowLight } from '../backdrop';
import { box } from '../pen';
import { folded, towel } from './cloth';
import { bench, branch, counter, oak, stone, table, walnut } from './pieces';
import { emptyRoom, type Scene } from './scene';
import { put, putAll } from './thing';
import { fronts, tiles } from './walls';

/** The workshop, the shop and still lifes. */
export const shopScenes: Record<string, Scene> = {
  'workshop-bench': {
    across: 760,
    draw: (pen, w, h) =>
      counter(pen, w, h, -40, h, walnut) +
      putAll(pen, [
        ['tolland handle brass', 170, 90],
        ['bramley handle brass', 390, 100],
        ['wick handle aged-brass', 610, 90],
        ['bramley knob brass', 110, 230, 1.3],
        ['cade knob aged-brass', 230, 235, 1.3],
        ['ellery knob brass', 350, 230, 1.3],
        ['pip knob oak', 470, 234, 1.3],
        ['bramley knob nickel', 590, 230, 1.3],
        ['tolland knob black', 680, 240, 1.2],
        ['bramley handle aged-brass', 190, 390],
        ['cove hook brass', 380, 395],
        ['tolland handle black', 590, 390],
      ]),
  },
  'workshop-lamp': {
    across: 1150,
    draw: (pen, w, h) =>
      wall(pen, w, h, '#b9ad99') +
      put(pen, 'row hook oak', 575, 380, 1.2) +
      counter(pen, w, h, 1080, 320, oak) +
      putAll(pen, [
        ['orsta pendant black', 500, 520, 1.15],
        ['vesper candle-holder brass', 300, 1180],
        ['vesper candle-holder aged-brass', 420, 1215, 0.85],
        ['quill table-lamp brass', 850, 1170, 0.9],
        ['ember candle-holder brass', 600, 1260],
      ]),
  },
  'drawer-detail': {
    across: 520,
    draw: (pen, w, h) => {
      const { drawing } = fronts(pen, -30, 90, w + 60, 620, 1, 2, '#8d9683');
      return (
        wall(pen, w, h, '#e4dacb') +
        table(pen, -60, 20, w + 120, 34, stone, 0) +
        drawing +
        putAll(pen, [
          ['bramley handle brass', 260, 250, 1.1],
          ['bramley knob brass', 260, 556, 1.25],
        ])
      );
    },
  },
  'store-front': {
    across: 4200,
    draw: (pen, w, h) =>
      emptyRoom(pen, w, h, 1640, '#d9cfbf') +
      windowLight(pen, 240, 160, 900, 900) +
      put(pen, 'ledger shelf oak', 3150, 620, 1.4) +
      putAll(pen, [
        ['petra vase clay', 2840, 606],
        ['luna vase chalk', 3140, 606, 1],
        ['stave vase ink', 3430, 606],
      ]) +
      table(pen, 500, 1320, 3200, 210, oak, 430) +
      putAll(pen, [
        ['isola table-lamp clay', 900, 1420, 1.1],
        ['marlow table-lamp oak', 1500, 1410, 1.1],
        ['harrow bowl moss', 1960, 1440, 1.1],
        ['haddon table-lamp brass', 2420, 1420, 1.2],
        ['quill table-lamp black', 2920, 1410, 1.15],
        ['isola table-lamp chalk', 3370, 1420, 1.1],
        ['halden pendant brass', 1650, 260, 1.2],
        ['halden pendant black', 2500, 260, 1.2],
      ]),
  },
  'ceramics-shelf': {
    across: 2300,
    draw: (pen, w, h) =>
      wall(pen, w, h, '#d8cdbb') +
      windowLight(pen, 160, 80, 760, 760) +
      table(pen, -80, 1040, w + 160, 60, oak, 0) +
      box(0, 1150, w, h, 0, '#2b1f15', { opacity: 0.12, filter: pen.blur(30) }) +
      putAll(pen, [
        ['petra vase chalk', 300, 1082, 1.25],
        ['selwyn vase moss', 680, 1084, 1.2],
        ['stave vase clay', 1010, 1084, 1.2],
        ['luna vase chalk', 1350, 1084, 1.25],
        ['petra vase clay', 1700, 1082, 1.2],
        ['selwyn vase chalk', 2050, 1084, 1.05],
      ]) +
      branch(pen, 680, 725, 330, 110),
  },
  'ceramics-still-life': {
    across: 1100,
    draw: (pen, w, h) =>
      wall(pen, w, h, '#d9cbb6') +
      windowLight(pen, 60, 120, 620, 700) +
      counter(pen, w, h, 1010, 300, stone) +
      putAll(pen, [
        ['selwyn vase moss', 430, 1110, 1.1],
        ['petra vase clay', 720, 1130, 1.05],
        ['luna vase chalk', 560, 1230, 0.8],
      ]) +
      branch(pen, 430, 780, 430, 130) +
      branch(pen, 430, 780, 380, -130),
  },
  'textiles-stack': {
    across: 2000,
    draw: (pen, w, h) =>
      emptyRoom(pen, w, h, 1120, '#ddd2c1') +
      windowLight(pen, 120, 80, 640, 660) +
      bench(pen, 240, 880, 1520, 1230, oak) +
      ['#d6c7ae', '#767a5d', '#a9664a']
        .map((hex, i) => folded(pen, 1340, 876 - i * 112, 440, 112, hex))
        .join('') +
      putAll(pen, [
        ['harbour cushion slate', 520, 868],
        ['nolan cushion linen', 800, 872, 0.96],
        ['tamar basket seagrass', 1750, 1290],
      ]),
  },
  'bathroom-rail': {
    across: 1000,
    draw: (pen, w, h) =>
      tiles(pen, 0, 0, w, h, '#dcdfd6', 170, 85) +
      put(pen, 'cove towel-rail brass', 500, 420, 1.1) +
      towel(pen, 620, 432, 290, 520, '#ded1b9') +
      towel(pen, 330, 432, 150, 330, '#8c8f78'),
  },
};
