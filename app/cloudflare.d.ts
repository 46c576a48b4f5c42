/** workerd's own module. Not the package's ambient types: those would change the browser's `Element` and `Response`. */
declare module 'cloudflare:workers' {
  import { CloudflareWorkersModule } from '@cloudflare/workers-types';
  export = CloudflareWorkersModule;
}
