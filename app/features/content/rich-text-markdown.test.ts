import { expect, test } from 'vitest';
import { readRichText } from './rich-text';
import { richTextMarkdown } from './rich-text-markdown';

const site = {
  locale: 'en-US',
  addressOf: (href: string) =>
    href.startsWith('#') ? null : new URL(href, 'https://shop.example').href,
};
const toMarkdown = (field: unknown[]) =>
  richTextMarkdown(readRichText(field), { site, under: 1 }).source;

const block = (type: string, text: string, spans: object[] = []) => ({ type, text, spans });
const linked = (start: number, end: number, url: string) => ({
  ...{ type: 'hyperlink', start, end },
  data: { link_type: 'Web', url },
});

test('headings, lists, emphasis, links and line breaks become Markdown', () => {
  expect(
    toMarkdown([
      block('heading2', 'Care # '),
      block('paragraph', 'Dust\nwith a soft cloth', [
        { type: 'strong', start: 5, end: 9 },
        linked(12, 22, 'https:///pages/care'),
      ]),
      block('list-item', 'one'),
      block('list-item', '2. two'),
      block('o-list-item', 'first'),
      block('heading4', 'More'),
      block('preformatted', 'a\n b'),
    ]),
  ).toBe(
    [
      '## Care \\#',
      'Dust\\\n**with** a [soft cloth](https://shop.example/pages/care)',
      '- one\n- 2\\. two',
      '1. first',
      '### More',
      'a\\\nb',
    ].join('\n\n'),
  );
});

test('unsafe links and HTML stay text [V1.2.1]', () => {
  expect(
    toMarkdown([
      block('paragraph', 'press <b>here</b>', [linked(0, 5, 'javascript:alert(1)')]),
      block('paragraph', 'below', [linked(0, 5, '#below')]),
    ]),
  ).toBe('press &lt;b>here&lt;/b>\n\nbelow');
});
