import { Link, useLocation, useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { cardName, type CardProduct } from '~/features/catalog/card-product';
import type { Product } from '~/features/catalog/product';
import { buttonClass } from '~/ui/button';
import { lazyComponent } from '~/ui/lazy-component';
import { isPlainClick } from '~/ui/plain-click';
import { readRoute } from '~/platform/http/route-data';

const [useSheet, preloadSheet] = lazyComponent(
  async () => (await import('./card-choice')).CardChoice,
);

const productRoute = 'routes/products.$handle';

type Chosen = Pick<CardProduct, 'handle' | 'title' | 'finish'>;

/** A link to the product, whose page has more choices than a panel. */
export const ChooseLink = ({ product }: { product: Chosen }) => (
  <Link to={`/products/${product.handle}`} discover="none" className={look}>
    <ChooseText product={product} />
  </Link>
);

const look = buttonClass({ look: 'outline', small: true, wide: true });

const ChooseText = ({ product }: { product: Chosen }) => (
  <>
    Choose
    <span className="sr-only">{`: ${cardName(product)}`}</span>
  </>
);

/** Cancels the latest press of any card, so that two panels can't open. */
let cancelLatest = () => {};

/** Without scripts, links to the product page. */
export function ChooseButton({ product }: { product: Chosen }) {
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const [loaded, setLoaded] = useState<Product | null>(null);
  const path = `/products/${product.handle}`;
  const close = useCallback(() => {
    setChoosing(false);
    setLoaded(null);
  }, []);
  const toPage = useCallback(() => navigate(path), [navigate, path]);
  const Sheet = useSheet(choosing, toPage);
  const { key } = useLocation();
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), [key]);
  const choose = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (choosing) return;
    let cancelled = false;
    cancelLatest();
    cancelLatest = cancel.current = () => {
      cancelled = true;
      close();
    };
    setChoosing(true);
    // Prices and stock change, so the product is loaded for each click.
    const page = await readRoute<{ product?: Product | null }>(path, productRoute);
    if (cancelled) return;
    if (page?.product) return setLoaded(page.product);
    setChoosing(false);
    toPage();
  };
  return (
    <>
      <Link
        to={path}
        discover="none"
        data-in-place
        aria-busy={(choosing && !(Sheet && loaded)) || undefined}
        onPointerEnter={preloadSheet}
        onFocus={preloadSheet}
        onClick={(event) => void choose(event)}
        className={look}
      >
        <ChooseText product={product} />
      </Link>
      {Sheet && loaded && <Sheet product={loaded} onClose={close} />}
    </>
  );
}
