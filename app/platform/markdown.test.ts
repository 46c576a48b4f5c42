import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  blocks,
  bullets,
  emphasized,
  heading,
  inOneLine,
  joined,
  lineBreak,
  link,
  inline,
  numbered,
  quote,
  table,
  textOf,
} from './markdown';

const pieces = fc.constantFrom(
  ...[
    'a',
    ' ',
    '\n',
    '\u0000',
    '<',
    '>',
    '&',
    'lt;',
    '#',
    '-',
    '1.',
    '*',
    '_',
    '`',
    '[',
    ']',
    '(',
    ')',
  ],
  ...['!', '|', '~', '\\', '"', '<script>', '<!--', '](javascript:x)', '```', '---', '\u202e'],
);
const hostile = fc.array(pieces, { maxLength: 12 }).map((all) => all.join(''));

/** Characters with a meaning, outside of escapes. */
const bare = (source: string) => source.replace(/\\[^a-z0-9\s]/gi, '');

test('whatever a text contains, it is one line without HTML, links, code and emphasis [V1.2.1]', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const { source } = inline`${text}`;
      // eslint-disable-next-line no-control-regex
      expect(source).not.toMatch(/[\n\r<\u0000-\u001f\u202a-\u202e]/);
      expect(bare(source)).not.toMatch(/[`*_[\]|~]/);
      expect(source).not.toMatch(/^\s*(?:[#>+=-]|\d+[.)](?:\s|$))/);
      expect(source).not.toMatch(/&(?!amp;|lt;)(?=#|[a-z])/i);
    }),
  );
});

test('ordinary text stays readable', () => {
  const text = 'Oak & brass, 60 × 40 cm (2.5 kg) – “Halden”: $1,200.00, 50% off!';
  expect(inline`${text}`.source).toBe(text.replace('!', '\\!'));
  expect(joined(['New!', link('see', 'https://shop.example/')], '').source).toBe(
    'New\\![see](https://shop.example/)',
  );
  expect(inline`${'4.6 of 5'}`.source).toBe('4.6 of 5');
  expect(inline`${'1. May, 2 * 3 < 7'}`.source).toBe('1\\. May, 2 \\* 3 &lt; 7');
});

test('a link’s label and address cannot end it', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const { source } = link(text, `https://shop.example/?q=${text}`);
      const [, label = '', address] = /^\[(.*)\]\(([^\s()<>]*)\)$/.exec(source) ?? [];
      expect(address).toMatch(/^https:\/\/shop\.example\/\?q=/);
      expect(bare(label)).not.toMatch(/[[\]]/);
    }),
  );
  expect(link('a [b]', 'https://shop.example/a_(b)|c').source).toBe(
    '[a \\[b\\]](https://shop.example/a_%28b%29%7Cc)',
  );
  expect(link('no address', null).source).toBe('no address');
});

test('a title cannot close its heading', () => {
  expect(heading(2, ' Sale # ').source).toBe('## Sale \\#');
  expect(heading(1, '# Sale').source).toBe('# \\# Sale');
});

test('lists indent what follows in an item', () => {
  const item = blocks([inline`One`, bullets(['a', 'b'])]);
  expect(bullets([item, 'Two']).source).toBe('- One\n\n  - a\n  - b\n- Two');
  expect(numbered([item]).source).toBe('1. One\n\n   - a\n   - b');
});

test('a table leaves out empty columns, and its cells stay in one line', () => {
  expect(
    table(
      ['Size', 'Code', 'Price'],
      [
        ['Small | wide', null, '$1'],
        ['Large', undefined, inline`${'$2'}\n(was $3)`],
      ],
    ).source,
  ).toBe('| Size | Price |\n| - | - |\n| Small \\| wide | $1 |\n| Large | $2 (was $3) |');
});

test('a table without a filled cell is empty', () => {
  for (const rows of [[], [[null, '']]]) expect(table(['Size', 'Price'], rows).source).toBe('');
});

test('blocks and parts that are empty or missing leave nothing behind', () => {
  expect(blocks([null, false, undefined, inline``, inline`a`, inline``]).source).toBe('a');
  expect(joined(['a', '', null, false, undefined, 0, inline``], ', ').source).toBe('a, 0');
});

test('line breaks: none at the ends, two begin a paragraph', () => {
  const text = (...parts: (string | null)[]) =>
    textOf(parts.map((part) => (part === null ? lineBreak : inline`${part}`)));
  expect(text(null, 'a', null, 'b ', null).source).toBe('a\\\nb');
  expect(text('a', null, null, 'b').source).toBe('a\n\nb');
  expect(text('a\\', null).source).toBe('a\\\\');
  expect(inOneLine(text('a', null, 'b', null, null, 'c')).source).toBe('a b c');
});

test('emphasis holds no space at its ends, and quotes mark each line', () => {
  expect(emphasized('**', inline` ${'a '}`).source).toBe(' **a** ');
  expect(emphasized('*', inline` `).source).toBe(' ');
  const care = joined([inline`${'Care:'}`, lineBreak], '');
  expect(emphasized('**', care).source).toBe('**Care:**\\\n');
  expect(emphasized('**', joined([inline`a`, lineBreak, lineBreak, inline`b`], '')).source).toBe(
    '**a**\\\n\\\n**b**',
  );
  expect(quote(blocks([inline`a`, inline`b`])).source).toBe('> a\n>\n> b');
});
