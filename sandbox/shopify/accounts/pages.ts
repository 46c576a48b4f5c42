import { html, type Value } from '../../pages/html';
import { page } from '../../pages/layout';
import { shopOrigin } from '../../world/storefronts';
import type { World } from '../../world/world';

export function accountsPage(
  world: World,
  { title, main, status }: { title: string; main: Value; status?: number },
): Response {
  return page(world, {
    title,
    notice: 'Sign-in of the demo shop, as Shopify hosts it. Codes are in the sandbox’s mailbox.',
    home: shopOrigin(world),
    main: html`<h1>${title}</h1>
      ${main}`,
    ...(status && { status }),
  });
}

/** Use this page if redirecting to the client isn't safe, for example for an unknown client. */
export const refusalPage = (world: World, error: string, words: string): Response =>
  accountsPage(world, {
    title: 'This sign-in does not work',
    main: html`<p class="alert" role="alert">${words} <small>(${error})</small></p>
      <a class="button" href="${shopOrigin(world)}/">Back to the shop</a>`,
    status: 400,
  });
