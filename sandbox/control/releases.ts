import * as v from 'valibot';
import { html, type Value } from '../pages/html';
import { seeOther } from '../pages/layout';
import { languages, types, type JsonObject, type StoredDocument } from '../prismic/document';
import { releaseRef } from '../prismic/refs';
import {
  deleteRelease,
  findRelease,
  openReleases,
  planRelease,
  publishRelease,
  putIntoRelease,
  takeFromRelease,
  type Release,
} from '../prismic/releases';
import {
  changesIn,
  documentsOf,
  draftsOf,
  draftsPlace,
  dropChange,
  type Change,
} from '../prismic/store';
import { announcePublication, announceRelease } from '../prismic/webhook';
import type { World } from '../world/world';
import { controlPage, notFound, refused, text, type Call } from './page';
import { nameOf, previewForm } from './previews';

const home = '/__standin/content/releases';

/**
 * Manages releases and sends a webhook after every change:
 * - `POST /__standin/content/releases` creates a release (`label`, optional date `scheduledAt`);
 *   `GET …/{id}` shows it.
 * - `POST …/{id}/documents` changes a release. `draft` (ID) moves a draft into the release.
 *   `removed` (ID) makes the release unpublish a document. `document` (JSON) adds a version, or a
 *   new document if the JSON has no `id`. `out` (ID) takes a document out of the release.
 * - `GET …/{id}/documents?document={id}` shows an editor.
 * - `POST …/{id}/publish` publishes the release; `POST …/{id}/delete` deletes it.
 */
export async function releases(call: Call): Promise<Response> {
  const { world, browser, path, values } = call;
  const [, , id, what] = path;
  if (id === undefined) return values ? make(call) : seeOther('/__standin/content');
  const release = findRelease(world.sql, id);
  if (!release || release.ended) return notFound(call, 'The release does not exist.');
  if (!values) {
    if (what === 'documents') return editor(world, release, call.url.searchParams.get('document'));
    if (what) return notFound(call, 'Use POST.');
    return browser ? releasePage(world, release) : Response.json(releaseJson(world, release));
  }
  if (what === 'documents') return put(call, release);
  if (what === 'publish') {
    const { sql } = world;
    const changed = world.transact(() => publishRelease(sql, id, world.now()));
    await announcePublication(world, changed, release);
  } else if (what === 'delete') {
    const changed = changesIn(world.sql, id).map((one) => one.id);
    world.transact(() => deleteRelease(world.sql, id));
    await announceRelease(world, 'deletion', release, changed);
  } else return notFound(call, 'This page does not exist.');
  return browser ? seeOther('/__standin/content') : Response.json({ [what]: id });
}

export function releaseJson(world: World, release: Release): JsonObject {
  const { id, label, scheduledAt } = release;
  const documents = changesIn(world.sql, id).map((one) => ({
    id: one.id,
    removed: one.document === null,
    ...(one.document && {
      type: one.document.type,
      uid: one.document.uid,
      lang: one.document.lang,
    }),
  }));
  return { id, ref: releaseRef(world, release), label, scheduledAt, documents };
}

async function make(call: Call): Promise<Response> {
  const { world, browser, values } = call;
  const label = text(values ?? {}, 'label');
  const planned = text(values ?? {}, 'scheduledAt');
  if (!label) return refused(call, 400, 'A release needs a name.');
  if (openReleases(world.sql).some((one) => one.label === label))
    return refused(call, 409, 'A release with this name exists.');
  if (planned && Number.isNaN(Date.parse(planned)))
    return refused(call, 400, 'The date is invalid.');
  const scheduledAt = planned ? new Date(planned).toISOString().replace(/\.\d+Z$/, '+0000') : null;
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  world.transact(() => planRelease(world.sql, { id, label, scheduledAt }));
  const release = findRelease(world.sql, id)!;
  await announceRelease(world, 'addition', release);
  if (browser) return seeOther(`${home}/${id}`);
  return Response.json(releaseJson(world, release), { status: 201 });
}

async function put(call: Call, { id }: Release): Promise<Response> {
  const { world, browser, values } = call;
  const { sql } = world;
  const change = readChange(world, values ?? {});
  if (typeof change === 'string') {
    const written = text(values ?? {}, 'document');
    if (browser && written)
      return editor(world, findRelease(sql, id)!, null, { message: change, written });
    return refused(call, 400, change);
  }
  world.transact(() => {
    if ('out' in change) return takeFromRelease(sql, id, change.out);
    if ('draft' in change) dropChange(sql, draftsPlace, change.id);
    putIntoRelease(sql, id, { id: change.id, document: change.document });
  });
  const release = findRelease(sql, id)!;
  const documents = changesIn(sql, id).map((one) => one.id);
  await announceRelease(world, 'update', release, documents);
  return browser ? seeOther(`${home}/${id}`) : Response.json(releaseJson(world, release));
}

const written = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
    uid: v.nullish(v.pipe(v.string(), v.regex(/^[\w.~-]+$/)), null),
    type: v.picklist(Object.keys(types)),
    lang: v.picklist(languages.map(({ id }) => id)),
    tags: v.optional(v.array(v.string()), []),
    first_publication_date: v.nullish(v.string(), null),
    last_publication_date: v.nullish(v.string(), null),
    slugs: v.optional(v.array(v.string()), []),
    alternate_languages: v.optional(
      v.array(
        v.object({
          id: v.string(),
          uid: v.optional(v.string()),
          type: v.string(),
          lang: v.string(),
        }),
      ),
      [],
    ),
    data: v.record(v.string(), v.any()),
  }),
);

