import * as v from 'valibot';
import { picture, text } from './fields';

/** What search engines and previews are told (spec §3 "SEO fields"). '' and null: not told. */
const seoFields = { seo_title: text, seo_description: text, seo_image: picture };

const pageData = v.object({
  title: text,
  body: v.fallback(v.nullish(v.array(v.unknown()), []), []),
  ...seoFields,
});

/** A content page; its slices are not parsed yet (`~/slices/read-slices.server`). */
export type ContentPage = v.InferOutput<typeof pageData>;

/** Every document gives a page. */
export const readPage = (data: Record<string, unknown>): ContentPage => v.parse(pageData, data);
