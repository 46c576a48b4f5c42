/** What the cart's forms share. */
import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, type FormEvent } from 'react';
import type { CartReply } from '../cart';

/**
 * Submits a plain cart form with a fetcher: same fields, same URL, plus `reply=data`, which asks for
 * the cart as data instead of a redirect. `onReply` is called once per reply.
 */
export function useCartForm(onReply: (reply: CartReply, sent: FormData | undefined) => void) {
  const fetcher = useFetcher<CartReply>();
  const { data } = fetcher;
  const latestOnReply = useRef(onReply);
  useEffect(() => {
    latestOnReply.current = onReply;
  });
  const sent = useRef<FormData>();
  useEffect(() => {
    if (data) latestOnReply.current(data, sent.current);
  }, [data]);
  const sending = fetcher.state === 'submitting';
  const send = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    fields.set('reply', 'data');
    sent.current = fields;
    fetcher.submit(fields, { method: 'post', action: '/cart' });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending) send(event.currentTarget);
  };
  /** `busy` lasts until the page's loaders have revalidated. */
  return { onSubmit, send, sending, busy: fetcher.state !== 'idle', reply: data };
}

/** The error message of the surrounding form; nothing without a text. */
export const ProblemText = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className="small text-sale">
      {text}
    </p>
  ) : null;
