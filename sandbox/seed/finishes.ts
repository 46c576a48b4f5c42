export type Finish = {
  id: string;
  name: string;
  hex: string;
  kind: 'metal' | 'paint' | 'wood' | 'ceramic' | 'fabric' | 'weave';
  colour: string;
  material: string;
  made: string;
  care: string;
};

const waxed =
  'Dust with a soft dry cloth. The surface is unsealed and will darken with handling; a little clear wax twice a year slows it down.';
const lacquered =
  'Wipe with a soft damp cloth and dry. Avoid metal polish, which would strip the lacquer.';
const painted = 'Wipe with a damp cloth. Avoid abrasive cleaners and scouring pads.';
const oiled =
  'Wipe with a barely damp cloth along the grain. Feed with a hard-wax oil once a year.';
const glazed =
  'Dishwasher safe, though hand washing keeps the glaze at its best. Not for the oven.';
const washed = 'Wash at 30 °C with similar shades, line dry, and iron while slightly damp.';
const woven = 'Brush or vacuum. Keep away from lasting damp, and reshape by hand if it slackens.';

const brass = { kind: 'metal', material: 'Brass' } as const;
const stoneware = { kind: 'ceramic', material: 'Stoneware', care: glazed } as const;
const linen = { kind: 'fabric', material: 'Linen', care: washed } as const;
const fibre = { kind: 'weave', material: 'Natural fibre', care: woven } as const;

// prettier-ignore
export const finishes: Finish[] = [
  { ...brass, id: 'brass', name: 'Brass', hex: '#b08d57', colour: 'Brass', made: 'solid brass, satin brushed under a thin lacquer', care: lacquered },
  { ...brass, id: 'aged-brass', name: 'Aged brass', hex: '#7d6238', colour: 'Brass', made: 'solid brass, aged by hand and waxed', care: waxed },
  { ...brass, id: 'nickel', name: 'Satin nickel', hex: '#b9b5ac', colour: 'Silver', made: 'solid brass, plated in satin nickel', care: lacquered },
  { kind: 'paint', material: 'Steel', id: 'black', name: 'Black', hex: '#1f1f1f', colour: 'Black', made: 'steel, powder coated in a soft, flat black', care: painted },
  { kind: 'paint', material: 'Steel', id: 'white', name: 'White', hex: '#f3f0ea', colour: 'White', made: 'steel, powder coated in a warm, flat white', care: painted },
  { kind: 'wood', material: 'Oak', id: 'oak', name: 'Oak', hex: '#c8a678', colour: 'Natural', made: 'solid European oak with a clear oil finish', care: oiled },
  { kind: 'wood', material: 'Walnut', id: 'walnut', name: 'Walnut', hex: '#6b4a32', colour: 'Brown', made: 'solid American walnut with a clear oil finish', care: oiled },
  { ...stoneware, id: 'chalk', name: 'Chalk', hex: '#ece6da', colour: 'White', made: 'stoneware with a dry chalk glaze' },
  { ...stoneware, id: 'sand', name: 'Sand', hex: '#cdb99a', colour: 'Natural', made: 'stoneware with a speckled sand glaze' },
  { ...stoneware, id: 'clay', name: 'Clay', hex: '#b0775a', colour: 'Terracotta', made: 'red stoneware with a thin clear glaze' },
  { ...stoneware, id: 'moss', name: 'Moss', hex: '#70745a', colour: 'Green', made: 'stoneware with a moss green glaze' },
  { ...stoneware, id: 'ink', name: 'Ink', hex: '#3b4552', colour: 'Blue', made: 'stoneware with a deep ink blue glaze' },
  { ...linen, id: 'linen', name: 'Natural linen', hex: '#d6c7ae', colour: 'Natural', made: 'pure European linen, undyed' },
  { ...linen, id: 'oat', name: 'Oat', hex: '#e3d9c6', colour: 'White', made: 'pure European linen in a pale oat' },
  { ...linen, id: 'rust', name: 'Rust', hex: '#a9664a', colour: 'Terracotta', made: 'pure European linen, garment dyed rust' },
  { ...linen, id: 'fern', name: 'Fern', hex: '#767a5d', colour: 'Green', made: 'pure European linen, garment dyed fern' },
  { ...linen, id: 'slate', name: 'Slate', hex: '#4a5563', colour: 'Blue', made: 'pure European linen, garment dyed slate' },
  { ...fibre, id: 'seagrass', name: 'Seagrass', hex: '#b9a473', colour: 'Natural', made: 'hand-plaited seagrass over a wire frame' },
  { ...fibre, id: 'willow', name: 'Willow', hex: '#8a6a4a', colour: 'Brown', made: 'buff willow, steamed and woven by hand' },
];

const byId = new Map(finishes.map((finish) => [finish.id, finish]));

export function finishOf(id: string): Finish {
  const finish = byId.get(id);
  if (!finish) throw new Error(`no finish "${id}"`);
  return finish;
}
