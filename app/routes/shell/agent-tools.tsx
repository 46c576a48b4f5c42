/** Runs the tools of `app/features/webmcp` in the page. Loads at a tool's first call. */
import { useLocation, useMatches, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { CartReply } from '~/features/cart/cart-view';
import { publishAddToCart, sentQuantity } from '~/features/cart/cart-events';
import { useCartForm } from '~/features/cart/ui/cart-form';
import { useCartActions } from '~/features/cart/ui/cart-provider';
import { connectShop } from '~/features/webmcp/register-tools';
import { runTool, type Shop, type ShownPage } from '~/features/webmcp/run-tool';
import { isRedirected } from './is-redirected';

export function AgentTools() {
  const goTo = useGoTo();
  const sendCartForm = useSendCartForm();
  const { show } = useCartActions();
  const shop = useRef<Shop>();
  useEffect(() => {
    shop.current = { isOnline: () => navigator.onLine, goTo, sendCartForm, openBag: () => show() };
  });
  useEffect(() => connectShop((name, input) => runTool(shop.current!, name, input)), []);
  return null;
}

/** Follows an address like a link. The promise resolves when the page shows this address, or another one. */
function useGoTo() {
  const navigate = useNavigate();
  const { hide } = useCartActions();
  const { state } = useNavigation();
  const location = useLocation();
  const matches = useMatches();
  const latest = useRef({ location, matches, state });
  const waiting = useRef(new Set<() => void>());
  useEffect(() => {
    latest.current = { location, matches, state };
    for (const check of waiting.current) check();
  });
  return (path: string): Promise<ShownPage> =>
    new Promise((resolve) => {
      const before = latest.current.location.key;
      const check = () => {
        const { location, matches, state } = latest.current;
        if (location.key === before || state !== 'idle') return;
        waiting.current.delete(check);
        const { pathname, search } = location;
        resolve({
          pathname,
          search,
          isRedirect: isRedirected(location.state),
          dataOf: (route) => matches.find(({ id }) => id === route)?.data,
        });
      };
      waiting.current.add(check);
      hide();
      navigate(path);
    });
}

function useSendCartForm() {
  const { receive, show } = useCartActions();
  const replied = useRef<CartReply>();
  const { send } = useCartForm((reply, sent) => {
    replied.current = reply;
    const variantId = String(sent.get('merchandise') ?? '');
    const added = reply.cart?.lines.find((line) => line.variantId === variantId);
    const done = added ? `${added.title} was added to your bag.` : 'Your code was applied.';
    receive(reply, reply.message ?? (reply.ok ? done : ''), {
      open: reply.ok || reply.partial,
      ...(added && { added: variantId }),
    });
    if (added && (reply.ok || reply.partial))
      publishAddToCart(reply.cart, { variantId }, reply.added ?? sentQuantity(sent));
    // If the reply has a message, `useCartForm` opens the drawer.
    if (!reply.ok && !reply.message) void show();
  });
  return async (fields: Record<string, string>): Promise<CartReply> => {
    const form = document.createElement('form');
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      form.append(input);
    }
    replied.current = undefined;
    await send(form);
    return replied.current ?? { ok: false, intent: fields.intent! };
  };
}
