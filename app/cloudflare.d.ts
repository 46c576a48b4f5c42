/** Imports only these types: the package's globals would override the browser's `Element` and `Response`. */
declare module 'cloudflare:workers' {
  import { CloudflareWorkersModule } from '@cloudflare/workers-types';
  export = CloudflareWorkersModule;
}
