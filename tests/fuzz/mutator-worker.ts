/**
 * Damages a selected response between a storefront and the sandbox. A POST to `/__mutator` sets the
 * damage for the next request, and returns how many responses were damaged since the previous POST.
 */
import { identify } from '../../sandbox/world/identify';
import { mutateJson, type Mutation } from './mutate-json';

/** Damages response number `nth` (from 0) of `service`; '*' means all services. */
export interface UpstreamDamage extends Mutation {
  service: string;
  nth: number;
}

interface Bindings {
  SANDBOX: { fetch(request: Request): Promise<Response> };
}

let armed: UpstreamDamage | null = null;
let seen = 0;
let done = 0;

export default {
  async fetch(incoming: Request, { SANDBOX }: Bindings): Promise<Response> {
    const url = new URL(incoming.url);
    if (url.pathname === '/__mutator') {
      const report = { seen, done };
      armed = (await incoming.json()) as UpstreamDamage | null;
      seen = 0;
      done = 0;
      return Response.json(report);
    }
    const { request, service } = await identify(incoming, url);
    const reply = await SANDBOX.fetch(request);
    const meant = armed?.service === '*' || service === armed?.service;
    if (!armed || !meant || seen++ !== armed.nth) return reply;
    const text = await reply.text();
    const damaged = mutateJson(text, armed);
    if (damaged !== text) done += 1;
    const headers = new Headers(reply.headers);
    headers.delete('content-length');
    headers.delete('content-encoding');
    const empty = reply.status === 204 || reply.status === 304;
    return new Response(empty ? null : damaged, { status: reply.status, headers });
  },
};
