export interface Mistake {
  name: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  /** At least one of these tests must fail. */
  tests: { vitest?: string[]; playwright?: string[] };
}

export const mistakes: Mistake[] = [
  {
    name: 'forms of other sites are taken',
    file: 'app/platform/http/request-guard/request-guard.server.ts',
    find: 'const foreign = reading ? undefined : foreignOf(request, siteOrigin);',
    replace: 'const foreign = undefined as ForeignForm | undefined;\n  void foreignOf;',
    tests: { vitest: ['tests/http/request-guard.test.ts'] },
  },
  {
    name: 'an add loses its quantity',
    file: 'app/features/cart/add-variant.server.ts',
    find: 'merchandiseId: gidOf(variantId),\n  quantity,',
    replace: 'merchandiseId: gidOf(variantId),\n  quantity: Math.min(quantity, 1),',
    tests: { vitest: ['tests/http/cart.test.ts'] },
  },
  {
    name: 'the total is that of the first line',
    file: 'app/features/cart/sums.ts',
    find: 'const sums = discounted(subtotal, whole, parts);',
    replace:
      'const sums = discounted(subtotal, { currency, amount: lines[0]?.total.amount ?? 0 }, parts);',
    tests: { vitest: ['app/features/cart/sums.test.ts', 'tests/http/cart.test.ts'] },
  },
  {
    name: 'fields have no label',
    file: 'app/ui/field.tsx',
    find: '<label htmlFor={id} className',
    replace: '<label className',
    tests: { playwright: ['tests/e2e/accessibility.spec.ts'] },
  },
  {
    name: 'the footer is wider than the window',
    file: 'app/features/navigation/ui/footer.tsx',
    find: '<div className="bg-moss text-paper">',
    replace: '<div className="w-[150vw] bg-moss text-paper">',
    tests: { playwright: ['tests/e2e/accessibility.spec.ts'] },
  },
  {
    name: 'the search overlay finds nothing',
    file: 'app/features/catalog/ui/search/search-overlay.tsx',
    find: '<Results typed={term} start={start} />',
    replace: '<Results typed="" start={start} />',
    tests: { playwright: ['tests/e2e/finding.spec.ts'] },
  },
  {
    name: 'descriptions are not cleaned',
    file: 'app/features/catalog/description.ts',
    find: 'sanitize(fromHtml(html.slice(0, maxLength), { fragment: true }), schema)',
    replace: 'fromHtml(html.slice(0, maxLength), { fragment: true })',
    tests: { vitest: ['app/features/catalog/description-cleaning.test.ts'] },
  },
  {
    name: 'prices are in dollars everywhere',
    file: 'app/ui/money.ts',
    find: "const style = { style: 'currency', currency } as const;",
    replace: "const style = { style: 'currency', currency: 'USD' } as const;",
    tests: { vitest: ['tests/http/stores.test.ts', 'tests/http/cart.test.ts'] },
  },
  {
    name: 'a sign-out keeps the token at the commerce backend',
    file: 'app/features/account/account-session.server.ts',
    find: 'if (token) return { ended: await revokeToken(context, token), leaveTo: null };',
    replace: 'void revokeToken;\n  if (token) return { ended: true, leaveTo: null };',
    tests: { vitest: ['tests/faults/account-races.test.ts', 'tests/http/outside-calls.test.ts'] },
  },
  {
    name: 'a sign-out keeps the session',
    file: 'app/platform/session/session.server.ts',
    find: 'await claim(null, content ? endOf(content) : startedAt + oneDay * 1000);\n      content = undefined;',
    replace: 'void claim;',
    tests: { vitest: ['tests/http/hosted-accounts.test.ts'] },
  },
  {
    name: 'a link of the wishlist page is dead',
    file: 'app/routes/pages.wishlist.tsx',
    find: '<ButtonLink to="/collections/all">',
    replace: '<ButtonLink to="/collections/everything">',
    tests: { vitest: ['tests/http/without-accounts.test.ts'] },
  },
];
