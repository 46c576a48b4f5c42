import { wall, windowLight } from '../backdrop';
import { box } from '../pen';
import { floorRug, folded } from './cloth';
import { bench, branch, oak, table, walnut } from './pieces';
import { emptyRoom, type Scene } from './scene';
import { bed, sofa } from './soft';
import { put, putAll } from './thing';
import { skirting, tiles, window } from './walls';

/** Living rooms, bedrooms, hallways and bathrooms. */
export const homeScenes: Record<string, Scene> = {
  'dining-chairs': {
    across: 2600,
    draw: (pen, w, h) =>
      emptyRoom(pen, w, h, 1330, '#dccfbc') +
      window(pen, 1530, 160, 640, 760) +
      putAll(pen, [['aske chair oak', 1420, 1500, 1.1]]) +
      table(pen, 800, 760, 1000, 150, walnut, 560) +
      putAll(pen, [
        ['luna vase chalk', 1290, 860, 1.05],
        ['dunmore mug sand', 1540, 880],
      ]) +
      branch(pen, 1290, 600, 360, -100) +
      put(pen, 'aske chair oak', 620, 1560, 1.2),
  },
  'living-lamp': {
    across: 3000,
    draw: (pen, w, h) =>
      emptyRoom(pen, w, h, 1400, '#d3c8b6') +
      floorRug(pen, 260, 1560, 2500, 360, '#ddd2be', '#9a8a72', 9) +
      sofa(pen, 980, 1600, 1820, '#a9a48d') +
      putAll(pen, [
        ['nolan cushion rust', 1320, 1210, 0.9],
        ['harbour cushion oat', 2420, 1210, 0.9],
        ['lund side-table walnut', 620, 1610, 1.25],
        ['isola table-lamp chalk', 600, 1000, 1.15],
        ['solene mirror oak', 1880, 430, 0.8],
      ]),
  },
  'living-corner': {
    across: 2500,
    draw: (pen, w, h) =>
      emptyRoom(pen, w, h, 1230, '#d9cdbb') +
      windowLight(pen, 200, 100, 760, 820) +
      floorRug(pen, 300, 1330, 1900, 280, '#d8cbb4', '#8a7d69', 7) +
      putAll(pen, [
        ['tove chair oak', 1020, 1480, 1.25],
        ['tamar basket willow', 1760, 1450, 1.15],
        ['fenwick wall-light black', 1480, 520, 1.2],
      ]),
  },
  'reading-nook': {
    across: 1500,
    draw: (pen, w, h) =>
      emptyRoom(pen, w, h, 1420, '#cbc3ae') +
      putAll(pen, [
        ['fenwick wall-light aged-brass', 560, 520, 1.25],
        ['tove chair walnut', 640, 1660, 1.3],
        ['ebb side-table black', 1180, 1640, 1.05],
        ['dunmore mug chalk', 1150, 1130, 1.05],
        ['petra vase clay', 1250, 1110, 0.8],
      ]) +
      folded(pen, 640, 1080, 400, 110, '#a9664a'),
  },
  'bedroom-wall-light': {
    across: 2900,
    draw: (pen, w, h) =>
      wall(pen, w, h, '#cdc4b0') +
      putAll(pen, [
        ['pell wall-light brass', 440, 720, 1.15],
        ['pell wall-light brass', 2460, 720, 1.15],
      ]) +
      bed(pen, 760, 1220, 1380, h, '#e7dcc9') +
      putAll(pen, [
        ['nolan cushion rust', 1190, 1270, 0.9],
        ['nolan cushion linen', 1700, 1270, 0.9],
        ['quarry cushion oat', 1450, 1330, 1],
      ]) +
      table(pen, 180, 1330, 480, 90, oak, 500) +
      table(pen, 2240, 1330, 480, 90, oak, 500) +
      putAll(pen, [
        ['petra vase chalk', 430, 1380, 0.9],
        ['dunmore mug moss', 2470, 1390],
      ]),
  },
  'bedroom-linen': {
    across: 1500,
    draw: (pen, w, h) =>
      wall(pen, w, h, '#d9cebc') +
      windowLight(pen, 120, 80, 680, 760) +
      bed(pen, -260, 1120, 2020, h, '#eadfcd') +
      putAll(pen, [
        ['nolan cushion fern', 560, 1180, 0.95],
        ['harbour cushion oat', 960, 1190, 0.9],
      ]) +
      folded(pen, 980, 1500, 620, 170, '#a9664a'),
  },
  'hallway-hooks': {
    across: 2500,
    draw: (pen, w, h) =>
      emptyRoom(pen, w, h, 1360, '#d3c8b5') +
      box(0, 980, w, 8, 0, '#6b5a45', { opacity: 0.25 }) +
      box(0, 988, w, 252, 0, '#a5a48e') +
      skirting(pen, w, 1360, '#a5a48e') +
      putAll(pen, [
        ['row hook oak', 760, 560, 1.5],
        ['solene mirror brass', 1850, 520, 0.95],
      ]) +
      bench(pen, 320, 1080, 1000, 1450, oak) +
      folded(pen, 560, 1074, 320, 110, '#d6c7ae') +
      putAll(pen, [['creel basket willow', 1960, 1500, 1.2]]),
  },
  'hallway-mirror': {
    across: 1500,
    draw: (pen, w, h) =>
      emptyRoom(pen, w, h, 1480, '#d8ccba') +
      windowLight(pen, 60, 200, 520, 700) +
      putAll(pen, [
        ['arden mirror aged-brass', 790, 620, 1.1],
        ['skerry wall-light brass', 300, 560, 1.2],
        ['bray stool oak', 620, 1640, 1.2],
        ['tamar basket seagrass', 1130, 1640, 1.1],
      ]) +
      folded(pen, 620, 1085, 250, 80, '#767a5d'),
  },
  'bathroom-nickel': {
    across: 2200,
    draw: (pen, w, h) =>
      wall(pen, w, h, '#d7d3c6') +
      tiles(pen, 0, 820, w, h - 820, '#dfe1d8', 170, 85) +
      table(pen, 420, 1080, 1360, 110, oak, 0) +
      box(420, 1236, 1360, 300, 4, '#8f977f') +
      putAll(pen, [
        ['linton mirror nickel', 1100, 500, 1.05],
        ['skerry wall-light nickel', 690, 540, 1.25],
        ['skerry wall-light nickel', 1510, 540, 1.25],
        ['luna vase chalk', 660, 1160, 0.9],
        ['dunmore mug sand', 1560, 1165],
      ]) +
      branch(pen, 660, 930, 300, -80) +
      ['#e3d9c6', '#d6c7ae']
        .map((hex, i) => folded(pen, 1330, 1160 - i * 80, 300, 80, hex))
        .join(''),
  },
  'journal-light': {
    across: 3000,
    draw: (pen, w, h) =>
      box(0, 0, w, h, 0, '#cdb394') +
      wall(pen, w, h, '#d2b999') +
      windowLight(pen, 420, 60, 1200, 1150) +
      windowLight(pen, 1500, 260, 900, 900) +
      table(pen, -80, 1290, w + 160, 130, walnut, 0) +
      putAll(pen, [
        ['skerry wall-light brass', 1100, 620, 1.6],
        ['selwyn vase chalk', 2160, 1370, 1.4],
      ]) +
      branch(pen, 2160, 965, 460, 150, '#8b8461'),
  },
  'rug-floor': {
    across: 2600,
    draw: (pen, w, h) =>
      emptyRoom(pen, w, h, 1140, '#dacfbe') +
      windowLight(pen, 220, 60, 820, 860) +
      floorRug(pen, 220, 1270, 2160, 400, '#4a5563', '#cfc5b2', 9) +
      putAll(pen, [
        ['bray stool walnut', 900, 1430, 1.15],
        ['lund side-table oak', 1560, 1480, 1.25],
        ['petra vase chalk', 1500, 880, 1],
        ['dunmore mug chalk', 1690, 890, 1.1],
      ]) +
      branch(pen, 1500, 555, 320, 100),
  },
};
