/** Declares only this module: the package's ambient types would override the browser's `Element` and `Response`. */
declare module 'cloudflare:workers' {
  import { CloudflareWorkersModule } from '@cloudflare/workers-types';
  export = CloudflareWorkersModule;
}
