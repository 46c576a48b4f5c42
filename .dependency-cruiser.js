// @ts-check
/**
 * Forbids circular imports, including imports of types. In the sandbox, also forbids cycles between folders.
 * `.oxlintrc.json` defines the layers.
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
