import { expect, test } from 'vitest';
import { xmlText } from './xml-text';

test('a text ends neither its element nor its attribute, and spoils no file [V1.2.1]', () => {
  expect(xmlText(`<a href='x' title="y">&</a>`)).toBe(
    '&lt;a href=&apos;x&apos; title=&quot;y&quot;&gt;&amp;&lt;/a&gt;',
  );
  expect(xmlText(']]> &amp;')).toBe(']]&gt; &amp;amp;');
  expect(xmlText('a\u0000b\u000bc\ufffed\ud800e')).toBe('abcde');
});
