// @ts-check
/** Compresses text with Brotli, as Cloudflare does. Miniflare sends Chromium gzip instead. */
import { Agent, createServer, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { constants, createBrotliCompress } from 'node:zlib';

/** @type {{ port: number, upstream: number, level: number }} */
const { port, upstream, level } = workerData;
const agent = new Agent({ keepAlive: true });
const isText = /^(?:text\/|image\/svg|application\/(?:javascript|json|manifest|xml|rss))/;

createServer((incoming, outgoing) => {
  const { method, url, headers } = incoming;
  const takesBrotli = /\bbr\b/.test(String(headers['accept-encoding']));
  const sent = { ...headers, 'accept-encoding': 'identity' };
  const forwarded = request(
    { agent, host: '127.0.0.1', port: upstream, method, path: url, headers: sent },
    (answer) => {
      const own = { ...answer.headers };
      for (const name of ['connection', 'keep-alive', 'transfer-encoding']) delete own[name];
      const text = isText.test(own['content-type'] ?? '') && answer.statusCode !== 204;
      if (!text || !takesBrotli || own['content-encoding'] || method === 'HEAD') {
        outgoing.writeHead(answer.statusCode ?? 502, own);
        answer.pipe(outgoing);
        return;
      }
      delete own['content-length'];
      outgoing.writeHead(answer.statusCode ?? 502, { ...own, 'content-encoding': 'br' });
      const brotli = createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: level },
      });
      answer.pipe(brotli).pipe(outgoing);
    },
  );
  forwarded.on('error', () => outgoing.destroy());
  outgoing.on('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
}).listen(port, '127.0.0.1', () => parentPort?.postMessage('ready'));
