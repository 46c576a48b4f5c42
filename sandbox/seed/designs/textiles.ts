import { design, type Extra } from './design';

const inner: Extra = {
  name: 'Inner',
  values: [
    { name: 'Cover only', add: 0 },
    { name: 'With feather inner', add: 16 },
  ],
};

// prettier-ignore
export const textiles = [
  design('Nolan', 'cushion:plain', 'linen rust fern slate',
    'A plain linen cushion with a knife edge and a hidden zip closure. The cloth is washed before it is sewn, so it is soft from the first day and will not shrink later.',
    [['45 × 45 cm', '45 cm square', 48, 260], ['55 × 55 cm', '55 cm square', 58, 360]], inner),
  design('Harbour', 'cushion:stripe', 'oat slate',
    'A deck-chair stripe, woven rather than printed, so that both sides match. Piped to match the stripe.',
    [['', '50 cm square, feather inner included', 69, 900]]),
  design('Quarry', 'cushion:lumbar', 'oat fern',
    'A long cushion for the small of the back, with a flanged edge. It finishes a made bed better than a row of small ones.',
    [['', '70 cm wide, 35 cm high, feather inner included', 74, 980]]),
  design('Ashby', 'throw:fringe', 'linen fern rust',
    'A loosely woven throw with a hand-knotted fringe. Light enough for an August evening, and wide enough for two in November.',
    [['', '140 cm by 190 cm', 118, 820]]),
  design('Weir', 'throw:waffle', 'oat linen',
    'A deep waffle weave that traps warmth and dries quickly. Many of them end up as bath towels, which is fine by us.',
    [['Throw', '130 cm by 180 cm', 96, 760], ['Bedspread', '230 cm by 250 cm', 185, 1900]]),
  design('Kilda', 'rug:stripe', 'linen slate',
    'A flat-woven rug with uneven stripes, taken from the field walls of the island. It is the same on both sides; turn it twice a year.',
    [['Runner', '70 cm by 240 cm', 189, 3400], ['Medium', '140 cm by 200 cm', 295, 5600], ['Large', '200 cm by 300 cm', 545, 11900]]),
  design('Fallow', 'rug:border', 'oat rust',
    'A plain field with a double border, flat-woven in a heavy linen that softens underfoot. The corners are joined by hand and bound to match.',
    [['Medium', '160 cm by 230 cm', 420, 9800], ['Large', '200 cm by 300 cm', 640, 15800]]),
  design('Tamar', 'basket:round', 'seagrass willow',
    'A round basket with two looped handles, for logs, toys or the washing. It keeps its shape, full or empty.',
    [['Small', '28 cm across, 24 cm high', 39, 600], ['Medium', '38 cm across, 32 cm high', 54, 980], ['Large', '48 cm across, 40 cm high', 72, 1500]]),
  design('Creel', 'basket:tall', 'willow seagrass',
    'A tall basket with a tapered foot, made for umbrellas and walking sticks and now mostly used for rolled-up drawings.',
    [['', '26 cm across, 50 cm high', 62, 1100]]),
];
