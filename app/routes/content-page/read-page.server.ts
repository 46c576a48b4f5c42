import { getPage } from '~/features/content/content.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { loadSlices } from '~/slices/load-slices.server';

const pathOf = (uid: string) => (uid === 'home' ? '/' : `/pages/${encodeURIComponent(uid)}`);

/** A content page with loaded slices and SEO data; null when there is none. Throws Unavailable. */
async function readContentPage(context: Context, uid: string) {
  const page = await getPage(context, uid);
  if (!page) return null;
  const languages = Object.entries(page.uids);
  return {
    title: page.title,
    slices: await loadSlices(context, page.body),
    origin: context.env.SITE_URL,
    seo: {
      title: page.seo_title || page.title,
      siteName: context.env.SITE_NAME,
      description: page.seo_description,
      image: page.seo_image?.src,
      canonical: new URL(pathOf(uid), context.env.SITE_URL).href,
      alternates: Object.fromEntries(languages.map(([lang, own]) => [lang, pathOf(own)])),
    },
  };
}

/** The same, but an outage is logged and gives null: for callers with other content to show. */
export async function readContentPageIfAny(context: Context, uid: string) {
  try {
    return await readContentPage(context, uid);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('content-page-failed', { uid, error });
    return null;
  }
}
