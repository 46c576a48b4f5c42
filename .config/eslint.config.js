// @ts-check
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { floors } from './floors.js';

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
  { files: ['sandbox/**', 'tests/**'], rules: { 'no-console': 'off' } },
  // Playwright reads a fixture's needs from its first parameter, so an empty pattern means: none.
  { files: ['tests/e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  ...floors,
);
