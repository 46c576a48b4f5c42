import { isObject, type Json, type JsonObject, type StoredDocument } from './document';

export type LinkContext = {
  find(id: string): StoredDocument | undefined;
  urlOf(document: StoredDocument): string | null;
  /** Entries are `type.field`. */
  fetchLinks: string[];
  brokenRoute: string | null;
};

/** Copies `value`, with the target's url, uid and `fetchLinks` fields in each document link. */
export function fillLinks(value: Json, context: LinkContext): Json {
  if (Array.isArray(value)) return value.map((entry) => fillLinks(entry, context));
  if (!isObject(value)) return value;
  if (value.link_type === 'Document') return documentLink(value, context);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, fillLinks(entry, context)]),
  );
}

function documentLink(link: JsonObject, context: LinkContext): JsonObject {
  const target = typeof link.id === 'string' ? context.find(link.id) : undefined;
  if (!target) {
    const url = context.brokenRoute;
    return { ...link, isBroken: true, ...(url === null ? {} : { url }) };
  }
  const url = context.urlOf(target);
  // A `graphQuery` has already selected the data.
  const data =
    link.data === undefined ? fetchedFields(target, context) : fillLinks(link.data, context);
  return {
    ...link,
    type: target.type,
    tags: target.tags,
    lang: target.lang,
    slug: target.slugs[0] ?? '-',
    first_publication_date: target.first_publication_date,
    last_publication_date: target.last_publication_date,
    ...(target.uid === null ? {} : { uid: target.uid }),
    ...(url === null ? {} : { url }),
    ...(data === null ? {} : { data }),
    isBroken: false,
  };
}

/** Null if `fetchLinks` has no field of the target's type. */
function fetchedFields(target: StoredDocument, context: LinkContext): JsonObject | null {
  const fields = fieldsOf(context.fetchLinks, target.type);
  if (fields.length === 0) return null;
  const inner = { ...context, fetchLinks: [] };
  return Object.fromEntries(
    fields
      .filter((field) => target.data[field] !== undefined)
      .map((field) => [field, fillLinks(target.data[field] ?? null, inner)]),
  );
}

/** One type's field names from entries such as `article.title`. */
export const fieldsOf = (list: string[], type: string): string[] =>
  list
    .filter((entry) => entry.startsWith(`${type}.`))
    .map((entry) => entry.slice(type.length + 1).split('.')[0] ?? '');
