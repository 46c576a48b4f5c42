/** What comes back from a change of the customer. contracts §1.3, §1.8. */
import * as v from 'valibot';
import { digitsOf } from '~/services/storefront/scalars';

const accessToken = v.object({
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});

const userErrors = v.optional(v.array(v.object({ message: v.string() })));

const payloadFields = v.pipe(
  v.object({
    customerUserErrors: userErrors,
    /** Two operations have only these. */
    userErrors,
    customerAccessToken: v.nullish(accessToken, null),
    customer: v.nullish(v.object({ id: v.string() }), null),
  }),
  // Without a list of errors nothing says that there were none.
  v.check((payload) => Boolean(payload.customerUserErrors ?? payload.userErrors), 'No errors list'),
);

/** What came of a change: the fields that it has, and the first message for the shopper, if any. */
export interface Payload {
  token: v.InferOutput<typeof accessToken> | null;
  /** Digits. */
  customerId: string | null;
  problem: string | null;
}

/** `data` of a mutation. A payload may be null beside top-level errors, which are thrown before this. */
export const payloadSchema = (field: string) =>
  v.pipe(
    v.object({ [field]: payloadFields }),
    v.transform((data): Payload => {
      const { customerUserErrors = [], userErrors = [], ...payload } = data[field]!;
      const [first] = [...customerUserErrors, ...userErrors];
      return {
        token: payload.customerAccessToken,
        customerId: payload.customer && digitsOf(payload.customer.id),
        problem: first?.message ?? null,
      };
    }),
  );
