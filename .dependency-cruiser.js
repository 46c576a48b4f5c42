// @ts-check
/**
 * Forbids circular imports, including imports of types and dynamic imports. In the sandbox, also forbids cycles between
 * folders. `npm test` checks only the sandbox so: elsewhere, Oxlint finds circular static imports (`.oxlintrc.json`, which
 * also defines the layers), and `npm run test:full` finds the others.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^sandbox/' },
      to: { circular: true },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true, // includes type imports
    exclude: { path: 'node_modules' },
  },
};
