import { data } from '@shopify/remix-oxygen';
import { postInquiry } from '~/features/inquiries/send-inquiry.server';
import { noteAsked, readAsked } from '~/features/returns/asked-returns.server';
import { readTags } from '~/features/returns/product-tags.server';
import {
  readReturn,
  repetitionKey,
  valuesOf,
  type ReturnRequest,
} from '~/features/returns/return-form';
import { keepReceipt, readReceipt, type Receipt } from '~/features/returns/return-receipt.server';
import { messageFields } from '~/features/returns/return-request';
import { choicesOf, rulesOf, type ReturnChoices } from '~/features/returns/return-rules';
import { findReturn, receiptPath, type ReturnableOrder } from '~/features/returns/returns';
import type { ReturnReply } from '~/features/returns/ui/return-screen';
import type { Context } from '~/platform/context.server';
import { isUnavailable, Unavailable } from '~/platform/fetch/unavailable';
import { noStore } from '~/platform/http/no-store';
import { fail, ok, type Result } from '~/platform/result';
import { localDay } from '~/platform/stores/local-day.server';
import { takeTurn, type Outcome, type Turn } from '~/platform/submission-lock.server';
import { redirectTo } from '../accounts/account-route.server';

/**
 * If the order couldn't be read, `order` is null, and the choices are missing. For a receipt, use only the choices'
 * texts, because the order is read without its returns and tags.
 */
export type ReturnPage = {
  siteName: string;
  locations: readonly string[];
  canAsk: boolean;
  /** What this browser has sent for this order. */
  receipt: Receipt | null;
  /** The page is the receipt. */
  isReceipt: boolean;
} & (
  | { order: null }
  | (ReturnChoices & {
      order: Pick<ReturnableOrder, 'name' | 'hasMoreLines'>;
      /** The form's id. A later request for the same items has another id, so it doesn't count as a repetition. */
      request: string;
    })
);

/** Throws a redirect if the shopper has no such order. `forReceipt`: reads only what a receipt shows. */
type Read<T extends ReturnableOrder> = (forReceipt: boolean) => Promise<Result<T, 'unavailable'>>;

interface Source<T extends ReturnableOrder> {
  /** Digits of the order's gid. */
  key: string;
  /** Shopify adds requested returns to the order, so reading the order shows whether an earlier request arrived. */
  isSentToShopify: boolean;
  read: Read<T>;
}

/** A receipt that has expired redirects to `orderPath`. */
export async function loadReturn(
  context: Context,
  { orderPath, ...source }: Source<ReturnableOrder> & { orderPath: string },
) {
  const { SITE_NAME: siteName, CONTACT_URL, RETURN_LOCATIONS: locations } = context.env;
  const receipt = await readReceipt(context, source.key);
  const isReceipt = context.url.searchParams.has('sent');
  if (isReceipt && !receipt) throw redirectTo(orderPath);
  const canAsk = CONTACT_URL !== undefined;
  const page = { siteName, locations, canAsk, receipt, isReceipt };
  const order = await readWithChoices(context, source, isReceipt);
  if (!order.ok) return data<ReturnPage>({ ...page, order: null }, isReceipt ? 200 : 503);
  const { order: found, ...choices } = order.value;
  const { name, hasMoreLines } = found;
  const request = crypto.randomUUID();
  return data<ReturnPage>({ ...page, ...choices, order: { name, hasMoreLines }, request });
}

async function readWithChoices<T extends ReturnableOrder>(
  context: Context,
  { key, isSentToShopify, read }: Source<T>,
  forReceipt = false,
): Promise<Result<ReturnChoices & { order: T }, 'unavailable'>> {
  const [found, asked] = await Promise.all([
    read(forReceipt),
    isSentToShopify || forReceipt ? {} : readAsked(context, key),
  ]);
  if (!found.ok) return found;
  const order = { ...found.value, asked };
  try {
    const rules = rulesOf(context.env);
    const variants = order.lines.flatMap(({ variant }) => variant ?? []);
    const needsTags = rules.excludedTags.length > 0 && !forReceipt;
    if (needsTags && !order.knowsVariants)
      throw new Unavailable('orders', new Error('RETURN_EXCLUDED_TAGS needs read_products'));
    const tagsOf = needsTags ? await readTags(context, variants) : new Map<string, string[]>();
    return ok({ order, ...choicesOf(order, rules, { tagsOf, now: Date.now() }) });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('return-rules-unavailable', { error });
    return fail('unavailable');
  }
}

/** `name`: the name of Shopify's return; null if the shop answers by email. */
export type Sent = { name: string | null } | 'refused' | 'failed' | 'unclear';

const notSent =
  'We couldn’t send your request. Everything you entered is still here: please try again in a moment.';
const maybeSent = 'It may have reached us anyway; we’ll then answer by email.';

const problems = {
  refused: [422, 'We can’t take this return here. Please write to us, and we’ll find a way.'],
  failed: [503, notSent],
  unclear: [503, `${notSent} ${maybeSent}`],
} as const;

