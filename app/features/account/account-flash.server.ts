import { textFlash, yesFlash } from '~/platform/session/flash.server';

export const loginFlash = {
  notice: textFlash('login-notice'),
  problem: textFlash('login-problem'),
  registered: yesFlash('registered'),
};

/** The email with a link to set a new password was sent. */
export const recoveryFlash = yesFlash('recovered');

export const orderFlash = textFlash('order');
