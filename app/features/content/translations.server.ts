import type { Context } from '~/platform/context.server';
import { optional } from '~/platform/optional.server';
import { documentPath } from '~/services/prismic/document-routes';
import { findInAllLanguages } from '~/services/prismic/documents.server';
import { uidsByLanguage } from './fields';

const pathOfDocument = /^\/(pages|blogs\/journal)\/([^/%]+)$/;

/**
 * `path` leads to no page in this store. If it names a page or an article in another language, returns the path of its
 * translation into the store's language, else into the fallback language. Null without a translation, and during an
 * outage, which is logged.
 */
export async function findTranslation(context: Context, path: string): Promise<string | null> {
  const [, kind, uid] = pathOfDocument.exec(path) ?? [];
  if (uid === undefined) return null;
  const type = kind === 'pages' ? 'page' : 'article';
  const work = findInAllLanguages(context, type, uid);
  const documents = await optional(context, 'translations-unavailable', work, []);
  const { contentLanguage, fallbackLanguage = contentLanguage } = context.market.store;
  const shown = documents
    .map(uidsByLanguage)
    .map((uids) => uids[contentLanguage] ?? uids[fallbackLanguage])
    .find((other) => other !== undefined && other !== uid);
  return (shown !== undefined && documentPath({ type, uid: shown })) || null;
}
