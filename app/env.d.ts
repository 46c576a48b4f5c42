declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/server-runtime';
  const build: ServerBuild;
  export = build;
}

/** Made by `scripts/inline-scripts.ts`. */
declare module '*?script' {
  const text: string;
  export default text;
}
