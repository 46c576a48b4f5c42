import * as v from 'valibot';
import type { Service } from '../world/world';
import { injectableFault } from './injectable-fault';

/**
 * A JSON API at `/__standin/faults` and `/__standin/requests?since=n`. `sandbox/control` serves
 * HTML at these paths.
 */
export const faultsApi: Service = (request, url, world) => {
  if (request.headers.get('accept')?.includes('text/html')) return null;
  if (url.pathname === '/__standin/requests' && request.method === 'GET') {
    return Response.json(world.requests.since(Number(url.searchParams.get('since') ?? 0)));
  }
  if (url.pathname !== '/__standin/faults') return null;
  if (request.method === 'GET') return Response.json(world.faults.list());
  if (request.method === 'DELETE') {
    world.faults.clear();
    return new Response(null, { status: 204 });
  }
  const isJson = request.headers.get('content-type')?.startsWith('application/json');
  if (request.method !== 'POST' || !isJson) return null;
  return request.text().then((text) => {
    const fault = v.safeParse(v.pipe(v.string(), v.parseJson(), injectableFault), text);
    if (fault.success) return Response.json(world.faults.add(fault.output), { status: 201 });
    return Response.json({ error: v.flatten(fault.issues) }, { status: 400 });
  });
};
