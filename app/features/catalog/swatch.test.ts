import { expect, test } from 'vitest';
import { openLog } from '~/platform/log/log.server';
import { swatchesOf } from './swatch';

const entry = (handle: string, color: string, hidden = false) => ({ handle, color, hidden });

test('a hidden product and one with a bad colour have no swatch, the others stay [R-129]', () => {
  const related = [
    entry('lamp-brass', '#B08D57'),
    entry('lamp-bone', 'eee', true),
    entry('lamp-rust', '#b08dzz'),
    entry('lamp-ink', 'abc'),
  ];
  const lines: string[] = [];
  const log = openLog({}, [], (line) => lines.push(line));
  expect(swatchesOf({ handle: 'lamp-oak' }, related, log)).toEqual([
    { handle: 'lamp-brass', hex: '#b08d57', label: 'Brass' },
    { handle: 'lamp-ink', hex: '#aabbcc', label: 'Ink' },
  ]);
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ event: 'swatch-skipped', handle: 'lamp-rust', color: '#b08dzz' }),
  ]);
});

test('a product is not its own other finish, and each finish has one swatch', () => {
  const related = [
    entry('lamp-oak', '#c8a26b'),
    entry('lamp-brass', '#b08d57'),
    entry('lamp-ink', 'inky'),
    entry('lamp-brass', '#ffffff'),
    entry('lamp-ink', 'abc'),
  ];
  const log = openLog({}, [], () => undefined);
  expect(swatchesOf({ handle: 'lamp-oak' }, related, log)).toEqual([
    { handle: 'lamp-brass', hex: '#b08d57', label: 'Brass' },
    { handle: 'lamp-ink', hex: '#aabbcc', label: 'Ink' },
  ]);
});

test.each([
  ['halden-pendant-brass', 'halden-pendant-aged-brass', 'Aged brass'],
  ['halden-pendant-aged-brass', 'halden-pendant-brass', 'Brass'],
  ['lamp-oak', 'other-thing', 'Other thing'],
  ['lamp-oak', 'lamp', 'Lamp'],
])('beside %s the swatch of %s is called %s [R-145]', (handle, other, label) => {
  const log = openLog({}, [], () => undefined);
  expect(swatchesOf({ handle }, [entry(other, 'abc')], log)).toMatchObject([{ label }]);
});
