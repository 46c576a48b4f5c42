import { withFault } from '../faults/apply';
import type { World } from '../world/world';
import { identify } from '../world/identify';
import { services } from './services';

/** Logs the request, and answers with the matching fault or service. */
export async function answer(incoming: Request, world: World): Promise<Response> {
  const started = performance.now();
  const url = new URL(incoming.url);
  const { request, service, operations, responseKeys } = await identify(incoming, url);
  const entry = service && world.requests.open(service, operations.join('+'), request);
  const fault = service && world.faults.take(service, operations);
  const run = () => dispatch(request, url, world);
  const response = fault
    ? await withFault(fault, { request, service, responseKeys, run })
    : await run();
  if (entry) Object.assign(entry, { status: response.status, ms: performance.now() - started });
  return response;
}

async function dispatch(request: Request, url: URL, world: World): Promise<Response> {
  for (const service of services) {
    const response = await service(request, url, world);
    if (response) return response;
  }
  return Response.json(
    { error: { code: 'not_found', message: `No service at ${url.pathname}` } },
    { status: 404 },
  );
}
