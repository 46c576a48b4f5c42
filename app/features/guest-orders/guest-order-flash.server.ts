import { textFlash } from '~/platform/session/flash.server';

/** After a form of another order's page. `nothing`: for example 'nothing was sent'. */
export const openedSince = (name: string, nothing: string): string =>
  `You’ve opened order ${name} since then, so ${nothing}. This page now shows order ${name}.`;

/** Messages that are shown once: `problem` on the order's page, `closed` on the page that finds orders. */
export const guestOrderFlash = {
  problem: textFlash('guest-order-problem'),
  closed: textFlash('guest-order-closed'),
};
