import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { findDocument } from '~/services/prismic/documents.server';
import type { Experiment } from '~/features/experiments/experiment';
import { foreignLanguage, number, seoFields, sliceZone, text, uidsByLanguage } from './fields';
import { articleCardFields } from './journal.server';

const pageData = v.object({
  title: text,
  body: sliceZone,
  experiment: text,
  experiment_share: number,
  experiment_body: sliceZone,
  ...seoFields,
});

/** The slices aren't parsed yet (`~/slices/load-slices.server`). */
export type ContentPage = Pick<
  v.InferOutput<typeof pageData>,
  'title' | 'body' | keyof typeof seoFields
> & {
  /** `body`: the slices of version b. */
  experiment: Experiment & { body: unknown[] };
  /** Content language → uid, including this page's. */
  uids: Record<string, string>;
  /** Set if it isn't the store's language. */
  lang?: string;
};

/** Calls `onStale` with stale slices while the page loads. Throws Unavailable. */
export async function getPage(
  context: Context,
  uid: string,
  onStale?: (body: unknown[]) => void,
): Promise<ContentPage | null> {
  const query = { type: 'page', uid, fetchLinks: articleCardFields };
  const document = await findDocument(context, query, ({ data }) =>
    onStale?.(v.parse(pageData, data).body),
  );
  if (!document) return null;
  const {
    experiment: name,
    experiment_share: share,
    experiment_body: versionB,
    ...data
  } = v.parse(pageData, document.data);
  return {
    ...data,
    experiment: { name, share: share ?? 0, body: versionB },
    ...foreignLanguage(document, context.market.store),
    uids: uidsByLanguage(document),
  };
}
