import { getPage } from '~/features/content/page.server';
import { shownVersion } from '~/features/experiments/experiments.server';
import type { Context } from '~/platform/context.server';
import { loadSlices, prepareSlices } from '~/slices/load-slices.server';

const pathOf = (uid: string) => (uid === 'home' ? '/' : `/pages/${encodeURIComponent(uid)}`);

/** Null if the page isn't found. Throws Unavailable. */
export async function loadContentPage(context: Context, uid: string) {
  const page = await getPage(context, uid, (body) => prepareSlices(context, body));
  if (!page) return null;
  const experiment = await shownVersion(context, page.experiment);
  const body = experiment?.version === 'b' ? page.experiment.body : page.body;
  const languages = Object.entries(page.uids);
  return {
    title: page.title,
    ...(page.lang && { lang: page.lang }),
    ...(experiment && { experiment }),
    slices: await loadSlices(context, body),
    origin: context.env.SITE_URL,
    seo: {
      title: page.seo_title || page.title,
      siteName: context.env.SITE_NAME,
      description: page.seo_description,
      image: page.seo_image?.src,
      ...(page.noindex && { hidden: true }),
      canonical: new URL(pathOf(uid), context.env.SITE_URL).href,
      alternates: Object.fromEntries(languages.map(([lang, own]) => [lang, pathOf(own)])),
    },
  };
}
