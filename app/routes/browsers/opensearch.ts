/** `/opensearch.xml` (OpenSearch 1.1) */
import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { xmlText } from '~/features/seo/xml-text';
import type { RouteHandle } from '~/route-handle';
import { xml } from '../seo/xml.server';

export const handle = { public: 'file' } satisfies RouteHandle;

const maxName = 16;

export function loader({ context: { env } }: LoaderFunctionArgs) {
  const name = xmlText(env.SITE_NAME.slice(0, maxName));
  const address = (path: string) => xmlText(new URL(path, env.SITE_URL).href);
  return xml(
    `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${name}</ShortName>
<Description>${xmlText(`Search ${env.SITE_NAME}`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/x-icon">${address('/favicon.ico')}</Image>
<Url type="text/html" method="get" template="${address('/search')}?q={searchTerms}"/>
</OpenSearchDescription>
`,
    'application/opensearchdescription+xml',
  );
}
