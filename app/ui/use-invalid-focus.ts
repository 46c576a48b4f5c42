import { useEffect, useRef } from 'react';

/**
 * After each new reply, focuses the first marked field in the ref's element, so that screen readers read its message.
 * Not while the page hydrates, because that would move the focus while the shopper types.
 */
export function useInvalidFocus<Around extends HTMLElement>(reply: unknown) {
  const around = useRef<Around>(null);
  const before = useRef(reply);
  useEffect(() => {
    if (before.current === reply) return;
    before.current = reply;
    if (reply) around.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [reply]);
  return around;
}