interface Submission<T extends ReturnableOrder> extends Source<T> {
  posted: FormData;
  isGuest: boolean;
  /** `id`: the same for a repeated form. */
  send(order: T, wanted: ReturnRequest, id: string): Promise<Sent>;
}

/**
 * Redirects to the receipt. Returns 422 for invalid fields and refused requests, and 503 during an outage. If a page
 * posts its form again within five minutes with the same fields, the request isn't sent again.
 */
export async function submitReturn<T extends ReturnableOrder>(
  context: Context,
  submission: Submission<T>,
) {
  const { posted } = submission;
  // Read before taking the lock, because the lock's waiting time covers only the mutation.
  const first = await readWithChoices(context, submission);
  const turn = await takeTurn(context, ['return', submission.key, repetitionKey(posted)]);
  let outcome: Outcome = 'failed';
  try {
    const { earlier, id } = turn;
    // Shows what the earlier request has changed.
    const mayHaveChanged = submission.isSentToShopify && earlier !== null && first.ok;
    const found = mayHaveChanged ? await readWithChoices(context, submission) : first;
    const result = await submitOnce(context, { ...submission, earlier, id, found });
    outcome = result.outcome;
    return result.answer;
  } finally {
    // A redirect may be thrown.
    if (turn.earlier !== 'done') await turn.finish(outcome);
  }
}

async function submitOnce<T extends ReturnableOrder>(
  context: Context,
  {
    posted,
    earlier,
    id,
    found,
    key,
    isGuest,
    isSentToShopify,
    send,
  }: Submission<T> & {
    earlier: Turn['earlier'];
    id: string;
    found: Result<ReturnChoices & { order: T }, 'unavailable'>;
  },
) {
  const { RETURN_LOCATIONS: locations } = context.env;
  const choices = found.ok ? found.value.choices : postedChoices(posted);
  const refuse = (status: number, changes: Partial<ReturnReply>) =>
    data<ReturnReply>(
      { values: valuesOf(posted, { choices, locations }), errors: {}, ...changes },
      { status, headers: noStore },
    );
  const receipt = async (wanted: ReturnRequest, name: string | null) => {
    const sentOn = localDay(context.market.store, Date.now());
    await keepReceipt(context, key, { ...wanted, sentOn, name });
    return { outcome: 'done', answer: redirectTo(receiptPath(isGuest ? null : key)) } as const;
  };
  if (earlier) {
    const anyQuantity = choices.map((one) => ({ ...one, most: maxQuantity }));
    const sent = readReturn(posted, { choices: anyQuantity, locations });
    const returns = found.ok && isSentToShopify ? found.value.order.returns : [];
    const known = sent.ok && findReturn(returns, { ...sent.value, now: Date.now() });
    if (sent.ok && (known || earlier === 'done'))
      return receipt(sent.value, known ? known.name : null);
  }
  if (!found.ok) {
    const problem = problems[earlier === 'unclear' ? 'unclear' : 'failed'][1];
    return { outcome: 'failed', answer: refuse(503, { problem }) } as const;
  }
  const wanted = readReturn(posted, { choices, locations });
  if (!wanted.ok)
    return { outcome: 'failed', answer: refuse(422, { errors: wanted.error }) } as const;
  const sent = await send(found.value.order, wanted.value, id);
  if (typeof sent !== 'string') {
    if (!isSentToShopify) await noteAsked(context, key, { ...found.value, ...wanted.value });
    return receipt(wanted.value, sent.name);
  }
  const [status, problem] = problems[sent];
  const outcome = sent === 'unclear' ? 'unclear' : 'failed';
  return { outcome, answer: refuse(status, { problem }) } as const;
}

/** For showing the form again without the order. */
export const typedReturn = ({ env }: Context, posted: FormData): ReturnReply => {
  const choices = postedChoices(posted);
  const values = valuesOf(posted, { choices, locations: env.RETURN_LOCATIONS });
  return { values, errors: {} };
};

const maxQuantity = 1_000_000;

/** During an outage, the order's lines aren't known, so the posted ids tell which fields to keep. */
const postedChoices = (posted: FormData) =>
  [...new Set(posted.getAll('item'))]
    .filter((id): id is string => typeof id === 'string' && /^\d{1,20}$/.test(id))
    .map((id) => ({ id, most: 0 }));

/** Sends the request to CONTACT_URL. */
export async function sendToShop(
  context: Context,
  order: ReturnableOrder,
  {
    wanted,
    id,
    from,
    page,
  }: {
    wanted: ReturnRequest;
    id: string;
    from: { email: string; name?: string };
    page: string;
  },
): Promise<Sent> {
  const fields = messageFields(order, from, wanted);
  const outcome = await postInquiry(context, { form: 'return', page, fields }, id);
  return outcome === 'done' ? { name: null } : outcome;
}
