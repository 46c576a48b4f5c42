/** The built Worker with changeable settings, clock, caches and service origins. */
import { serviceAt } from '../../sandbox/world/identify';

/** `search`: document queries, but not the repository. `mutations`: mutations, but no queries. */
export type ServicePart = 'search' | 'mutations';

const isOf: Record<ServicePart, (url: URL, body: unknown) => boolean> = {
  search: ({ pathname }) => pathname.endsWith('/documents/search'),
  mutations: (_, body) => typeof body === 'string' && /^.{0,40}\bmutation\b/.test(body),
};

export interface Switch {
  /** Waits for running work, then empties the caches and the isolate's memory, and resets the clock. */
  fresh?: true;
  /** Resets Durable Objects and rate limits, too. */
  anew?: true;
  /** Replaces the last switch's variables; `null` removes a variable. Durable Objects keep theirs. */
  vars?: Record<string, string | null>;
  /** Advances the clock. */
  passMs?: number;
  /** Diverts a service, or a part of it; `null` ends the diversion. */
  divert?: { service: string; part?: ServicePart; origin: string } | null;
}

export interface SwitchReply {
  /** Calls since the previous switch request, such as 'CART_CREATION_LOCK.beginAdd'. */
  objectCalls: string[];
}

/** Delays a response until its background work is done. */
export const settleHeader = 'x-settle';
export const switchPath = '/__switch';

/** The longest request, in ms. */
const longestMs = 8000;

type Binding = {
  fetch?(): unknown;
  getByName?(name: string): object;
  limit?(of: { key: string }): unknown;
} | null;

interface Handler {
  fetch(request: Request, env: object, execution: Execution): Promise<Response>;
}
interface Execution {
  waitUntil(work: Promise<unknown>): void;
}
/** Exists only in the tests' build (`server.ts`). Resets an isolate's shared state. */
declare const renewIsolate: () => void;

export function withSwitchboard(shop: Handler): Handler {
  let aheadMs = 0;
  let generation = 0;
  let diverted: Switch['divert'] = null;
  let vars: Switch['vars'] = {};

  const now = Date.now;
  Date.now = () => now() + aheadMs;
  const open = caches.open.bind(caches);
  caches.open = (name) => open(`${name}-${generation}`);
  const send = fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!diverted || serviceAt(url.pathname) !== diverted.service) return send(input, init);
    if (diverted.part && !isOf[diverted.part](url, init?.body)) return send(input, init);
    return send(diverted.origin + url.pathname + url.search, init);
  };

  const running = new Map<symbol, number>();
  function track<T>(work: Promise<T>): Promise<T> {
    const key = Symbol();
    running.set(key, now());
    void work.catch(() => undefined).finally(() => running.delete(key));
    return work;
  }
  async function untilQuiet(): Promise<void> {
    // Work that was ended by a closed connection never settles.
    const runs = (since: number) => now() - since < longestMs;
    while ([...running.values()].some(runs)) await new Promise((done) => setTimeout(done, 10));
    running.clear();
  }

  let objectCalls: string[] = [];
  const noted = (namespace: string, object: object): object =>
    new Proxy(object, {
      get(target, method) {
        const call: unknown = Reflect.get(target, method);
        if (typeof call !== 'function' || typeof method !== 'string') return call;
        return (...args: unknown[]) => {
          objectCalls.push(`${namespace}.${method}`);
          return Reflect.apply(call, target, args) as unknown;
        };
      },
    });

  let place = 0;
  /** New names give stateful bindings empty state. */
  const bindingsFor = (env: object) =>
    Object.fromEntries(
      Object.entries({ ...env, ...vars } as Record<string, Binding>)
        .filter(([, binding]) => binding !== null)
        .map(([name, binding]) => [name, moved(name, binding)]),
    );
  function moved(namespace: string, binding: Binding): unknown {
    // Check `fetch` first: a service binding appears to have a method of any name.
    if (typeof binding?.fetch === 'function') return binding;
    const at = place;
    if (typeof binding?.getByName === 'function') {
      const prefix = at === 0 ? '' : `${at} `;
      return {
        getByName: (name: string) => noted(namespace, binding.getByName!(prefix + name)),
      };
    }
    if (at === 0) return binding;
    if (typeof binding?.limit === 'function')
      return { limit: ({ key }: { key: string }) => binding.limit!({ key: `${at} ${key}` }) };
    return binding;
  }

  async function change({ fresh, anew, vars: changed, passMs = 0, divert }: Switch): Promise<void> {
    // Otherwise work of the previous test could fill the new caches.
    if (anew || fresh) await untilQuiet();
    if (anew) place += 1;
    vars = changed ?? vars;
    if (fresh) {
      generation += 1;
      aheadMs = 0;
      renewIsolate();
    }
    aheadMs += passMs;
    if (divert !== undefined) diverted = divert;
  }

  return {
    async fetch(request, env, execution) {
      if (new URL(request.url).pathname === switchPath) {
        await change(await request.json());
        const reply: SwitchReply = { objectCalls };
        objectCalls = [];
        return Response.json(reply);
      }
      const background: Promise<unknown>[] = [];
      const work = shop.fetch(request, bindingsFor(env), {
        waitUntil(more) {
          background.push(track(more));
          execution.waitUntil(more);
        },
      });
      const response = await track(work);
      if (!request.headers.has(settleHeader)) return response;
      const body = await response.arrayBuffer();
      for (let done = 0; done < background.length; done = background.length)
        await Promise.allSettled(background);
      return new Response(body.byteLength > 0 ? body : null, response);
    },
  };
}
