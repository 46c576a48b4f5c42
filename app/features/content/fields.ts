/**
 * Schemas of Prismic's field types. Each falls back to an empty value when the field is missing or
 * broken, so that no field can break a page.
 */
import * as v from 'valibot';
import type { SiteLink } from '~/ui/checked-link';
import { readHex } from '~/ui/hex';
import type { PictureSource } from '~/ui/picture';
import { readLink } from './links';
import { readRichText } from './rich-text';

/** Any value, including a missing one; the schemas below decide what to make of it. */
const anything = v.optional(v.unknown(), null);

/** Key text; '' when empty. */
export const text = v.pipe(
  anything,
  v.transform((value) => (typeof value === 'string' ? value.trim() : '')),
);

/** A select; the first option when empty or unknown. */
export const select = <const T extends readonly [string, ...string[]]>(options: T) =>
  v.pipe(
    anything,
    v.transform((value): T[number] => options.find((option) => option === value) ?? options[0]),
  );

export const boolean = v.pipe(
  anything,
  v.transform((value) => value === true),
);

/** Rich text; blocks that cannot be shown are left out. */
export const richText = v.pipe(anything, v.transform(readRichText));

const storedPicture = v.object({
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
  alt: v.fallback(v.nullish(v.string(), ''), ''),
  dimensions: v.object({ width: v.number(), height: v.number() }),
});

/** A picture, or null when the field is empty. */
export const picture = v.pipe(
  anything,
  v.transform((field): PictureSource | null => {
    const stored = v.safeParse(storedPicture, field);
    if (!stored.success) return null;
    const { url, alt, dimensions } = stored.output;
    return { src: url, alt, ...dimensions };
  }),
);

/** A link of any kind, or null. */
export const link = v.pipe(
  anything,
  v.transform((field): SiteLink | null => readLink(field)),
);

/** '#aabbcc', or null. */
export const colour = v.pipe(
  anything,
  v.transform((value): string | null => (typeof value === 'string' ? readHex(value) : null)),
);

/** A day, '2026-05-01', or null. */
export const date = v.fallback(v.nullable(v.pipe(v.string(), v.isoDate())), null);

/** A moment, ISO 8601 in UTC, or null. */
export const timestamp = v.pipe(
  anything,
  v.transform((value): string | null => (typeof value === 'string' ? isoDate(value) : null)),
);

/** '2026-09-17T07:30:00+0000', as the content service writes it, to a form every reader knows. */
export function isoDate(stored: string | null | undefined): string | null {
  const time = Date.parse((stored ?? '').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** The name of a time zone that this platform knows; 'UTC' otherwise. */
export const timeZone = v.pipe(
  text,
  v.transform((name) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    } catch {
      return 'UTC';
    }
  }),
);

/** A link to a document whose fields came along (`fetchLinks`); null when it has none. */
export const linkedDocument = v.pipe(
  anything,
  v.transform((field): LinkedDocument | null => {
    const stored = v.safeParse(storedDocumentLink, field);
    return stored.success ? stored.output : null;
  }),
);

const storedDocumentLink = v.object({
  uid: v.string(),
  tags: v.optional(v.array(v.string()), []),
  first_publication_date: v.optional(v.nullable(v.string()), null),
  data: v.record(v.string(), v.unknown()),
});

export type LinkedDocument = v.InferOutput<typeof storedDocumentLink>;

/** A list of groups; entries that are no objects make it empty. */
export const groups = <T extends v.ObjectEntries>(entries: T) =>
  v.fallback(v.nullish(v.array(v.object(entries)), []), []);

/** A slice with these fields. */
export const sliceOf = <P extends v.ObjectEntries, I extends v.ObjectEntries>(
  primary: P,
  items: I,
) => v.object({ primary: v.nullish(v.object(primary), {} as never), items: groups(items) });

/** A slice zone, unparsed; a broken one is empty. */
export const sliceZone = v.fallback(v.nullish(v.array(v.unknown()), []), []);

/** For search engines and link previews; empty when not set. `noindex`: they shall not list it. */
export const seoFields = {
  seo_title: text,
  seo_description: text,
  seo_image: picture,
  noindex: boolean,
};

/** Content language → uid, for each language that the document is available in. */
export const uidsByLanguage = ({
  uid,
  lang,
  alternate_languages,
}: {
  uid: string | null;
  lang: string;
  alternate_languages: { lang: string; uid?: string | null }[];
}) =>
  Object.fromEntries(
    [{ lang, uid }, ...alternate_languages].flatMap((one) =>
      one.uid ? [[one.lang, one.uid]] : [],
    ),
  ) as Record<string, string>;

/** The document's language, where that is not the store's own and so must be said: `lang` of what is shown of it. */
export const foreignLanguage = (
  { lang }: { lang: string },
  store: { contentLanguage: string },
): { lang?: string } => (lang === store.contentLanguage ? {} : { lang });
