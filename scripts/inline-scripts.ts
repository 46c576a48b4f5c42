/** `import text from './module.ts?script'` exports a bundled module as text. */
import { build } from 'esbuild';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './places';

const query = '?script';

/** The exported text is minified and safe in a `<script>` element. */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(query)) return;
    const { outputFiles, metafile } = await build({
      entryPoints: [id.slice(0, -query.length)],
      tsconfig: join(root, 'tsconfig.app.json'),
      bundle: true,
      format: 'iife',
      metafile: true,
      minify: true,
      target: 'es2022',
      write: false,
    });
    for (const file of Object.keys(metafile.inputs)) this.addWatchFile(join(root, file));
    const text = outputFiles[0]!.text.trim().replaceAll('</script', '<\\/script');
    return `export default ${JSON.stringify(text)};`;
  },
});
