import { wall, windowLight } from '../backdrop';
import { box, path, type Pen } from '../pen';
import { branch, counter, oak, stone, table, walnut } from './pieces';
import { emptyRoom, type Scene } from './scene';
import { put, putAll } from './thing';
import { fronts, tiles } from './walls';

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

/** Kitchens and tables. */
export const kitchenScenes: Record<string, Scene> = {
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
        emptyRoom(pen, w, h, 1560, '#d8d2c3') +
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
};
