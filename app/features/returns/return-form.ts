import type { FieldErrors } from '~/platform/http/form-fields';
import { plainText } from '~/platform/plain-text';
import { fail, ok, type Result } from '~/platform/result';
import type { ReturnChoice } from './return-rules';
import { reasons, type ReturnReason } from './returns';

/** With the name of a location, the note must fit into Shopify's 300 characters. */
export const longestNote = 200;

export interface ReturnRequest {
  items: { id: string; quantity: number; reason: ReturnReason }[];
  /** 'post', or the name of a location. */
  method: string;
  note: string;
}

/**
 * `items`: ids of the chosen lines. `fields`: all other entries, the form's id (`request`) and the order's name
 * (`order`), by field name.
 */
export interface ReturnValues {
  items: string[];
  fields: Record<string, string>;
}

export const quantityField = (id: string): string => `quantity-${id}`;
export const reasonField = (id: string): string => `reason-${id}`;

export const byPost = 'post';

interface Offer {
  choices: readonly Pick<ReturnChoice, 'id' | 'most'>[];
  locations: readonly string[];
}

const asText = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value : '';

/** What the form can send again: known lines, reasons and locations, numbers, the note, the form's id and its order. */
export function valuesOf(posted: FormData, { choices, locations }: Offer): ReturnValues {
  const textOf = (name: string) => asText(posted.get(name));
  const lines = choices.flatMap(({ id }) => {
    const [quantity, reason] = [quantityField(id), reasonField(id)];
    return [
      [quantity, /^\d{1,4}$/.exec(textOf(quantity))?.[0] ?? ''],
      [reason, reasons.find((one) => one === textOf(reason)) ?? ''],
    ];
  });
  const method = [byPost, ...locations].find((one) => one === textOf('method')) ?? '';
  const note = textOf('note').slice(0, 4000);
  const request = /^[\w-]{1,64}$/.exec(textOf('request'))?.[0] ?? '';
  const order = textOf('order').slice(0, 100);
  return {
    items: chosenOf(posted, choices),
    fields: { ...Object.fromEntries(lines), method, note, request, order },
  };
}

const chosenOf = (posted: FormData, choices: Offer['choices']): string[] => {
  const chosen = new Set(posted.getAll('item').map(asText));
  return choices.map(({ id }) => id).filter((id) => chosen.has(id));
};

/**
 * Returns the same key if a page's form is submitted again with the same entries. Fills in defaults, because 'Send
 * again' sends only what was entered.
 */
export function repetitionKey(posted: FormData): string {
  const textOf = (name: string) => asText(posted.get(name));
  const items = [...new Set(posted.getAll('item').map(asText))].sort();
  const lines = items.map((id) => [id, textOf(quantityField(id)) || '1', textOf(reasonField(id))]);
  const note = plainText(textOf('note'));
  return JSON.stringify([textOf('request'), lines, textOf('method') || byPost, note]);
}

/** The errors' keys are field names. `item`: no line was chosen, or one that isn't offered. */
export function readReturn(posted: FormData, offer: Offer): Result<ReturnRequest, FieldErrors> {
  const { fields } = valuesOf(posted, offer);
  const errors: FieldErrors = {};
  const items = chosenOf(posted, offer.choices).map((id) => {
    const quantity = Number(asText(posted.get(quantityField(id))) || '1');
    const reason = reasons.find((one) => one === fields[reasonField(id)]);
    const most = offer.choices.find((one) => one.id === id)?.most ?? 0;
    if (most < 1) errors[quantityField(id)] = 'This item can no longer be returned.';
    else if (!Number.isInteger(quantity) || quantity < 1 || quantity > most)
      errors[quantityField(id)] = `Please choose a number from 1 to ${most}.`;
    if (!reason) errors[reasonField(id)] = 'Please choose a reason.';
    return { id, quantity, reason: reason ?? 'UNKNOWN' };
  });
  const offered = new Set(offer.choices.map(({ id }) => id));
  if (posted.getAll('item').some((id) => !offered.has(asText(id))))
    errors.item =
      'Some of the items you chose are no longer in this list. Please check your choice.';
  else if (items.length === 0) errors.item = 'Please choose at least one item.';
  const method = fields.method || byPost;
  if (!fields.method && asText(posted.get('method')))
    errors.method = 'Please choose one of these ways.';
  const note = plainText(fields.note ?? '');
  if (note.length > longestNote) errors.note = `At most ${longestNote} characters.`;
  return Object.keys(errors).length > 0 ? fail(errors) : ok({ items, method, note });
}
