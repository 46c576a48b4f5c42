declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/server-runtime';
  const build: ServerBuild;
  export = build;
}

interface ImportMetaEnv {
  /** Whether this is the build that the tests run on. Code behind it is left out of what is deployed. */
  readonly TEST_BUILD: boolean;
}

/** Made by `scripts/inline-scripts.ts`. */
declare module '*?script' {
  const text: string;
  export default text;
}
