import { textFlash } from '~/platform/session/flash.server';

/** Messages that are shown once: `problem` on the order's page, `closed` on the page that finds orders. */
export const guestOrderFlash = {
  problem: textFlash('guest-order-problem'),
  closed: textFlash('guest-order-closed'),
};
