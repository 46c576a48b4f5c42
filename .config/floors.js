// @ts-check
/**
 * The floors of the house: routes → slices → features → services → platform; ui serves the top three.
 * Between folders imports go through `~/…`, inside one they are relative, so a pattern can hold them.
 */

/** @param {string[]} group @param {string} message */
const never = (group, message) => ({ group, message });

const outside = never(
  ['**/sandbox/**', '**/tests/**', '~/../**'],
  'The storefront ships without the sandbox and the tests.',
);
const upstairs = (/** @type {string[]} */ names) =>
  never(
    names.flatMap((name) => [`~/${name}`, `~/${name}/**`, `**/${name}/**`]),
    'Floors import downwards only: routes → slices → features → services → platform.',
  );
const otherFeature = never(
  [
    '~/features/*/ui/**',
    '~/features/**/*.server',
    '~/features/**/*.graphql',
    '../../*',
    '../../**',
  ],
  'A feature may import the pure file of another, never its server file or its ui; routes put them together.',
);

/** @param {string[]} files @param {object[]} patterns */
const floor = (files, ...patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

export const floors = [
  floor(['app/**', 'server.ts'], outside),
  floor(['app/slices/**'], outside, upstairs(['routes'])),
  floor(['app/features/**'], outside, upstairs(['routes', 'slices']), otherFeature),
  floor(['app/ui/**'], outside, upstairs(['routes', 'slices', 'features', 'services'])),
  floor(['app/services/**'], outside, upstairs(['routes', 'slices', 'features', 'ui'])),
  floor(['app/platform/**'], outside, upstairs(['routes', 'slices', 'features', 'ui', 'services'])),
  floor(
    ['sandbox/**'],
    never(['~/**', '**/app/**'], 'The sandbox is the outside world: it knows nothing of the app.'),
  ),
];
