// @ts-check
/**
 * Forbids cycles between folders of the sandbox, including imports of types. `.oxlintrc.json` forbids cycles between files
 * everywhere, and defines the layers.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
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
