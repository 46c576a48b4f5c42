/** What the cart's forms share. */
import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { setBrowserCookie } from '~/platform/http/browser-cookies';
import type { CartReply } from '../cart';
import { sentCookieOf, sentSeconds } from '../cart-cookies';
import { useCart } from './cart-provider';
import { useTurn } from './use-turn';

/**
 * Submits a plain cart form with a fetcher: same fields, same URL, plus `reply=data`, which asks for
 * the cart as data instead of a redirect, and an id of this press (`request`), so that it is carried out
 * once even if it is sent twice. `onReply` is called once per reply.
 */
export function useCartForm(onReply: (reply: CartReply, sent: FormData | undefined) => void) {
  const fetcher = useFetcher<CartReply>();
  const { countUpdate, currency } = useCart();
  const mark = sentCookieOf(currency);
  const { data } = fetcher;
  const latestOnReply = useRef(onReply);
  useEffect(() => {
    latestOnReply.current = onReply;
  });
  const sent = useRef<FormData>();
  useEffect(() => {
    if (!data) return;
    setBrowserCookie(mark, '', 0);
    latestOnReply.current(data, sent.current);
  }, [data, mark]);
  const takeTurn = useTurn(fetcher.state === 'submitting');
  // From the press on, also while other requests have their turn. The ref knows of a press in the same moment.
  const [sending, setSending] = useState(false);
  const pressed = useRef(false);
  const send = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    fields.set('reply', 'data');
    // Only there on https and localhost.
    if ('randomUUID' in crypto) fields.set('request', crypto.randomUUID());
    pressed.current = true;
    setSending(true);
    const turn = takeTurn(() => {
      sent.current = fields;
      setBrowserCookie(mark, '1', sentSeconds);
      fetcher.submit(fields, { method: 'post', action: '/cart' });
    });
    void turn.finally(() => {
      pressed.current = false;
      setSending(false);
    });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pressed.current) send(event.currentTarget);
  };
  /** Lasts until the page's loaders have revalidated. */
  const busy = sending || fetcher.state !== 'idle';
  useEffect(() => (busy ? countUpdate() : undefined), [busy, countUpdate]);
  return { onSubmit, send, sending, busy, reply: data };
}

/** The error message of the surrounding form; nothing without a text. */
export const ProblemText = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className="small text-sale">
      {text}
    </p>
  ) : null;
