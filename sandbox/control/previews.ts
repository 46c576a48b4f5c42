import { html, type Value } from '../pages/html';
import type { StoredDocument } from '../prismic/document';
import { storefronts } from '../world/storefronts';
import type { World } from '../world/world';

export const nameOf = ({ type, uid, lang }: StoredDocument): string =>
  `${type} ${uid ?? ''} (${lang})`;

export const previewForm = (
  world: World,
  { document, release }: { document?: string; release?: string },
): Value =>
  html`<form method="post" action="/__standin/content/preview">
    ${document && html`<input type="hidden" name="document" value="${document}" />`}
    ${release && html`<input type="hidden" name="release" value="${release}" />`}
    ${Object.keys(storefronts(world)).map(
      (store) =>
        html`<button class="quiet" name="store" value="${store}">
          Preview in the ${store.toUpperCase()} store
        </button> `,
    )}
  </form>`;
