import { useLoaderData } from '@remix-run/react';
import type { LoaderFunctionArgs, MetaFunction } from '@shopify/remix-oxygen';
import { getPolicy } from '~/features/policies/policies.server';
import type { RouteHandle } from '~/route-handle';
import { CleanHtml } from '~/ui/clean-html';
import { pageMeta } from '~/ui/page-meta';
import { orNotFound } from './page-loaders/or-not-found.server';

export const handle = { public: 'page', markdown: true } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.seo) : []);

/** The checkout and Shopify's emails link to this page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { handle = '' } = params;
  const policy = await orNotFound(context, 'policy-failed', getPolicy(context, handle));
  const { SITE_URL, SITE_NAME: siteName } = context.env;
  const canonical = new URL(`/policies/${handle}`, SITE_URL).href;
  return { ...policy, seo: { title: policy.title, siteName, canonical } };
}

export default function PolicyPage() {
  const { title, html } = useLoaderData<typeof loader>();
  return (
    <div className="frame pt-14 pb-20 md:pt-20">
      <h1 className="heading-xl">{title}</h1>
      <CleanHtml html={html} className="prose-calm mt-8 max-w-text" />
    </div>
  );
}
