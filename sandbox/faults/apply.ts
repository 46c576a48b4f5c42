import type { Fault } from '../world/active-faults';
import { errorResponse, hugeBody, scriptedPicture, throttled, wrongSchema } from './replies';

export type Attempt = {
  request: Request;
  service: string;
  responseKeys: string[];
  run: () => Promise<Response>;
};

const HANG_MS = 120_000;
const SLOW_MS = 3_000;

/** Returns the fault's failure as a response; throws for the mode `refused`. */
export async function withFault(fault: Fault, attempt: Attempt): Promise<Response> {
  const { responseKeys, run } = attempt;
  const service = speaks(attempt);
  if (fault.mode === 'slow') {
    await sleep(fault.delayMs ?? SLOW_MS);
    return run();
  }
  if (fault.mode === 'cut-json') return cut(await run());
  if (fault.applied) await (await run()).arrayBuffer();
  switch (fault.mode) {
    case 'refused':
      throw new Error('connect ECONNREFUSED (a fault ordered on the control page)');
    case 'reset':
      return broken();
    case 'hang':
      await sleep(HANG_MS);
      return new Response(null, { status: 504 });
    case 'throttled':
      return throttled(service);
    case 'empty-body':
      return json('');
    case 'bad-json':
      return json('{"data": oops');
    case 'wrong-schema':
      if (service === 'images') return scriptedPicture();
      return json(JSON.stringify(wrongSchema(service, responseKeys)));
    case 'huge-body':
      return hugeBody(service === 'images' ? 'image/jpeg' : 'application/json');
    case 'redirect':
      return Response.redirect('https://stranger.example/picture.jpg', 302);
    default:
      return errorResponse(fault.mode, service, fault.status);
  }
}

const speakGraphql = new Set(['accounts', 'orders']);

const speaks = ({ service, responseKeys }: Attempt): string =>
  speakGraphql.has(service) && responseKeys.length > 0 ? 'commerce' : service;

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function json(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

async function cut(whole: Response): Promise<Response> {
  const body = await whole.arrayBuffer();
  const headers = new Headers(whole.headers);
  headers.delete('content-length');
  return new Response(body.slice(0, body.byteLength >> 1), { status: whole.status, headers });
}

function broken(): Response {
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) throw new Error('connection reset (a fault ordered on the control page)');
      controller.enqueue(new TextEncoder().encode('{"data":'));
      sent = true;
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}
