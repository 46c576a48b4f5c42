import { useRevalidator, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { setBrowserCookie } from '~/platform/http/browser-cookies';
import { queueChange, replaced } from '~/platform/http/request-queue';
import { postToRoute } from '~/platform/http/route-data';
import { offlineText, useOnline } from '~/ui/use-online';
import { cartRoute, needsReload, type CartReply } from '../cart-view';
import { addUnknown, changeUnknown } from '../cart-problem';
import { sentCookieOf, sentSeconds } from '../cart-cookies';
import type { CartChange } from '../optimistic-lines';
import { useCartActions } from './cart-provider';

type OptimisticChange = (fields: FormData) => CartChange | null;

/**
 * Each submission has an id (`request`), so that a retry isn't executed twice. `onReply` is called once per reply.
 * Without a response, the form shows a message; `unsent`: the browser was offline.
 */
export function useCartForm(
  onReply: (reply: CartReply, sent: FormData) => void,
  optimisticChange?: OptimisticChange,
) {
  const { revalidate } = useRevalidator();
  const page = useRouteLoaderData(cartRoute);
  const latest = useRef({ onReply, page });
  useEffect(() => {
    latest.current = { onReply, page };
  });
  const [reply, setReply] = useState<CartReply>();
  const [outdated, setOutdated] = useState<unknown>();
  // `sending` includes queued requests. `pressed` prevents a second submission before the next render.
  const [sending, setSending] = useState(0);
  const pressed = useRef(false);
  const idOf = usePressIds();
  const { addOptimistic, show, currency } = useCartActions();

  /** Replaces a queued change of the same thing (`what`), such as a line. */
  const send = async (form: HTMLFormElement, what?: string) => {
    const fields = new FormData(form);
    const intent = String(fields.get('intent'));
    const press = idOf(fields);
    if (press.id) fields.set('request', press.id);
    pressed.current = true;
    setSending((count) => count + 1);
    const change = optimisticChange?.(fields);
    const end = change && addOptimistic(change);
    const mark = sentCookieOf(currency);
    const answer = await queueChange('cart', what ?? Symbol(intent), () => {
      setBrowserCookie(mark, '1', sentSeconds);
      return postToRoute<CartReply>('/cart', fields);
    });
    end?.();
    pressed.current = false;
    setSending((count) => count - 1);
    if (answer === replaced) return;
    if (answer) {
      press.end();
      setBrowserCookie(mark, '', 0);
    }
    const next = answer ?? withoutAnswer(intent);
    setReply(next);
    latest.current.onReply(next, fields);
    // The form was removed or is in a closed dialog, so the drawer shows the message.
    const isHidden = !form.isConnected || form.closest('dialog:not([open])') !== null;
    if (!next.ok && next.message && isHidden) void show(next.message);
    // Checks the URL, because a removed form's `page` is outdated.
    if (!answer || window.location.pathname !== '/cart') return;
    if (needsReload(answer)) setOutdated(latest.current.page);
    // Only the page's data has the pickup shop's stock and times.
    const isPickup = intent === 'pickup' || answer.cart?.pickup;
    if (needsReload(answer) || isPickup) revalidate();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pressed.current) void send(event.currentTarget);
  };
  const rereading = page !== undefined && page === outdated;
  const busy = sending > 0 || rereading;
  useEffect(() => (busy ? addOptimistic({}) : undefined), [busy, addOptimistic]);
  const online = useOnline();
  const unsent = reply?.message === offlineText;
  return {
    onSubmit,
    send,
    sending: sending > 0,
    busy,
    unsent,
    reply: unsent && online ? undefined : reply,
  };
}

/** A retry gets the same id. Undefined if the browser lacks `crypto.randomUUID` (http, except localhost). */
function usePressIds() {
  const unanswered = useRef<{ what: string; id: string | undefined }>();
  return (fields: FormData) => {
    const what = JSON.stringify([...fields]);
    const id =
      unanswered.current?.what === what
        ? unanswered.current.id
        : 'randomUUID' in crypto
          ? crypto.randomUUID()
          : undefined;
    unanswered.current = { what, id };
    return { id, end: () => (unanswered.current = undefined) };
  };
}

const withoutAnswer = (intent: string): CartReply => ({
  ok: false,
  intent,
  message: navigator.onLine
    ? (intent.startsWith('add') ? addUnknown(null) : changeUnknown).message
    : offlineText,
});

/** The sticky checkout bar may cover a field's message. */
export function useProblemInView(form: RefObject<HTMLElement>, problem: string | undefined) {
  useEffect(() => {
    if (problem) form.current?.scrollIntoView({ block: 'nearest' });
  }, [form, problem]);
}

/** If the focus is inside, moves it to the summary. */
export function closeDetails(details: HTMLDetailsElement | null) {
  if (details?.contains(document.activeElement)) details.querySelector('summary')?.focus();
  if (details) details.open = false;
}

export function ProblemText({ text }: { text: string | undefined }) {
  const shown = useRef<HTMLParagraphElement>(null);
  // The message may be far from the pressed button.
  useEffect(() => {
    if (text) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return text ? (
    <p ref={shown} role="alert" className="small text-sale">
      {text}
    </p>
  ) : null;
}
