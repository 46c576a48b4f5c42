/** What the cart's forms share. */
import { useRevalidator, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { setBrowserCookie } from '~/platform/http/browser-cookies';
import { changeInTurn, replaced } from '~/ui/in-turn';
import { postToRoute } from '~/ui/route-data';
import { offlineText, useOnline } from '~/ui/use-online';
import { addUnknown, cartRoute, changeUnknown, isReadAgain, type CartReply } from '../cart';
import { sentCookieOf, sentSeconds } from '../cart-cookies';
import type { CartChange } from '../optimistic-lines';
import { useCartActions } from './cart-provider';

/** The change to show while a form is on the way; null for none. */
type OptimisticChange = (fields: FormData) => CartChange | null;

/**
 * Sends a plain cart form by script: same fields, same URL, plus an id of this press (`request`), so that it is carried
 * out once even if it is sent twice. Until there is an answer the bag shows what `optimisticChange` returns. `onReply` is called once per reply.
 * Without an answer the form stays as it is, and the reply says so; `unsent`: because the browser was offline.
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
  /** Data of the cart page from before the last change that it has to be read again for. */
  const [outdated, setOutdated] = useState<unknown>();
  // From the press on, also while other requests have their turn. The ref knows of a press in the same moment.
  const [sending, setSending] = useState(0);
  const pressed = useRef(false);
  const idOf = usePressIds();
  const { addOptimistic, show, currency } = useCartActions();

  /** `what`: sent instead of an earlier change of the same thing that still waits. */
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
    const answer = await changeInTurn('cart', what ?? Symbol(intent), () => {
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
    // Who has gone on to another page meanwhile would not see it.
    if (!next.ok && next.message && !form.isConnected) show(next.message);
    if (!answer || !form.isConnected || !latest.current.page || !isReadAgain(answer)) return;
    setOutdated(latest.current.page);
    revalidate();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pressed.current) void send(event.currentTarget);
  };
  /** Lasts until the cart page, if it has to be, has been read again. */
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

/**
 * Ids of presses. One that was not answered keeps its id, so that pressing again does not add twice what has
 * arrived after all. Undefined where browsers cannot make one: they can on https and localhost.
 */
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
    ? (intent === 'add' ? addUnknown(null) : changeUnknown).message
    : offlineText,
});

/** The error message of the surrounding form; nothing without a text. */
export function ProblemText({ text }: { text: string | undefined }) {
  const shown = useRef<HTMLParagraphElement>(null);
  // The button that was pressed may be elsewhere, like that of a phone's buy bar.
  useEffect(() => {
    if (text) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return text ? (
    <p ref={shown} role="alert" className="small text-sale">
      {text}
    </p>
  ) : null;
}
