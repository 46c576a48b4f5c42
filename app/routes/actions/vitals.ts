import { redirect, type ActionFunctionArgs } from '@shopify/remix-oxygen';
import * as v from 'valibot';
import { parseFields } from '~/platform/http/form-fields';
import { readForm } from '~/platform/http/forms.server';
import type { RouteHandle } from '~/route-handle';

export const handle = { limit: 'vitals' } satisfies RouteHandle;

export const loader = () => redirect('/', 303);

const measure = v.optional(
  v.pipe(v.string(), v.transform(Number), v.finite(), v.minValue(0), v.maxValue(600_000)),
);
const vitals = v.object({ LCP: measure, CLS: measure, INP: measure, TTFB: measure });

const kinds: [RegExp, string][] = [
  [/^\/$/, 'home'],
  [/^\/(products|collections|search|blogs|pages|cart|policies)(?:\/|$)/, ''],
  [/^\/accounts?(?:\/|$)/, 'account'],
];

/** 'home', 'account', the first segment of another known path, or 'other'. */
function kindOf(referer: string | null): string {
  const path = referer && URL.canParse(referer) ? new URL(referer).pathname : '';
  for (const [shape, name] of kinds) {
    const found = shape.exec(path);
    if (found) return name || found[1]!;
  }
  return 'other';
}

/**
 * Logs web vitals (LCP, INP and TTFB in ms; CLS) with the region, and writes them to the dataset VITALS. Ignores
 * robots.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const report = parseFields(vitals, await readForm(request));
  if (!report.ok) throw new Response('That is no report.', { status: 400 });
  const { log, market, bindings, env, isRobot } = context;
  const taken = new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  if (isRobot) return taken;
  const region = market.region.country.toLowerCase();
  const page = kindOf(request.headers.get('referer'));
  log.info('web-vitals', { region, page, ...report.value });
  const { LCP = -1, CLS = -1, INP = -1, TTFB = -1 } = report.value;
  bindings.VITALS?.writeDataPoint({
    indexes: [region],
    blobs: [env.STORE, region, page],
    doubles: [LCP, CLS, INP, TTFB],
  });
  return taken;
}
