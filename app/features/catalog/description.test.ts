import { expect, test } from 'vitest';
import { descriptionText, readDescription } from './description';

const html =
  '<p>A lamp.</p><ul><li><strong>Small:</strong> 24 cm &amp; more</li><li><strong>Material:</strong> Brass</li><li><strong>Care:</strong> Dust it.</li></ul>';

test('sizes, care and other facts leave the text', () => {
  expect(readDescription(html, ['Small', 'Large'])).toEqual({
    html: '<p>A lamp.</p>',
    sizes: [{ term: 'Small', text: '24 cm & more' }],
    care: 'Dust it.',
    facts: [{ term: 'Material', text: 'Brass' }],
  });
});

test('a description without such a list stays as it is', () => {
  for (const text of ['', '<p>Plain.</p>', '<ul><li>One</li><li><strong>Two</strong></li></ul>']) {
    const { sizes, care, facts } = readDescription(text, []);
    expect({ sizes, care, facts }).toMatchObject({ sizes: [], care: null });
  }
  expect(readDescription('<p>Plain.</p>', []).html).toBe('<p>Plain.</p>');
});

test('as one text, list items end as sentences do', () => {
  expect(descriptionText(html)).toBe(
    'A lamp. Small: 24 cm & more. Material: Brass. Care: Dust it.',
  );
  expect(descriptionText('<p>By <em>hand</em>, twice</p>\n<p>Why?</p>')).toBe(
    'By hand, twice. Why?',
  );
  expect(descriptionText('<style>p{}</style><ul><li>One</li> <li></li></ul>')).toBe('One.');
});

test('dead links become plain text [R-008]', () => {
  const isDead = (href: string) => href === '/account';
  const { html: kept } = readDescription(
    '<p><a href="/account">See <b>there</b></a> or <a href="/pages/a">here</a></p>',
    [],
    isDead,
  );
  expect(kept).toBe('<p><span>See <b>there</b></span> or <a href="/pages/a">here</a></p>');
});
