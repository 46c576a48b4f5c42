import * as v from 'valibot';
import { isHandle } from '~/features/catalog/handle';
import { validEmail } from '~/platform/http/email-field';
import { parseFields, type FieldErrors } from '~/platform/http/form-fields';
import { plainText } from '~/platform/plain-text';
import { fail, type Result } from '~/platform/result';
import {
  maxPerLine,
  noCode,
  messageProblem,
  messageTooLong,
  payMethods,
  type MessageKind,
} from './cart';
import { recipientField, recipientIn, recipientLimits, recipientTexts } from './gift-recipient';
import { isSendDay } from './send-days';

const wrongQuantity = `Please enter a whole number from 1 to ${maxPerLine}.`;
const wrongUpdate = `Please enter a whole number from 0 to ${maxPerLine}.`;

const wholeNumber = (least: number, message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.regex(/^\d{1,4}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(maxPerLine, message),
  );

const variantId = v.pipe(
  v.string('Please choose an option.'),
  v.regex(/^\d{1,19}$/, 'Please choose an option.'),
);

/** Digits; empty for a one-time purchase. */
const planId = v.pipe(v.string(), v.regex(/^\d{0,19}$/, 'Please choose a purchase option.'));

const lineId = v.pipe(
  v.string('This item is no longer in your bag.'),
  v.maxLength(400, 'This item is no longer in your bag.'),
  v.regex(
    /^gid:\/\/shopify\/CartLine\/[\w-]+(\?cart=[\w-]+={0,2})?$/,
    'This item is no longer in your bag.',
  ),
);

const code = v.pipe(
  v.string(noCode),
  v.trim(),
  v.nonEmpty(noCode),
  v.maxLength(60, 'This code is too long.'),
);

const giftCardId = v.pipe(
  v.string(),
  v.maxLength(200, 'This gift card is no longer applied to your bag.'),
  v.startsWith(
    'gid://shopify/AppliedGiftCard/',
    'This gift card is no longer applied to your bag.',
  ),
);

const text = (kind: MessageKind) =>
  v.pipe(
    v.string(),
    v.maxLength(20_000, messageTooLong(kind)),
    v.transform(plainText),
    v.check((sent) => !messageProblem(kind, sent), messageTooLong(kind)),
  );

const shortText = (most: number, message: string) =>
  v.pipe(
    v.string(),
    v.maxLength(20_000, message),
    v.transform(plainText),
    v.maxLength(most, message),
  );

const recipientParts = v.object({
  email: v.pipe(
    v.string(recipientTexts.noEmail),
    v.trim(),
    v.nonEmpty(recipientTexts.noEmail),
    v.maxLength(recipientLimits.email, recipientTexts.email),
    validEmail(recipientTexts.email),
  ),
  name: v.pipe(
    shortText(recipientLimits.name, recipientTexts.name),
    v.transform((name) => name.replaceAll(/\s+/g, ' ')),
  ),
  message: shortText(recipientLimits.message, recipientTexts.message),
  sendOn: v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, recipientTexts.sendOn)),
  offset: v.fallback(v.pipe(v.string(), v.regex(/^-?\d{1,3}$/)), ''),
});

/** Clears an unused offset, because a different offset would create another line. */
const withoutUnusedOffset = v.transform((one: v.InferOutput<typeof recipientParts>) =>
  one.sendOn ? one : { ...one, offset: '' },
);

const recipient = v.pipe(
  recipientParts,
  v.forward(
    v.partialCheck(
      [['sendOn'], ['offset']],
      ({ sendOn, offset }) => isSendDay(sendOn, offset, Date.now()),
      recipientTexts.sendOn,
    ),
    ['sendOn'],
  ),
  withoutUnusedOffset,
);

/** With any day. */
const removedRecipient = v.pipe(recipientParts, withoutUnusedOffset);

const wrongForm = 'We couldn’t process this request. Please try again.';

const submissionId = v.optional(v.pipe(v.string(), v.uuid(wrongForm)));

const pay = v.optional(v.picklist(payMethods, wrongForm));

/** Shop pages offer fewer products. */
const maxAddedAtOnce = 40;

