/** An invalid field becomes empty, so that it can't break a page. */
import * as v from 'valibot';
import { knownTimeZone } from '~/platform/time-zone';
import type { SiteLink } from '~/ui/checked-link';
import { readHex } from '~/ui/hex';
import type { PictureSource } from '~/ui/picture';
import { readLink } from './links';
import { readRichText } from './rich-text';

const anything = v.optional(v.unknown(), null);

/** '' if empty. */
export const text = v.pipe(
  anything,
  v.transform((value) => (typeof value === 'string' ? value.trim() : '')),
);

/** The first option if empty or unknown. */
export const select = <const T extends readonly [string, ...string[]]>(options: T) =>
  v.pipe(
    anything,
    v.transform((value): T[number] => options.find((option) => option === value) ?? options[0]),
  );

/** Null if empty. */
export const number = v.pipe(
  anything,
  v.transform((value): number | null => (Number.isFinite(value) ? (value as number) : null)),
);

export const boolean = v.pipe(
  anything,
  v.transform((value) => value === true),
);

/** Omits blocks that can't be shown. */
export const richText = v.pipe(anything, v.transform(readRichText));

const storedPicture = v.object({
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
  alt: v.fallback(v.nullish(v.string(), ''), ''),
  dimensions: v.object({ width: v.number(), height: v.number() }),
});

/** Null if empty. */
export const picture = v.pipe(
  anything,
  v.transform((field): PictureSource | null => {
    const stored = v.safeParse(storedPicture, field);
    if (!stored.success) return null;
    const { url, alt, dimensions } = stored.output;
    return { src: url, alt, ...dimensions };
  }),
);

export const link = v.pipe(
  anything,
  v.transform((field): SiteLink | null => readLink(field)),
);

/** '#aabbcc', or null. */
export const colour = v.pipe(
  anything,
  v.transform((value): string | null => (typeof value === 'string' ? readHex(value) : null)),
);

/** '2026-05-01', or null. */
export const date = v.fallback(v.nullable(v.pipe(v.string(), v.isoDate())), null);

/** ISO 8601 in UTC, or null. */
export const timestamp = v.pipe(
  anything,
  v.transform((value): string | null => (typeof value === 'string' ? isoDate(value) : null)),
);

/** Normalizes Prismic's '2026-09-17T07:30:00+0000'. */
export function isoDate(stored: string | null | undefined): string | null {
  const time = Date.parse((stored ?? '').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** 'UTC' if unknown to the runtime. */
export const timeZone = v.pipe(
  text,
  v.transform((name) => knownTimeZone(name) ?? 'UTC'),
);

/** A linked document with its fields (`fetchLinks`), or null. */
export const linkedDocument = v.pipe(
  anything,
  v.transform((field): LinkedDocument | null => {
    const stored = v.safeParse(storedDocumentLink, field);
    return stored.success ? stored.output : null;
  }),
);

const storedDocumentLink = v.object({
  uid: v.string(),
  lang: v.optional(v.string()),
  tags: v.optional(v.array(v.string()), []),
  first_publication_date: v.optional(v.nullable(v.string()), null),
  data: v.record(v.string(), v.unknown()),
});

export type LinkedDocument = v.InferOutput<typeof storedDocumentLink>;

/** Empty if any entry isn't an object. */
export const groups = <T extends v.ObjectEntries>(entries: T) =>
  v.fallback(v.nullish(v.array(v.object(entries)), []), []);

/** Omits items that editors added but left empty. */
const filledGroups = <T extends v.ObjectEntries>(entries: T) => {
  const empty = JSON.stringify(v.parse(v.object(entries), {}));
  return v.pipe(
    groups(entries),
    v.filterItems((item) => JSON.stringify(item) !== empty),
  );
};

export const sliceOf = <P extends v.ObjectEntries, I extends v.ObjectEntries>(
  primary: P,
  items: I,
) => v.object({ primary: v.nullish(v.object(primary), {} as never), items: filledGroups(items) });

/** Unparsed slices; empty if invalid. */
export const sliceZone = v.fallback(v.nullish(v.array(v.unknown()), []), []);

export const seoFields = {
  seo_title: text,
  seo_description: text,
  seo_image: picture,
  noindex: boolean,
};

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

/** Sets `lang` if the document's language isn't the store's. */
export const foreignLanguage = (
  { lang }: { lang: string },
  store: { contentLanguage: string },
): { lang?: string } => (lang === store.contentLanguage ? {} : { lang });
