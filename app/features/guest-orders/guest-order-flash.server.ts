import { textFlash } from '~/platform/session/flash.server';

/** What the order's page shows once (`problem`), and the form that finds orders (`closed`). */
export const guestOrderFlash = {
  problem: textFlash('guest-order-problem'),
  closed: textFlash('guest-order-closed'),
};
