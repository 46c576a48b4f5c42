import { expect, test } from 'vitest';
import { readDescription } from './description';

const html =
  '<p>A lamp.</p><ul><li><strong>Small:</strong> 24 cm &amp; more</li><li><strong>Material:</strong> Brass</li><li><strong>Care:</strong> Dust it.</li></ul>';

test('sizes, care and other facts leave the story', () => {
  expect(readDescription(html, ['Small', 'Large'])).toEqual({
    story: '<p>A lamp.</p>',
    sizes: [{ term: 'Small', text: '24 cm & more' }],
    care: 'Dust it.',
    facts: [{ term: 'Material', text: 'Brass' }],
  });
});

test('a description without such a list stays as it is', () => {
  for (const story of ['', '<p>Plain.</p>', '<ul><li>One</li><li><strong>Two</strong></li></ul>']) {
    const { sizes, care, facts } = readDescription(story, []);
    expect({ sizes, care, facts }).toMatchObject({ sizes: [], care: null });
  }
  expect(readDescription('<p>Plain.</p>', []).story).toBe('<p>Plain.</p>');
});
