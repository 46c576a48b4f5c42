import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, type FormEvent } from 'react';
import type { BagReply } from '../cart';

/**
 * Sends a plain bag form with scripts: the same fields to the same address, plus `reply=data`, which
 * asks for the bag in place of a redirect. `onReply` is told each answer once.
 */
export function useBagForm(onReply: (reply: BagReply, sent: FormData | undefined) => void) {
  const fetcher = useFetcher<BagReply>();
  const { data } = fetcher;
  const tell = useRef(onReply);
  useEffect(() => {
    tell.current = onReply;
  });
  const sent = useRef<FormData>();
  useEffect(() => {
    if (data) tell.current(data, sent.current);
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
  /** `busy` ends when the page has the new bag too. */
  return { onSubmit, send, sending, busy: fetcher.state !== 'idle', reply: data };
}
