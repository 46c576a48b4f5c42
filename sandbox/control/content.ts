import { html } from '../pages/html';
import { seeOther } from '../pages/layout';
import type { StoredDocument } from '../prismic/document';
import { masterRef, previewToken } from '../prismic/refs';
import { announcePublication } from '../prismic/webhook';
import { createPreview, draftsOf, publishDrafts } from '../prismic/store';
import { migratedOf } from '../prismic/write-apis';
import { storefronts } from '../world/storefronts';
import type { World } from '../world/world';
import { controlPage, notFound, type Call } from './page';

const twoHours = 2 * 60 * 60 * 1000;

/**
 * `GET /__standin/content` lists the drafts and the documents of the migration release. `POST
 * …/preview` opens a preview for two hours of the sandbox's clock; `POST …/publish` publishes all
 * drafts, which moves the master ref, and tells the shops so.
 */
export async function content(call: Call): Promise<Response> {
  const { world, browser, path, values } = call;
  if (path[1] && !values) return notFound(call, 'This takes POST.');
  if (path[1] === 'publish') {
    const changed = draftsOf(world.sql).map(({ id }) => id);
    world.transact(() => publishDrafts(world.sql, world.now()));
    await announcePublication(world, changed);
    if (browser) return seeOther('/__standin/content');
  } else if (path[1] === 'preview') {
    const token = previewToken(
      world,
      createPreview(world.sql, new Date(world.now().getTime() + twoHours)),
    );
    if (!browser) return Response.json({ token }, { status: 201 });
    return contentPage(world, token);
  }
  const drafts = draftsOf(world.sql).map(({ id, type, uid, lang }) => ({ id, type, uid, lang }));
  if (!browser) {
    const migration = migratedOf(world.sql);
    return Response.json({ masterRef: masterRef(world), drafts, migration });
  }
  return contentPage(world, previewToken(world, 'drafts'));
}

function contentPage(world: World, token: string): Response {
  const drafts = draftsOf(world.sql);
  const main = html`<p>
      The published documents are at <code>${masterRef(world)}</code>.
      <a href="/prismic/api/v2">Repository document</a>
    </p>
    <h2>Drafts</h2>
    ${
      drafts.length === 0
        ? html`<p>None: everything is published.</p>`
        : html`<ul>
              ${drafts.map((draft) => html`<li>${name(draft)}: ${links(world, draft, token)}</li>`)}
            </ul>
            <p class="muted">Preview token: <code>${token}</code></p>
            <div class="actions">
              <form method="post" action="/__standin/content/preview">
                <button class="quiet">Open a preview that expires in two hours</button>
              </form>
              <form method="post" action="/__standin/content/publish">
                <button>Publish the drafts</button>
              </form>
            </div>`
    }
    <p class="muted">
      Waiting in the migration release: ${migratedOf(world.sql).length} documents.
    </p>
    <p class="muted">An expired preview: <code>${previewToken(world, 'expired')}</code></p>`;
  return controlPage(world, 'content', { title: 'Content', main });
}

const name = ({ type, uid, lang }: StoredDocument): string => `${type} ${uid ?? ''} (${lang})`;

const links = (world: World, { id }: StoredDocument, token: string) =>
  Object.entries(storefronts(world)).map(([store, origin]) => {
    const query = new URLSearchParams({ token, documentId: id }).toString();
    return html` <a href="${origin}/preview?${query}"
      >preview in the ${store.toUpperCase()} store</a
    >`;
  });
