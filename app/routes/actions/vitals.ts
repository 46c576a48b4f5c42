import { redirect, type ActionFunctionArgs } from '@shopify/remix-oxygen';
import * as v from 'valibot';
import { parseFields } from '~/platform/http/form-fields';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import type { RouteHandle } from '~/route-handle';

export const handle = { limit: 'vitals' } satisfies RouteHandle;

export const loader = () => redirect('/', 303);

const measure = v.optional(
  v.pipe(v.string(), v.transform(Number), v.finite(), v.minValue(0), v.maxValue(600_000)),
);
const vitals = v.object({
  page: v.optional(v.string()),
  LCP: measure,
  CLS: measure,
  INP: measure,
  TTFB: measure,
});

const known = 'products collections search blogs pages cart policies account'.split(' ');

/** The kind of page, by its path's first segment: 'home', a known segment, or 'other'. */
function kindOf(segment = 'unknown'): string {
  const name = segment.toLowerCase();
  if (name === '') return 'home';
  if (name === 'accounts') return 'account';
  return known.includes(name) ? name : 'other';
}

/**
 * Logs web vitals (LCP, INP and TTFB in ms; CLS) with the region, and writes them to the dataset VITALS. Ignores
 * robots.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const report = parseFields(vitals, await readForm(request));
  if (!report.ok) throw new Response('That is no report.', { status: 400 });
  const { log, market, bindings, env, isRobot } = context;
  const taken = new Response(null, { status: 204, headers: noStore });
  if (isRobot) return taken;
  const region = market.region.country.toLowerCase();
  const { page: segment, ...measured } = report.value;
  const page = kindOf(segment);
  log.info('web-vitals', { region, page, ...measured });
  const { LCP = -1, CLS = -1, INP = -1, TTFB = -1 } = measured;
  bindings.VITALS?.writeDataPoint({
    indexes: [region],
    blobs: [env.STORE, region, page],
    doubles: [LCP, CLS, INP, TTFB],
  });
  return taken;
}