/** What Undo adds again. */
const undoEntries = {
  merchandise: v.optional(variantId),
  /** Null if the recipient is invalid. A past day is allowed, because no gift card is added. */
  recipient: v.fallback(v.optional(v.nullable(removedRecipient)), null),
  plan: v.fallback(v.optional(planId), undefined),
  /** The product's handle, if there is a plan. */
  product: v.fallback(v.optional(v.pipe(v.string(), v.check(isHandle))), undefined),
};

const schemas = v.variant(
  'intent',
  [
    v.object({
      intent: v.literal('add'),
      merchandise: variantId,
      /** Defaults to the minimum. */
      quantity: v.optional(wholeNumber(1, wrongQuantity)),
      /** Submission id set by scripts. */
      request: submissionId,
      recipient: v.optional(recipient),
      plan: v.optional(planId),
      /** Leads to the checkout with only this item, and doesn't change the bag. */
      pay,
    }),
    /** Adds one piece of each `merchandise`; the form has this field once per variant. */
    v.object({
      intent: v.literal('add-all'),
      merchandise: v.pipe(
        v.array(variantId),
        v.minLength(1, 'Please choose what to add.'),
        v.maxLength(maxAddedAtOnce, wrongForm),
      ),
      request: submissionId,
    }),
    v.object({
      intent: v.literal('update'),
      line: lineId,
      /** The quantity 0 removes the line. */
      quantity: wholeNumber(0, wrongUpdate),
      /** The quantity before. */
      held: v.fallback(v.optional(wholeNumber(0, wrongUpdate)), undefined),
      ...undoEntries,
    }),
    v.object({
      intent: v.literal('change'),
      line: lineId,
      merchandise: variantId,
      /** Without this field, the line keeps its plan. */
      plan: v.optional(planId),
    }),
    v.object({
      intent: v.literal('remove'),
      line: lineId,
      quantity: v.optional(wholeNumber(0, wrongUpdate)),
      ...undoEntries,
    }),
    v.object({ intent: v.literal('save'), line: lineId }),
    v.object({
      intent: v.literal('restore'),
      merchandise: variantId,
      request: submissionId,
    }),
    v.object({ intent: v.literal('unsave'), merchandise: variantId }),
    v.object({ intent: v.literal('acknowledge') }),
    /** The code can also be a gift card's. */
    v.object({ intent: v.literal('discount'), code }),
    v.object({ intent: v.literal('undiscount'), code }),
    /** Without `card`, removes all gift cards. */
    v.object({ intent: v.literal('ungift'), card: v.optional(giftCardId) }),
    v.object({ intent: v.literal('note'), note: text('note') }),
    v.object({ intent: v.literal('gift'), gift: text('gift') }),
    /** Without `wrap`, removes the wrapping. */
    v.object({
      intent: v.literal('wrap'),
      wrap: v.optional(v.literal('on', wrongForm)),
      request: submissionId,
    }),
    /** `shop`: the number in a location's gid; without it, the order is delivered. */
    v.object({
      intent: v.literal('pickup'),
      shop: v.optional(
        v.pipe(v.string(), v.regex(/^\d{1,19}$/, 'Please choose one of these shops.')),
      ),
    }),
    v.object({ intent: v.literal('checkout'), pay }),
  ],
  wrongForm,
);

export type CartFormInput = v.InferOutput<typeof schemas>;

export interface CartFormProblem {
  message: string;
  field: string;
}

/** First value per field. `merchandise` is a list, the recipient an object. */
function fieldsOf(form: FormData): Record<string, unknown> {
  const fields = Object.fromEntries([...form].reverse());
  if (form.get('intent') === 'add-all')
    return { ...fields, merchandise: form.getAll('merchandise') };
  return { ...fields, [recipientField]: recipientIn(form) };
}

/** Returns the first problem. */
export function parseCartForm(form: FormData): Result<CartFormInput, CartFormProblem> {
  const parsed = parseFields(schemas, fieldsOf(form));
  if (parsed.ok) return parsed;
  const [[path, message] = ['intent', '']] = Object.entries(parsed.error);
  // The path, such as 'merchandise.0'.
  const [field = path] = path.startsWith(recipientField) ? [path] : path.split('.');
  return fail({ message, field });
}

export function recipientErrors(form: FormData): FieldErrors {
  const parsed = parseFields(v.object({ recipient: v.optional(recipient) }), fieldsOf(form));
  return parsed.ok ? {} : parsed.error;
}
