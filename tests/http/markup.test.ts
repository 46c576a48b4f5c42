import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../support/routes';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const checker = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React's own way to write: self-closed void elements, `srcSet`, boolean attributes.
    'void-style': 'off',
    'attr-case': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // A label on a list or a group is no mistake.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React puts ids with colons out (`useId`).
    'valid-id': ['error', { relaxed: true }],
    // A form may have two submit buttons of one name: it sends the one that was pressed.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'submit'] }],
  },
});

test.each(Object.entries(pages))('the markup of %s has no error', async (_name, path) => {
  const { text, status } = await shop.shopper().get(path);
  expect([200, 404]).toContain(status);
  const { results } = await checker.validateString(text, path);
  const complaints = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
  expect(complaints).toEqual([]);
});
