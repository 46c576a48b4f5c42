import { expect, test } from 'vitest';
import { htmlMarkdown } from './html-markdown';

const site = {
  locale: 'en-US',
  addressOf: (href: string) =>
    href.startsWith('#') ? null : new URL(href, 'https://shop.example').href,
};
const toMarkdown = (html: string) => htmlMarkdown(html, { site, under: 1 }).source;

test.each([
  ['<p>One <b>bold </b>word.</p><p>Two</p>', 'One **bold** word.\n\nTwo'],
  ['One<br>two<br><br>three', 'One\\\ntwo\n\nthree'],
  ['<h2>Care</h2><p>Dust.</p><h5>More</h5>', '## Care\n\nDust.\n\n### More'],
  ['<ul><li>a</li> <li><p>b</p><ol><li>c</li></ol></li><li></li></ul>', '- a\n- b\n\n  1. c'],
  ['<a href="/pages/a">A</a>, <a href="#x">here</a>', '[A](https://shop.example/pages/a), here'],
  ['<blockquote><p>a</p></blockquote>', '> a'],
  [
    '<table><thead><tr><th>Size<th>Price</thead><tr><td>S | M<br>L<td>$1</table>',
    '| Size | Price |\n| - | - |\n| S \\| M L | $1 |',
  ],
  ['<table><tr><td>a<td>b</table>', '|  |  |\n| - | - |\n| a | b |'],
  ['<div>a<div><em>b</em></div></div>', 'a\n\n*b*'],
  ['<img src="/a.png" alt="x"><hr>', ''],
  ['<pre>a\n  b</pre>', 'a b'],
])('%s becomes Markdown', (html, markdown) => expect(toMarkdown(html)).toBe(markdown));

test('what is no text, or leads to a script, is left out [V1.2.1]', () => {
  const html =
    '<script>alert(1)</script><a href="javascript:alert(1)">a</a><p onclick="x">&lt;img src=x&gt; [b](javascript:c)</p>';
  expect(toMarkdown(html)).toBe('a\n\n&lt;img src=x> \\[b\\](javascript:c)');
});

test('elements nested thousands deep give nothing, or their text', () => {
  expect(toMarkdown(`${'<div>'.repeat(30_000)}deep`)).toMatch(/^(?:deep)?$/);
});
