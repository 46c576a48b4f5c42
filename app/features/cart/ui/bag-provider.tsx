import { useFetcher, useLocation } from '@remix-run/react';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { BagReply, BagView } from '../cart';

interface BagState {
  open: boolean;
  /** Undefined until the bag was read; pages never wait for it. */
  view: BagView | undefined;
  loading: boolean;
  /** Said to those who cannot see the change. */
  news: string;
  /** Opens the drawer and reads the bag. */
  show(): void;
  hide(): void;
  /** Takes the bag from an action's answer; opens the drawer for `open`. */
  receive(reply: BagReply, news: string, open?: boolean): void;
}

const BagContext = createContext<BagState | null>(null);

/** The bag of the page's scripts: one per page, around everything that adds to it or shows it. */
export function BagProvider({ children }: { children: ReactNode }) {
  const { load, data, state } = useFetcher<BagView>({ key: 'bag' });
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [view, setView] = useState<BagView>();
  const [news, setNews] = useState('');
  useEffect(() => {
    if (data) setView(data);
  }, [data]);
  // Not the rest of the address: an option that was just chosen may follow the add into it.
  useEffect(() => setOpen(false), [pathname]);
  const show = useCallback(() => {
    setOpen(true);
    load('/cart');
  }, [load]);
  const hide = useCallback(() => setOpen(false), []);
  const receive = useCallback((reply: BagReply, said: string, opens = false) => {
    const { bag } = reply;
    if (bag) setView((known) => ({ saved: [], ...known, bag, unavailable: false }));
    setNews(said);
    if (opens) setOpen(true);
  }, []);
  const loading = state === 'loading';
  const value = useMemo(
    () => ({ open, view, loading, news, show, hide, receive }),
    [open, view, loading, news, show, hide, receive],
  );
  return (
    <BagContext.Provider value={value}>
      {children}
      <p className="sr-only" aria-live="polite">
        {news}
      </p>
    </BagContext.Provider>
  );
}

/** The bag as scripts know it; throws outside `BagProvider`. */
export function useBag(): BagState {
  const state = useContext(BagContext);
  if (!state) throw new Error('useBag needs a BagProvider above it');
  return state;
}
