/** Schemas of the customer mutations' payloads. */
import * as v from 'valibot';
import { digitsOf } from '~/services/shopify/common.schema';

const accessToken = v.object({
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});

const userErrors = v.optional(v.array(v.object({ message: v.string() })));

const payloadFields = v.pipe(
  v.object({
    customerUserErrors: userErrors,
    /** Deprecated, but the only list that `customerAccessTokenDelete` and `customerAccessTokenRenew` have. */
    userErrors,
    customerAccessToken: v.nullish(accessToken, null),
    customer: v.nullish(v.object({ id: v.string() }), null),
  }),
  // A payload without a list of errors does not prove success.
  v.check((payload) => Boolean(payload.customerUserErrors ?? payload.userErrors), 'No errors list'),
);

/** Result of a mutation: the fields that it returned, and the first user error, if any, for the shopper. */
export interface Payload {
  token: v.InferOutput<typeof accessToken> | null;
  /** Digits of the customer's gid. */
  customerId: string | null;
  problem: string | null;
}

/** Schema of a mutation's `data`. The payload is null only beside top-level errors, which are thrown before parsing. */
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
