/** The wishlist's forms, with messages for shoppers. Safe in the browser. */
import * as v from 'valibot';
import { isWishable } from './wishlist';

/** The heart's form: `intent` is the button that was pressed. */
export const heartForm = v.object({
  intent: v.picklist(['add', 'remove']),
  handle: v.pipe(v.string(), v.check(isWishable)),
});
export type HeartForm = v.InferOutput<typeof heartForm>;

const validEmail = 'Please enter a valid email address.';

export const emailForm = v.object({
  email: v.pipe(
    v.string('This field is required.'),
    v.trim(),
    v.nonEmpty('This field is required.'),
    v.maxLength(254, validEmail),
    v.email(validEmail),
  ),
});
