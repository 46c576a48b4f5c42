import { expect, test } from 'vitest';
import { checkedHref, readLink } from './links';

test.each([
  ['/collections/new', '/collections/new'],
  ['/', '/'],
  ['#sizes', '#sizes'],
  ['https:///collections/new', '/collections/new'],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:hello@lintel.example', 'mailto:hello@lintel.example'],
  ['tel:+15185550142', 'tel:+15185550142'],
])('%s is followed [R-248]', (value, href) => {
  expect(checkedHref(value)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:////evil.example',
  'collections/new',
  '',
])('%j is not [R-248]', (value) => {
  const href = checkedHref(value);
  expect(href === null || new URL(href, 'https://own.example').host === 'evil.example').toBe(true);
  expect(href ?? '').not.toMatch(/^\/\/|^\/\\|javascript:|data:/i);
});

test('a document link has the address that the service filled in [R-248]', () => {
  const link = { link_type: 'Document', id: 'x', type: 'page', url: '/pages/about' };
  expect(readLink(link)).toEqual({ href: '/pages/about', newTab: false });
});

test('a link to a medium leads to its file [R-248]', () => {
  const url = 'https://shop.cdn.prismic.io/shop/care-of-brass.pdf';
  const link = { link_type: 'Media', id: 'x', kind: 'document', name: 'care-of-brass.pdf', url };
  expect(readLink(link)).toEqual({ href: url, newTab: false });
});

test('an empty, broken or unsafe link is none [V1.2.2]', () => {
  expect(readLink({ link_type: 'Any' })).toBeNull();
  expect(readLink({ link_type: 'Document', id: 'x', isBroken: true })).toBeNull();
  expect(readLink({ link_type: 'Web', url: 'javascript:alert(1)' })).toBeNull();
  expect(readLink(undefined)).toBeNull();
});

test('a link may ask for a new tab', () => {
  expect(readLink({ link_type: 'Web', url: 'https://a.example', target: '_blank' })?.newTab).toBe(
    true,
  );
});
