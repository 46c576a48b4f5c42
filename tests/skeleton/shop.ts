/** Runs the built template in workerd, with the sandbox in place of Shopify. */
import { readFileSync } from 'node:fs';
import { Miniflare, Response, type Request } from 'miniflare';
import { freePort } from '../../sandbox/host/ports';
import { sandboxVars } from '../../sandbox/host/sandbox-worker';
import { startSandbox, type Sandbox } from '../support/sandbox';

interface Asked {
  operation: string;
  status: number;
  errors: string[];
}

/** The only picture host in the template's Content Security Policy. */
export const imageHost = 'https://cdn.shopify.com';

export interface Skeleton {
  origin: string;
  sandbox: Sandbox;
  asked: Asked[];
  stop(): Promise<void>;
}

/** Starts the template. The caller stops it. */
export async function startSkeleton(folder: string): Promise<Skeleton> {
  const sandbox = await startSandbox();
  const asked: Asked[] = [];
  const port = await freePort();
  const miniflare = new Miniflare({
    name: 'skeleton',
    modules: [
      {
        type: 'ESModule',
        path: 'index.js',
        contents: readFileSync(`${folder}/dist/server/index.js`, 'utf8'),
      },
    ],
    compatibilityDate: '2024-07-01',
    bindings: {
      SESSION_SECRET: 'a secret of the template',
      PUBLIC_STORE_DOMAIN: sandbox.origin,
      PUBLIC_STOREFRONT_API_TOKEN: sandboxVars.STOREFRONT_TOKEN,
      PUBLIC_CHECKOUT_DOMAIN: new URL(sandbox.origin).host,
      PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'none',
      PUBLIC_CUSTOMER_ACCOUNT_API_URL: sandbox.origin,
    },
    assets: {
      workerName: 'skeleton',
      directory: `${folder}/dist/client`,
      binding: 'ASSETS',
      routerConfig: { has_user_worker: true },
    },
    outboundService: (request: Request) => ask(request, asked),
    host: '127.0.0.1',
    port,
    cf: false,
    cachePersist: false,
  });
  await miniflare.ready;
  return {
    origin: `http://localhost:${port}`,
    sandbox,
    asked,
    async stop() {
      await miniflare.dispose();
      await sandbox.stop();
    },
  };
}

const ownHeaders = /^(?:host|connection|content-length|transfer-encoding|expect|mf-.*)$/;

async function ask(request: Request, asked: Asked[]): Promise<Response> {
  const body = request.method === 'POST' ? await request.text() : undefined;
  const headers = [...request.headers].filter(([name]) => !ownHeaders.test(name));
  const { method, url } = request;
  const answer = await fetch(url, { method, headers, body, redirect: 'manual' });
  const text = await answer.text();
  const operation = /(?:query|mutation)\s+\w+/.exec(body ?? '')?.[0] ?? new URL(url).pathname;
  asked.push({ operation, status: answer.status, errors: errorsIn(text) });
  const images = `${new URL(url).origin}/cdn/shop/`;
  return new Response(text.replaceAll(images, `${imageHost}/cdn/shop/`), {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !/^content-(?:encoding|length)$/.test(name)),
  });
}

function errorsIn(text: string): string[] {
  try {
    const { errors = [] } = JSON.parse(text) as { errors?: { message: string }[] };
    return errors.map(({ message }) => message);
  } catch {
    return [];
  }
}
