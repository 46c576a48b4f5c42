import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { readRichText } from './rich-text';
import { RichText } from './ui/rich-text';

const html = (field: unknown, under?: 1 | 2) => {
  const element = createElement(RichText, { field: readRichText(field), under });
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
};
const words = (type: string, text: string, spans: unknown[] = [], direction = 'ltr') => ({
  ...{ type, text, spans, direction },
});
const inside = (markup: string) => `<div class="prose-calm ">${markup}</div>`;

test('rich text becomes lists, headings below the one above it, and spans within each other', () => {
  const field = [
    words('heading1', 'Care'),
    words('heading6', 'Brass'),
    words('paragraph', 'Rub it dry & warm.\nThen wait.', [
      { type: 'strong', start: 0, end: 10 },
      { type: 'em', start: 4, end: 6 },
    ]),
    words('list-item', 'One'),
    words('list-item', 'Two', [{ type: 'label', start: 0, end: 3, data: { label: 'x' } }]),
    words('o-list-item', 'واحد', [], 'rtl'),
    words('preformatted', 'a\n  b'),
  ];
  const below = (head: string, subhead: string) =>
    inside(
      `<${head}>Care</${head}><${subhead}>Brass</${subhead}>` +
        '<p><strong>Rub <em>it</em> dry</strong> &amp; warm.<br/>Then wait.</p>' +
        '<ul><li>One</li><li>Two</li></ul><ol><li dir="rtl">واحد</li></ol><pre>a<br/>  b</pre>',
    );
  expect(html(field)).toBe(below('h3', 'h4'));
  expect(html(field, 1)).toBe(below('h2', 'h3'));
});

test('a linked picture is a link with a name', () => {
  const picture = (alt: string, url: string) => ({
    ...{ type: 'image', url: 'https://images.example/a.jpg', alt },
    ...{ dimensions: { width: 2, height: 1 }, linkTo: { link_type: 'Web', url } },
  });
  const field = [
    picture('A lamp', 'https:///collections/sale'),
    picture('', 'https:///pages/care'),
    picture('B', 'javascript:alert(1)'),
  ];
  const markup = html(field);
  expect(markup).toMatch(
    /<a class="block w-fit" href="\/collections\/sale"><img [^>]*alt="A lamp"[^>]*\/><\/a>/,
  );
  expect(markup).toMatch(
    /href="\/pages\/care"><img [^>]*alt=""[^>]*\/><span class="sr-only">\/pages\/care<\/span><\/a>/,
  );
  expect(markup.match(/<a /g)).toHaveLength(2);
  expect(markup.match(/<img /g)).toHaveLength(3);
});

test('a link that is not safe leaves its words, and what cannot be shown is left out', () => {
  const link = (url: string) => [
    { type: 'hyperlink', start: 4, end: 8, data: { link_type: 'Web', url } },
  ];
  const field = [
    words('paragraph', 'See here.', link('https:///pages/care')),
    words('paragraph', 'See here.', link('javascript:alert(1)')),
    { type: 'image', url: 'https://images.example/a.jpg', alt: null, dimensions: { width: 2, height: 1 } }, // prettier-ignore
    { type: 'embed', oembed: { html: '<b>' } },
    words('paragraph', 'no spans', 'none' as never),
    null,
  ];
  const markup = html(field);
  expect(markup).toContain('<p>See <a href="/pages/care">here</a>.</p><p>See here.</p>');
  expect(markup).toMatch(/<img [^>]*alt=""[^>]*width="720" height="360"/);
  expect(markup).not.toMatch(/javascript|<b>|no spans/);
  expect(readRichText({ type: 'paragraph' })).toEqual([]);
});
