// @ts-check
/**
 * Nothing imports in a circle, not even types: two files that need one another do not say which of them is above. In the sandbox, no two folders either.
 * What may import what between the floors is in `eslint.config.js`.
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
    tsPreCompilationDeps: true, // sees imports of types
    exclude: { path: 'node_modules' },
  },
};
