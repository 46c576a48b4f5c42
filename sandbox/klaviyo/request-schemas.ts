import * as v from 'valibot';
import { isDeliverable } from './accounts';
import { ApiError } from './api-error';

const text = v.pipe(v.string(), v.nonEmpty());
const email = v.pipe(v.string(), v.check(isDeliverable, 'Invalid email address'));
const consent = v.optional(
  v.object({
    email: v.object({ marketing: v.object({ consent: v.literal('SUBSCRIBED') }) }),
  }),
);
const profile = v.object({
  type: v.literal('profile'),
  attributes: v.looseObject({ email, subscriptions: consent }),
});
const list = v.object({ data: v.object({ type: v.literal('list'), id: text }) });

/** `POST /client/subscriptions`. */
export const subscription = v.object({
  data: v.object({
    type: v.literal('subscription'),
    attributes: v.object({
      custom_source: v.optional(v.string()),
      profile: v.object({ data: profile }),
    }),
    relationships: v.object({ list }),
  }),
});

/** `POST /api/profile-subscription-bulk-create-jobs`. */
export const subscriptionJob = v.object({
  data: v.object({
    type: v.literal('profile-subscription-bulk-create-job'),
    attributes: v.object({
      custom_source: v.optional(v.string()),
      profiles: v.object({ data: v.pipe(v.array(profile), v.minLength(1), v.maxLength(1000)) }),
    }),
    relationships: v.object({ list }),
  }),
});

/** `POST /client/back-in-stock-subscriptions` and `/api/back-in-stock-subscriptions`. */
export const backInStock = v.object({
  data: v.object({
    type: v.literal('back-in-stock-subscription'),
    attributes: v.object({
      channels: v.pipe(v.array(v.picklist(['EMAIL', 'SMS', 'PUSH'])), v.minLength(1)),
      profile: v.object({ data: profile }),
    }),
    relationships: v.object({
      variant: v.object({
        data: v.object({
          type: v.literal('catalog-variant'),
          id: v.pipe(v.string(), v.regex(/^\$shopify:::\$default:::\d+$/)),
        }),
      }),
    }),
  }),
});

/** `POST /client/events` and `/api/events`. */
export const event = v.object({
  data: v.object({
    type: v.literal('event'),
    attributes: v.object({
      metric: v.object({
        data: v.object({ type: v.literal('metric'), attributes: v.object({ name: text }) }),
      }),
      profile: v.object({ data: profile }),
      properties: v.record(v.string(), v.unknown()),
      unique_id: v.optional(text),
    }),
  }),
});

/** Throws an `ApiError` with a JSON pointer to the invalid value. */
export async function readBody<T>(
  request: Request,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(vnd\.api\+)?json\b/.test(type)) {
    throw new ApiError(415, 'unsupported_media_type', `Not understood: ${type}`, {
      parameter: 'content-type',
    });
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await request.text());
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  const pointer = `/${(v.getDotPath(issue) ?? '').replaceAll('.', '/')}`;
  throw new ApiError(400, 'invalid', issue.message, { pointer });
}
