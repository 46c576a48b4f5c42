import * as v from 'valibot';
import { picture, text, sliceZone } from './fields';

/** For search engines and link previews; empty when not set. */
export const seoFields = { seo_title: text, seo_description: text, seo_image: picture };

const pageData = v.object({
  title: text,
  body: sliceZone,
  ...seoFields,
});

/** A content page; its slices are not parsed yet (`~/slices/read-slices.server`). */
export type ContentPage = v.InferOutput<typeof pageData> & {
  /** Content language → uid of the same page, this language included. */
  uids: Record<string, string>;
};

interface Stored {
  uid: string | null;
  lang: string;
  alternate_languages: { lang: string; uid?: string | null }[];
  data: Record<string, unknown>;
}

/** Never fails: missing or broken fields are empty. */
export const readPage = (document: Stored): ContentPage => ({
  ...v.parse(pageData, document.data),
  uids: uidsOf(document),
});

/** Content language → uid, for each language that the document is available in. */
export const uidsOf = ({ uid, lang, alternate_languages }: Omit<Stored, 'data'>) =>
  Object.fromEntries(
    [{ lang, uid }, ...alternate_languages].flatMap((one) =>
      one.uid ? [[one.lang, one.uid]] : [],
    ),
  ) as Record<string, string>;
