import { html } from '../pages/html';
import { seeOther } from '../pages/layout';
import { createPreview, type Shown } from '../prismic/previews';
import { masterRef, previewToken } from '../prismic/refs';
import { openReleases } from '../prismic/releases';
import { documentsOf, draftsOf, draftsPlace, publish } from '../prismic/store';
import { announcePublication } from '../prismic/webhook';
import { migratedOf } from '../prismic/write-apis';
import { storefronts } from '../world/storefronts';
import type { World } from '../world/world';
import { controlPage, notFound, refused, text, type Call } from './page';
import { nameOf, previewForm } from './previews';
import { releaseJson, releases } from './releases';

const twoHours = 2 * 60 * 60 * 1000;

/**
 * `GET /__standin/content` lists drafts, releases and Migration API documents. `POST …/preview`
 * previews a `document`'s draft, a `release` or all drafts for two hours. `POST …/publish`
 * publishes all drafts and sends webhooks.
 */
export async function content(call: Call): Promise<Response> {
  const { world, browser, path, values } = call;
  if (path[1] === 'releases') return releases(call);
  if (path[1] && !values) return notFound(call, 'Use POST.');
  if (path[1] === 'preview') return preview(call);
  if (path[1] === 'publish') {
    const changed = world.transact(() => publish(world.sql, draftsPlace, world.now()));
    await announcePublication(world, changed);
    if (browser) return seeOther('/__standin/content');
  }
  if (browser) return contentPage(world);
  const { sql } = world;
  return Response.json({
    masterRef: masterRef(world),
    drafts: draftsOf(sql).map(({ id, type, uid, lang }) => ({ id, type, uid, lang })),
    releases: openReleases(sql).map((release) => releaseJson(world, release)),
    migration: migratedOf(sql),
  });
}

function preview(call: Call): Response {
  const { world, browser, values } = call;
  const { sql } = world;
  const [document, release] = [text(values ?? {}, 'document'), text(values ?? {}, 'release')];
  if (release && !openReleases(sql).some(({ id }) => id === release))
    return refused(call, 400, 'The release does not exist.');
  const shown: Shown = release
    ? { place: release }
    : { place: draftsPlace, ...(document && { document }) };
  const isThere = documentsOf(sql, shown.place, shown.document).some(({ id }) => id === document);
  if (document && !isThere) return refused(call, 400, 'The document does not exist.');
  const until = new Date(world.now().getTime() + twoHours);
  const token = previewToken(
    world,
    world.transact(() => createPreview(sql, shown, until)),
  );
  if (!browser) return Response.json({ token }, { status: 201 });
  const stores = storefronts(world);
  const origin = stores[text(values ?? {}, 'store')] ?? Object.values(stores)[0] ?? '';
  const query = new URLSearchParams({ token, ...(document && { documentId: document }) });
  return seeOther(`${origin}/preview?${query}`);
}

function contentPage(world: World): Response {
  const drafts = draftsOf(world.sql);
  const open = openReleases(world.sql);
  const main = html`<p>
      Ref of the published documents: <code>${masterRef(world)}</code>.
      <a href="/prismic/api/v2">Repository document</a>
    </p>
    <h2>Drafts</h2>
    ${
      drafts.length === 0
        ? html`<p>None: everything is published.</p>`
        : html`<p>A preview shows one draft and expires after two hours.</p>
            <ul>
              ${drafts.map(
                (draft) =>
                  html`<li>
                    ${nameOf(draft)}
                    <div class="actions">${previewForm(world, { document: draft.id })}</div>
                  </li>`,
              )}
            </ul>
            <p class="muted">All drafts: <code>${previewToken(world, draftsPlace)}</code></p>
            <div class="actions">
              <form method="post" action="/__standin/content/publish">
                <button>Publish the drafts</button>
              </form>
            </div>`
    }
    <h2>Releases</h2>
    ${
      open.length === 0
        ? html`<p>No releases are planned.</p>`
        : html`<ul>
            ${open.map(
              ({ id, label, scheduledAt }) =>
                html`<li>
                  <a href="/__standin/content/releases/${id}">${label}</a>${
                    scheduledAt && `, for ${scheduledAt.slice(0, 10)}`
                  }
                </li>`,
            )}
          </ul>`
    }
    <form method="post" action="/__standin/content/releases">
      <p>
        <label>Name <input name="label" required maxlength="80" /></label>
      </p>
      <p>
        <label>Planned for <input name="scheduledAt" type="date" /></label>
      </p>
      <button class="quiet">Create a release</button>
    </form>
    <p class="muted">Documents in the migration release: ${migratedOf(world.sql).length}.</p>
    <p class="muted">An expired preview: <code>${previewToken(world, 'expired')}</code></p>`;
  return controlPage(world, 'content', { title: 'Content', main });
}
