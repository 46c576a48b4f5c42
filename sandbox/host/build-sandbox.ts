import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { bundleScript } from '../../scripts/inline-scripts';
import { root, stateFolder } from '../../scripts/places';

/** `sample` is the tests' content, `own` the content of `sandbox/content/index.ts`. */
export type Content = 'sample' | 'own';

const folders: Record<Content, string> = {
  own: join(root, 'build/sandbox'),
  sample: join(stateFolder, 'test-sandbox'),
};

const sampleContent: Plugin = {
  name: 'sample-content',
  setup(bundler) {
    const own = join(root, 'sandbox/content');
    bundler.onResolve({ filter: /\/content$/ }, ({ path, resolveDir }) =>
      resolve(resolveDir, path) === own ? { path: join(own, 'sample.ts') } : undefined,
    );
  },
};

/** Bundles modules for browsers, like `scripts/inline-scripts.ts`. Adds the bundled files to `inputs`. */
const browserScripts = (inputs: Set<string>): Plugin => ({
  name: 'browser-scripts',
  setup(bundler) {
    const namespace = 'script';
    bundler.onResolve({ filter: /\?script$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace(/\?script$/, '')),
      namespace,
    }));
    bundler.onLoad({ filter: /./, namespace }, async ({ path }) => {
      const { text, files } = await bundleScript(path);
      for (const file of files) inputs.add(relative(root, file));
      return { contents: text, loader: 'text' };
    });
  },
});

/**
 * Bundles `sandbox/worker.ts` if its inputs have changed; returns the bundle's path. Safe in
 * parallel processes.
 */
export async function buildSandbox(content: Content): Promise<string> {
  const outputs = folders[content];
  const script = join(outputs, 'index.js');
  const stamp = join(outputs, 'inputs.json');
  if (await isFresh(script, stamp)) return script;
  const scripts = new Set<string>();
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['sandbox/worker.ts'],
    outfile: script,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['workerd', 'worker', 'import', 'default'],
    external: ['cloudflare:*', 'node:*'],
    loader: { '.json': 'json', '.svg': 'text', '.graphql': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [browserScripts(scripts), ...(content === 'sample' ? [sampleContent] : [])],
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  const bundled = Object.keys(metafile.inputs).filter((path) => !path.startsWith('script:'));
  const inputs = [...new Set([...bundled, ...scripts, 'sandbox/host/build-sandbox.ts'])].sort();
  await mkdir(outputs, { recursive: true });
  await put(script, outputFiles[0]?.text ?? '');
  await put(stamp, JSON.stringify({ inputs, state: await fingerprint(inputs) }));
  return script;
}

async function isFresh(script: string, stamp: string): Promise<boolean> {
  try {
    await stat(script);
    const { inputs, state } = JSON.parse(await readFile(stamp, 'utf8')) as {
      inputs: string[];
      state: string;
    };
    return state === (await fingerprint(inputs));
  } catch {
    return false;
  }
}

async function fingerprint(inputs: string[]): Promise<string> {
  const stats = await Promise.all(inputs.map((input) => stat(join(root, input))));
  const lines = stats.map(({ mtimeMs, size }, index) => `${inputs[index]} ${mtimeMs} ${size}`);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

async function put(path: string, text: string): Promise<void> {
  const beside = `${path}.${randomUUID()}`;
  await writeFile(beside, text);
  await rename(beside, path);
}
