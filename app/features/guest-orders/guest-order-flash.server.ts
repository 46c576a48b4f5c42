import { textFlash } from '~/platform/session/flash.server';

/** What the order's page shows once. */
export const guestOrderFlash = { problem: textFlash('guest-order-problem') };
