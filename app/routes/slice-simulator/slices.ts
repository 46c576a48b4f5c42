import { redirect, type ActionFunctionArgs } from '@shopify/remix-oxygen';
import * as v from 'valibot';
import { withArticles, withPaths } from '~/features/content/draft-slices.server';
import type { Context } from '~/platform/context.server';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import type { RouteHandle } from '~/route-handle';
import { editorOrigins } from '~/services/prismic/editor.server';
import { callsServices, loadSlices } from '~/slices/load-slices.server';
import { maxSlices, type LoadedSlice } from './zone';

export const handle = {
  cookieless: true,
  limit: 'simulator',
  maxFormBytes: 256 * 1024,
} satisfies RouteHandle;

export const loader = () => redirect('/slice-simulator', 303);

/** In ms: how long a slice waits for its products. Pages wait less, but editors must see the products. */
const waitMs = 3_000;

const slice = v.fallback(v.pipe(v.string(), v.parseJson()), null);

/**
 * Takes edited slices (`slice`, JSON, repeated) and returns their data as JSON, in the same order: null for a slice
 * that the shop can't show, 'limited' for a slice that the rate limit refuses. The data contains only what the shop
 * would show to everyone.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (editorOrigins(context.env).length === 0) throw new Response(null, { status: 404 });
  const sent = (await readForm(request)).getAll('slice').slice(0, maxSlices);
  const zone = sent.map((one) => withPaths(v.parse(slice, one)));
  const reads = await readsOf(context, zone);
  const patient = { ...context, env: { ...context.env, CAROUSEL_WAIT_MS: waitMs } };
  const slices = await Promise.all(
    zone.map(async (one, index): Promise<LoadedSlice> => {
      if (reads[index] === 'limited') return 'limited';
      // Slices that the rate limit doesn't count, such as invalid ones, mustn't cause calls to services.
      const draft = reads[index] === 'allowed' ? await withArticles(patient, one) : one;
      const [found] = await loadSlices(patient, [draft]);
      return found ?? null;
    }),
  );
  return Response.json(slices, { headers: noStore });
}

/** Counts the slices for which services are called, until the first one that is refused. */
async function readsOf({ limits, buyerIp, visitor }: Context, zone: readonly unknown[]) {
  let isLimited = false;
  const reads: ('none' | 'allowed' | 'limited')[] = [];
  for (const one of zone) {
    const calls = callsServices(one);
    isLimited ||= calls && !(await limits.allow('simulator-reads', buyerIp ?? visitor));
    reads.push(calls ? (isLimited ? 'limited' : 'allowed') : 'none');
  }
  return reads;
}
