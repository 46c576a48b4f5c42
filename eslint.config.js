// @ts-check
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import ts from 'typescript-eslint';

/** @param {string[]} group @param {string} message */
const never = (group, message) => ({ group, message });

const outside = never(
  ['**/sandbox/**', '**/scripts/**', '**/tests/**', '~/../**'],
  'The sandbox, scripts and tests are not deployed with the storefront.',
);
const higherLayers = (/** @type {string[]} */ names) =>
  never(
    names.flatMap((name) => [`~/${name}`, `~/${name}/**`, `**/${name}/**`]),
    'Layers only import downwards: worker → routes → slices → features → services → platform.',
  );
/** `up`: path from a file to the folder that contains the features. */
const otherFeature = (/** @type {string} */ up) =>
  never(
    ['~/features/*/ui/**', '~/features/**/*.server', '~/features/**/*.graphql', `${up}**`],
    'Features may import other features’ pure files, not their server files or ui; combine those in routes.',
  );

/** @param {string[]} files @param {object[]} patterns @returns {import('eslint').Linter.Config} */
const layer = (files, ...patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/**
 * Layers from top to bottom: worker → routes → slices → features → services → platform. Imports between folders use `~/…`;
 * imports inside a folder are relative.
 */
const layers = [
  layer(['app/**', 'server.ts'], outside),
  layer(['app/routes/**'], outside, higherLayers(['worker'])),
  layer(['app/slices/**'], outside, higherLayers(['worker', 'routes'])),
  ...['*', '*/*', '*/*/*'].map((depth) =>
    layer(
      [`app/features/*/${depth}`],
      outside,
      higherLayers(['worker', 'routes', 'slices']),
      otherFeature('../'.repeat(depth.split('/').length)),
    ),
  ),
  layer(
    ['app/ui/**'],
    outside,
    higherLayers(['worker', 'routes', 'slices', 'features', 'services']),
  ),
  layer(
    ['app/services/**'],
    outside,
    higherLayers(['worker', 'routes', 'slices', 'features', 'ui']),
  ),
  layer(
    ['app/platform/**'],
    outside,
    higherLayers(['worker', 'routes', 'slices', 'features', 'ui', 'services']),
  ),
  layer(
    ['sandbox/**'],
    // The table of stores is only data.
    never(
      ['~/**', '!~/stores', '**/app/**'],
      'The sandbox stands in for outside services: it must not import the app.',
    ),
  ),
  layer(
    ['scripts/**'],
    never(
      ['**/sandbox/**', '**/tests/**'],
      'Scripts also run for production shops: they must not import the sandbox or the tests.',
    ),
  ),
];

export default ts.config(
  { ignores: ['build', '.lintel', '**/*.generated.*', 'node_modules', 'tests/contract/documents'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-undef': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    // Type-aware rules double the run time, so they check only code of the Worker and the browser.
    files: ['app/**/*.{ts,tsx}', 'server.ts'],
    ignores: ['**/*.test.*', 'app/routes.ts'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    // With quadratic backtracking, one long form field could block the Worker for all visitors.
    files: ['app/**', 'server.ts', 'scripts/**'],
    ignores: ['**/*.test.*'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  {
    // Cloudflare may cancel work that isn't awaited after the response. Pass such work to `waitUntil`.
    files: ['app/**/*.server.{ts,tsx}', 'server.ts'],
    rules: { '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }] },
  },
  { files: ['sandbox/**', 'scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  // Playwright reads a fixture's dependencies from its first parameter; `{}` means no dependencies.
  { files: ['tests/e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  ...layers,
);
