import type { Page, Request, Response } from 'playwright/test';
import type {} from '../../app/routes/shell/lazy-hydration';
import { bestLevel, brotliSize, edgeLevel } from './brotli';

const isMovedPicture = (response: Response) =>
  response.status() === 302 && new URL(response.url()).pathname.startsWith('/media/');

interface Files {
  files: number;
  /** Text at Brotli's highest level, fonts as they are. */
  bytes: number;
  /** The same size at the edge's Brotli level. */
  edgeBytes: number;
}

/** Scripts and data that are prefetched before any interaction count only in `prefetched`. */
export interface PageWeight {
  /** Includes the page and its pictures. */
  requests: number;
  prefetched: Files;
  scripts: Files;
  styles: Files;
  fonts: Files;
  /** Page state and loader responses. */
  data: Files;
  html: {
    raw: number;
    /** In bytes, at the edge's Brotli level, because the edge compresses each response. */
    brotli: number;
    /** Executed inline scripts, with their data. */
    inlineScripts: number;
  };
}

export interface Scale {
  read(): Promise<PageWeight>;
}

const inlineScript = /<script\b(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g;
const isData = (attributes: string) => /type="application\/ld\+json"/.test(attributes);

const inlineScriptBytes = (html: string): number =>
  [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !isData(attributes))
    .reduce((sum, [, , code = '']) => sum + Buffer.byteLength(code), 0);

const kindOf = (response: Response): 'scripts' | 'styles' | 'fonts' | 'data' | undefined => {
  const type = response.headers()['content-type'] ?? '';
  if (/javascript/.test(type)) return 'scripts';
  if (/^text\/css/.test(type)) return 'styles';
  if (/^(?:text\/plain|text\/x-script|application\/json)/.test(type)) return 'data';
  return /font|woff/.test(type) ? 'fonts' : undefined;
};

/** The largest file takes Brotli a second. */
const knownSizes = new Map<string, Pick<Files, 'bytes' | 'edgeBytes'>>();

function sizesOf(url: string, body: Buffer, kind: string) {
  const known = knownSizes.get(url);
  if (known) return known;
  const sizes =
    kind === 'fonts'
      ? { bytes: body.length, edgeBytes: body.length }
      : { bytes: brotliSize(body, bestLevel), edgeBytes: brotliSize(body, edgeLevel) };
  knownSizes.set(url, sizes);
  return sizes;
}

/** In ms without requests. Must be longer than the pauses after which the page loads more. */
const quietMs = 700;
const timeoutMs = 30_000;

/** Watches from now on. The returned function waits until no requests have run for 700 ms. */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let lastMs = Date.now();
  const end = (request: Request) => {
    open.delete(request);
    lastMs = Date.now();
  };
  page.on('request', (request) => {
    open.add(request);
    lastMs = Date.now();
  });
  page.on('requestfinished', end).on('requestfailed', end);
  return async () => {
    const until = Date.now() + timeoutMs;
    lastMs = Date.now();
    while (Date.now() < until && (open.size > 0 || Date.now() - lastMs < quietMs))
      await page.waitForTimeout(50);
  };
}

/**
 * Weighs everything that loads after this call. If several pages load, only the final page's HTML
 * counts.
 */
export function weigh(page: Page): Scale {
  const responses: Response[] = [];
  const rest = watchNetwork(page);
  page.on('response', (response) => {
    if (/^https?:/.test(response.url())) responses.push(response);
  });
  const bodies = new Map<string, Promise<Buffer>>();
  const bodyOf = (response: Response) => {
    const url = response.url();
    // Browsers discard response bodies after navigation.
    const again = async () => (await page.request.get(url)).body();
    const own = async () => {
      const body = await response.body();
      return body.length > 0 ? body : again();
    };
    const body = bodies.get(url) ?? own().catch(again);
    bodies.set(url, body);
    return body;
  };
  return {
    async read() {
      await rest();
      const isPrefetched = await prefetchedBy(page);
      const weight: PageWeight = {
        // Excludes redirects of slow pictures to their host, which occur on busy machines.
        requests: responses.filter(
          (response) => !isMovedPicture(response) && !isPrefetched(response.url()),
        ).length,
        prefetched: { files: 0, bytes: 0, edgeBytes: 0 },
        scripts: { files: 0, bytes: 0, edgeBytes: 0 },
        styles: { files: 0, bytes: 0, edgeBytes: 0 },
        fonts: { files: 0, bytes: 0, edgeBytes: 0 },
        data: { files: 0, bytes: 0, edgeBytes: 0 },
        html: { raw: 0, brotli: 0, inlineScripts: 0 },
      };
      const seen = new Set<string>();
      for (const response of responses) {
        const kind = isPrefetched(response.url()) ? 'prefetched' : kindOf(response);
        if (kind) {
          if (seen.has(response.url())) continue;
          seen.add(response.url());
          const body = await bodyOf(response);
          weight[kind].files += 1;
          const { bytes, edgeBytes } = sizesOf(response.url(), body, kind);
          weight[kind].bytes += bytes;
          weight[kind].edgeBytes += edgeBytes;
        } else if (response.request().isNavigationRequest() && response.status() < 300) {
          const body = await bodyOf(response);
          weight.html = {
            raw: body.length,
            brotli: brotliSize(body, edgeLevel),
            inlineScripts: inlineScriptBytes(body.toString()),
          };
        }
      }
      return weight;
    },
  };
}

async function prefetchedBy(page: Page): Promise<(url: string) => boolean> {
  const urls = await page.evaluate(() => {
    if (window.lazyHydration?.phase !== 'idle') return [];
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]');
    return [...links].map(({ href }) => href);
  });
  return (url) => urls.includes(url);
}

/** Interacts without activating anything. */
export async function touchPage(page: Page): Promise<void> {
  await page.mouse.wheel(0, 120);
  const heading = page.locator('h1').first();
  await heading.scrollIntoViewIfNeeded();
  await heading.click({ force: true });
}
