import { wall, windowLight } from '../backdrop';
import { box, path, type Pen } from '../pen';
import { bench, branch, counter, folded, oak, stone, table, towel, walnut } from './pieces';
import { put, putAll } from './thing';
import { boards, fronts, skirting, tiles } from './walls';

/** A scene in millimetres, `w` across and `h` down. */
export type Scene = { across: number; draw: (pen: Pen, w: number, h: number) => string };

const floor = (pen: Pen, w: number, h: number, at: number, tone: string) =>
  wall(pen, w, h, tone) + skirting(pen, w, at, '#e8dfd1') + boards(pen, w, h, at, '#b99d78');

const kitchen = (pen: Pen, w: number, h: number, knob: string) => {
  const { drawing, middles } = fronts(pen, -80, 1010, w + 160, h - 960, 4, 2, '#949b86');
  return (
    tiles(pen, 0, 0, w, 900, '#e3dfd3') +
    box(0, 860, w, 50, 0, '#2b1f15', { opacity: 0.1, filter: pen.blur(16) }) +
    table(pen, -120, 890, w + 240, 70, stone, 0) +
    drawing +
    middles.map(([x, y]) => put(pen, knob, x, y, 1.5)).join('')
  );
};

/** Kitchens, tables, the workshop and the shop. */
export const shopScenes: Record<string, Scene> = {
  'home-hero': {
    across: 3000,
    draw: (pen, w, h) =>
      wall(pen, w, h, '#dfd3c1') +
      windowLight(pen, 260, 120, 900, 880) +
      table(pen, -100, 1180, w + 200, 200, oak, 300) +
      putAll(pen, [
        ['halden pendant brass', 2050, 380, 1.5],
        ['selwyn vase chalk', 1560, 1270, 1.25],
        ['harrow bowl clay', 2120, 1300, 1.2],
        ['vesper candle-holder brass', 2480, 1270, 1.1],
      ]) +
      branch(pen, 1560, 900, 470, 150) +
      branch(pen, 1560, 900, 400, -160),
  },
  'home-hero-tall': {
    across: 1700,
    draw: (pen, w, h) =>
      wall(pen, w, h, '#dfd3c1') +
      windowLight(pen, 120, 260, 760, 820) +
      table(pen, -100, 1560, w + 200, 180, oak, 400) +
      putAll(pen, [
        ['halden pendant brass', 900, 640, 1.5],
        ['selwyn vase chalk', 560, 1640, 1.2],
        ['harrow bowl clay', 1130, 1660, 1.1],
      ]) +
      branch(pen, 560, 1290, 460, 140),
  },
  'kitchen-brass': {
    across: 2300,
    draw: (pen, w, h) =>
      kitchen(pen, w, h, 'bramley handle brass') +
      putAll(pen, [
        ['halden pendant brass', 640, 130, 1.1],
        ['halden pendant brass', 1660, 130, 1.1],
        ['dunmore bowl sand', 380, 938, 0.95],
        ['selwyn vase chalk', 1950, 930, 0.9],
        ['dunmore mug chalk', 1160, 945],
        ['dunmore mug moss', 1290, 950],
      ]) +
      branch(pen, 1950, 665, 260, 70),
  },
  'kitchen-island': {
    across: 3100,
    draw: (pen, w, h) => {
      const { drawing } = fronts(pen, 480, 1280, 2140, 640, 4, 1, '#ebe5da');
      return (
        floor(pen, w, h, 1560, '#d8d2c3') +
        windowLight(pen, 100, 160, 700, 800) +
        box(470, 1280, 2160, 640, 0, '#cfc6b8') +
        drawing +
        table(pen, 400, 1190, 2300, 80, stone, 0) +
        putAll(pen, [
          ['orsta pendant black', 850, 480, 1.25],
          ['orsta pendant black', 1550, 480, 1.25],
          ['orsta pendant black', 2250, 480, 1.25],
          ['grove bowl walnut', 1180, 1240, 1.1],
          ['petra vase clay', 1960, 1240, 1.1],
          ['perch stool oak', 880, 1990],
          ['perch stool oak', 1550, 1990],
          ['perch stool oak', 2220, 1990],
        ]) +
        branch(pen, 1960, 880, 320, 90)
      );
    },
  },
  'kitchen-shelf': {
    across: 1150,
    draw: (pen, w, h) =>
      tiles(pen, 0, 0, w, h, '#dfe0d5', 160, 80) +
      putAll(pen, [
        ['ledger shelf oak', 575, 560, 1.1],
        ['dunmore bowl sand', 300, 548],
        ['dunmore bowl chalk', 300, 505],
        ['petra vase chalk', 560, 548, 0.86],
        ['dunmore mug moss', 740, 548],
        ['dunmore mug chalk', 880, 548],
      ]) +
      table(pen, -60, 1190, w + 120, 70, oak, 0) +
      box(0, 1300, w, h - 1300, 0, '#8f967f') +
      putAll(pen, [
        ['grove bowl walnut', 350, 1240],
        ['stave vase ink', 800, 1235],
      ]) +
      branch(pen, 800, 1020, 270, 60, '#8c8a68'),
  },
  'dining-evening': {
    across: 2700,
    draw: (pen, w, h) =>
      box(0, 0, w, h, 0, '#8a7c6c') +
      box(
        0,
        0,
        w,
        h,
        0,
        pen.radial(
          [
            [0, '#f6dca6', 0.75],
            [0.5, '#d9b483', 0.3],
            [1, '#2a1f16', 0.5],
          ],
          0.5,
          0.5,
          0.66,
        ),
      ) +
      putAll(pen, [
        ['tove chair walnut', 560, 1640, 1.15],
        ['tove chair walnut', 2140, 1640, 1.15],
      ]) +
      table(pen, 330, 1230, 2040, 190, walnut, 500) +
      putAll(pen, [
        ['tarn pendant linen', 1350, 420, 1.7],
        ['harrow bowl clay', 1350, 1330, 1.1],
        ['vesper candle-holder brass', 960, 1320],
        ['vesper candle-holder brass', 1760, 1310, 0.86],
        ['dunmore bowl chalk', 640, 1370, 0.9],
        ['dunmore bowl chalk', 2060, 1370, 0.9],
      ]),
  },
  'table-setting': {
    across: 1000,
    draw: (pen, w, h) =>
      wall(pen, w, h, '#ddd0bd') +
      windowLight(pen, 80, 60, 460, 520) +
      counter(pen, w, h, 780, 300, oak) +
      path(`M200 850H800L900 ${h}H100Z`, '#e8decb') +
      path(`M200 850H800L900 ${h}H100Z`, 'none', {
        stroke: '#b9a888',
        'stroke-width': 4,
        opacity: 0.6,
      }) +
      putAll(pen, [
        ['vesper candle-holder brass', 330, 880],
        ['petra vase chalk', 660, 860],
        ['dunmore bowl sand', 420, 1070, 1.2],
        ['dunmore mug sand', 740, 1080, 1.15],
      ]) +
      branch(pen, 660, 540, 300, 90),
  },
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
      floor(pen, w, h, 1640, '#d9cfbf') +
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
      floor(pen, w, h, 1120, '#ddd2c1') +
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
