import { useNavigate } from '@remix-run/react';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { isPlainClick } from '~/ui/plain-click';
import { useStillHere } from '~/ui/use-still-here';
import type { CardProduct } from '../../card-product';
import { designRating, ownSwatch } from '../../designs';
import { pageSize } from '../../page-size';
import type { Swatch } from '../../swatch';

/** The finish that each card shows, by the handle of the card's first finish. Back restores these finishes. */
export const ShownFinishes = createContext<Map<string, CardProduct> | null>(null);

/** A pointer that only crosses a swatch must not change the card. */
const restMs = 120;

const cannotHover = () => window.matchMedia('(hover: none)').matches;

/**
 * Hovering over or focusing a swatch shows its finish; a click opens the finish's page. On touch screens, the first
 * tap only shows the finish.
 */
export function useFinishes(product: CardProduct, finishes: readonly CardProduct[]) {
  const navigate = useNavigate();
  const press = useStillHere();
  const remembered = useContext(ShownFinishes);
  const before = remembered?.get(product.handle);
  const [wanted, setWanted] = useState(before?.handle ?? product.handle);
  const [loaded, setLoaded] = useState<CardProduct[]>(before ? [before] : []);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [unsold, setUnsold] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<string>();
  const loading = useRef<Promise<LoadedFinishes | null>>();
  const timer = useRef<number>();
  const latest = useRef(wanted);
  const byKeyboard = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const own = ownSwatch(product, [...finishes, ...loaded]);
  // If the product's own swatch is found only after loading, it comes last, so that the others don't move.
  const [ownFirst] = useState(own !== undefined);
  const known = [product, ...finishes, ...loaded];
  const find = (handle: string, among = known) => among.find((one) => one.handle === handle);
  const shown = find(wanted) ?? product;
  const others = product.swatches;

  const load = () => {
    const missing = others.map(({ handle }) => handle).filter((handle) => !find(handle));
    loading.current ??= loadFinishes(missing).then((reply) => {
      if (reply) {
        setLoaded((all) => [...all, ...reply.cards]);
        setUnsold(reply.unsold);
      } else loading.current = undefined;
      return reply;
    });
    return loading.current;
  };
  const show = async (handle: string): Promise<'shown' | 'cancelled' | 'unsold' | 'failed'> => {
    latest.current = handle;
    setRefused(undefined);
    const reply = find(handle) ? null : await load();
    const card = find(handle, reply?.cards);
    if (latest.current !== handle) return 'cancelled';
    if (!card && !reply?.unsold.includes(handle)) return 'failed';
    if (!card) {
      setRefused(others.find((one) => one.handle === handle)?.label);
      return 'unsold';
    }
    setWanted(handle);
    remembered?.set(product.handle, card);
    return 'shown';
  };
  // Otherwise, a finish that loads late would replace the button that the shopper is using.
  const cancel = () => {
    latest.current = shown.handle;
  };
  const linkProps = ({ handle }: Swatch) => ({
    onPointerEnter({ pointerType }: PointerEvent) {
      setPressed((now) => now ?? false);
      if (pointerType === 'touch') return;
      if (!find(handle)) void load();
      timer.current = window.setTimeout(() => void show(handle), restMs);
    },
    onPointerLeave() {
      clearTimeout(timer.current);
      cancel();
    },
    onFocus({ currentTarget }: FocusEvent) {
      setPressed((now) => now ?? false);
      // Clicks focus links, too.
      byKeyboard.current = currentTarget.matches(':focus-visible');
      if (byKeyboard.current) void show(handle);
    },
    onBlur() {
      if (byKeyboard.current) cancel();
    },
    onClick(event: MouseEvent) {
      if (!isPlainClick(event) || handle === shown.handle || !cannotHover()) return;
      event.preventDefault();
      const isStillHere = press();
      void show(handle).then((outcome) => {
        if (outcome === 'shown') setPressed(true);
        else if (outcome === 'failed' && isStillHere()) navigate(`/products/${handle}`);
      });
    },
  });
  return {
    shown,
    swatches: own ? (ownFirst ? [own, ...others] : [...others, own]) : others,
    unsold,
    /** The label of the latest finish that a shopper tried, if it isn't sold. */
    refused,
    rating: designRating({ product, finishes: [...finishes] }) ?? shown.rating,
    linkProps,
    cancel,
    pressed,
  };
}

interface LoadedFinishes {
  cards: CardProduct[];
  /** Handles of finishes that aren't sold in this country. */
  unsold: string[];
}

/** Null if it fails. */
async function loadFinishes(handles: readonly string[]): Promise<LoadedFinishes | null> {
  // `/product-cards` returns at most one page.
  const asked = handles.slice(0, pageSize);
  if (asked.length === 0) return null;
  try {
    const reply = await fetch(
      `/product-cards?${new URLSearchParams({ handles: asked.join(',') })}`,
    );
    if (!reply.ok) return null;
    const { products: cards } = (await reply.json()) as { products: CardProduct[] };
    const unsold = asked.filter((handle) => cards.every((card) => card.handle !== handle));
    return { cards, unsold };
  } catch {
    return null;
  }
}