function readChange(
  { sql }: World,
  values: Record<string, unknown>,
): (Change & { draft?: true }) | { out: string } | string {
  const [out, draft, removed] = [
    text(values, 'out'),
    text(values, 'draft'),
    text(values, 'removed'),
  ];
  if (out) return { out };
  if (draft) {
    const document = draftsOf(sql).find(({ id }) => id === draft);
    return document ? { id: draft, document, draft: true } : 'The draft does not exist.';
  }
  if (removed) {
    const isThere = documentsOf(sql).some(({ id }) => id === removed);
    return isThere ? { id: removed, document: null } : 'The published document does not exist.';
  }
  const { document } = values;
  const parsed = v.safeParse(
    written,
    typeof document === 'object' ? JSON.stringify(document) : document,
  );
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return `The document is invalid: ${[v.getDotPath(issue), issue.message].filter(Boolean).join(': ')}`;
  }
  const id = parsed.output.id ?? crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  const whole = { ...parsed.output, id, linked_documents: [] } as StoredDocument;
  const double = documentsOf(sql).find(
    ({ uid, type, lang }) =>
      uid !== null && uid === whole.uid && type === whole.type && lang === whole.lang,
  );
  // As in Prismic, a document can't take the uid of another published document.
  if (double && double.id !== id) return `Document ${double.id} already has the uid ${whole.uid}.`;
  return { id, document: whole };
}

function releasePage(world: World, release: Release): Response {
  const { id, label, scheduledAt } = release;
  const changes = changesIn(world.sql, id);
  const published = documentsOf(world.sql);
  const action = `${home}/${id}/documents`;
  const main = html`<p>
      ${scheduledAt ? `Planned for ${scheduledAt.slice(0, 10)}; publish it by hand.` : 'No date planned.'}
      Ref: <code>${releaseRef(world, release)}</code>
    </p>
    ${
      changes.length === 0
        ? html`<p>The release is empty.</p>`
        : html`${previewForm(world, { release: id })}
            <ul>
              ${changes.map((change) => changeItem(world, release, change, published))}
            </ul>`
    }
    <h2>Add a document</h2>
    ${choice(action, 'draft', 'Draft', 'Add the draft', draftsOf(world.sql))}
    ${choice(action, 'document', 'New version of', 'Edit it', published, 'get')}
    ${choice(action, 'removed', 'Unpublish', 'Unpublish it', published)}
    <p><a href="${action}?document=">Write a new document</a></p>
    <h2>Publish</h2>
    <div class="actions">
      <form method="post" action="${home}/${id}/publish">
        <button>Publish the release</button>
      </form>
      <form method="post" action="${home}/${id}/delete">
        <button class="quiet">Delete the release</button>
      </form>
    </div>
    <p><a href="/__standin/content">All releases and drafts</a></p>`;
  return controlPage(world, 'content', { title: `Release: ${label}`, main });
}

function changeItem(
  world: World,
  release: Release,
  { id, document }: Change,
  published: StoredDocument[],
): Value {
  const before = published.find((one) => one.id === id);
  const known = document ?? before;
  const what = document ? (before ? 'changed' : 'new') : 'unpublished';
  const action = `${home}/${release.id}/documents`;
  return html`<li>
    ${known ? nameOf(known) : id}: ${what}
    ${document && html`<a href="${action}?document=${id}">Edit it</a>`}
    <div class="actions">
      ${document && previewForm(world, { release: release.id, document: id })}
      <form method="post" action="${action}">
        <input type="hidden" name="out" value="${id}" />
        <button class="quiet">Remove from the release</button>
      </form>
    </div>
  </li>`;
}

const choice = (
  action: string,
  name: string,
  label: string,
  button: string,
  documents: StoredDocument[],
  method: 'get' | 'post' = 'post',
): Value =>
  documents.length > 0 &&
  html`<form method="${method}" action="${action}">
    <p>
      <label
        >${label}
        <select name="${name}">
          ${documents.map((one) => html`<option value="${one.id}">${nameOf(one)}</option>`)}
        </select></label
      >
      <button class="quiet">${button}</button>
    </p>
  </form>`;

const empty = {
  uid: 'new-page',
  type: 'page',
  lang: 'en-us',
  data: { title: 'New page', body: [] },
};

/** Shows the rejected input, else the release's version, else the published version. */
function editor(
  world: World,
  release: Release,
  id: string | null,
  mistake?: { message: string; written: string },
): Response {
  const document = documentsOf(world.sql, release.id).find((one) => one.id === id);
  const value = mistake?.written ?? JSON.stringify(document ?? empty, null, 2);
  const main = html`${mistake && html`<p role="alert">${mistake.message}</p>`}
    <form method="post" action="${home}/${release.id}/documents">
      <p>
        <label
          >Document as JSON
          <textarea name="document" rows="30" spellcheck="false">${value}</textarea>
        </label>
      </p>
      <button>Add to the release</button>
    </form>
    <p><a href="${home}/${release.id}">Back to the release</a></p>`;
  const status = mistake ? 400 : 200;
  return controlPage(world, 'content', { title: `Release: ${release.label}`, main, status });
}
