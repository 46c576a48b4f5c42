import * as v from 'valibot';

/**
 * Like browsers check `type="email"`, but the domain must contain a dot. `v.email()` would reject apostrophes
 * (`pat.o'brien@…`) and internationalized domains (`xn--…`), which Shopify accepts.
 */
export const validEmail = (message = 'Please enter a valid email address.') =>
  v.pipe(
    v.string(message),
    v.rfcEmail(message),
    v.check((email) => email.includes('.', email.indexOf('@')), message),
  );
