import { redirect, type ActionFunctionArgs } from '@shopify/remix-oxygen';
import * as v from 'valibot';
import { parseFields } from '~/platform/http/form-fields';
import { readForm } from '~/platform/http/forms.server';

/** A GET is redirected to the home page. */
export const loader = () => redirect('/', 303);

const measure = v.optional(
  v.pipe(v.string(), v.transform(Number), v.finite(), v.minValue(0), v.maxValue(600_000)),
);
const vitals = v.object({ LCP: measure, CLS: measure, TTFB: measure });

/** Logs web vitals of a page (LCP and TTFB in ms, CLS) with the store's region. */
export async function action({ request, context }: ActionFunctionArgs) {
  const report = parseFields(vitals, await readForm(request));
  if (!report.ok) throw new Response('That is no report.', { status: 400 });
  context.log.info('web-vitals', { region: context.market.region.id, ...report.value });
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
