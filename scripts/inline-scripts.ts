/** `import text from './module.ts?script'` exports a bundled module as text. */
import { build } from 'esbuild';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './places';

const query = '?script';

/** The text is minified and safe in a `<script>` element. `files`: the paths of all bundled files. */
export async function bundleScript(path: string): Promise<{ text: string; files: string[] }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [path],
    tsconfig: join(root, 'tsconfig.app.json'),
    bundle: true,
    format: 'iife',
    metafile: true,
    minify: true,
    target: 'es2022',
    write: false,
  });
  const text = outputFiles[0]!.text.trim().replaceAll('</script', '<\\/script');
  return { text, files: Object.keys(metafile.inputs).map((file) => join(root, file)) };
}

export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(query)) return;
    const { text, files } = await bundleScript(id.slice(0, -query.length));
    for (const file of files) this.addWatchFile(file);
    return `export default ${JSON.stringify(text)};`;
  },
});
