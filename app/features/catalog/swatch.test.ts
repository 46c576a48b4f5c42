import { expect, test } from 'vitest';
import { swatchesOf } from './swatch';

const entry = (handle: string, color: string, hidden = false) => ({ handle, color, hidden });

test('a hidden product and one with a bad colour have no swatch, the others stay', () => {
  const swatches = swatchesOf([
    entry('lamp-brass', '#B08D57'),
    entry('lamp-bone', 'eee', true),
    entry('lamp-rust', '#b08dzz'),
    entry('lamp-ink', 'abc'),
  ]);
  expect(swatches).toEqual([
    { handle: 'lamp-brass', hex: '#b08d57', label: 'Lamp brass' },
    { handle: 'lamp-ink', hex: '#aabbcc', label: 'Lamp ink' },
  ]);
});
