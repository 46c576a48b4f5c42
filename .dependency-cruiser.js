// @ts-check
/**
 * Forbids import cycles, including types, and in the sandbox cycles between folders. The layers are in `eslint.config.js`.
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
