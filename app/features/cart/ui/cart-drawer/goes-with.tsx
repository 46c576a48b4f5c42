import { Link, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useId, useState } from 'react';
import { cardName, type CardProduct } from '~/features/catalog/card-product';
import { complementsPath, isAddable } from '~/features/catalog/complements';
import { Button, buttonClass } from '~/ui/button';
import { Price } from '~/ui/price';
import { lineToAdd } from '../../line-to-add';
import { useAddToCart } from '../add-to-cart/use-add-to-cart';
import { useCart, useCartActions } from '../cart-provider';
import { LinePicture } from '../cart-line/line-picture';
import { LineProblem } from '../cart-line/line-problem';

const maxShown = 3;

/** Complements of the added product or, without one, of the latest line. */
export function GoesWith() {
  const { complementsOf, lines } = useCart();
  const of = complementsOf ?? lines[0]?.handle;
  const products = useComplements(of);
  return of && products ? <List key={of} products={products} /> : null;
}

const productRoute = 'routes/products.$handle';
type ProductPage = { product?: { handle: string }; complements?: CardProduct[] };

/** From the product page's data or by request; undefined while loading. */
function useComplements(handle: string | undefined): CardProduct[] | undefined {
  const page = useRouteLoaderData<ProductPage>(productRoute);
  const onPage = page?.product?.handle === handle ? page?.complements : undefined;
  const [read, setRead] = useState<{ of: string; products: CardProduct[] }>();
  const wanted = onPage ? undefined : handle;
  useEffect(() => {
    if (!wanted) return;
    const left = new AbortController();
    fetch(complementsPath(wanted), { signal: left.signal })
      .then((response) => (response.ok ? (response.json() as Promise<CardProduct[]>) : []))
      .then(
        (products) => setRead({ of: wanted, products }),
        () => undefined,
      );
    return () => left.abort();
  }, [wanted]);
  return onPage ?? (read?.of === handle ? read?.products : undefined);
}

function List({ products }: { products: readonly CardProduct[] }) {
  const { lines } = useCart();
  const id = useId();
  // Products that are added from this list stay in it: removing the pressed button would lose the keyboard focus.
  const [held] = useState(() => new Set(lines.map(({ handle }) => handle)));
  const shown = products.filter(({ handle }) => !held.has(handle)).slice(0, maxShown);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id} className="border-t border-stone pt-4 pb-2">
      <h3 id={id} className="font-medium">
        Goes with it
      </h3>
      <ul className="divided">
        {shown.map((card) => (
          <Row key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Row({ card }: { card: CardProduct }) {
  const { hide } = useCartActions();
  const path = `/products/${card.handle}`;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <LinePicture line={{ image: card.images[0] ?? null }} className="size-12 shrink-0" />
      <div className="min-w-0 flex-1 small">
        <Link to={path} onClick={hide} className="hover:underline">
          {cardName(card)}
        </Link>
        <p className="text-muted">
          <Price price={card.price} from={card.priceMax.amount > card.price.amount} />
        </p>
      </div>
      {isAddable(card) ? (
        <AddOne card={card} />
      ) : (
        <Link
          to={path}
          onClick={hide}
          className={`${buttonClass({ look: 'outline', small: true })} shrink-0`}
        >
          Choose<span className="sr-only"> {cardName(card)}</span>
        </Link>
      )}
    </li>
  );
}

const labels = { idle: 'Add', adding: 'Adding', added: 'Added' };

function AddOne({ card }: { card: CardProduct }) {
  const id = card.firstVariant?.id ?? null;
  const lineOf = () => lineToAdd(card, card.firstVariant, 1);
  const { onSubmit, phase, problem } = useAddToCart(card.title, id, lineOf, true);
  return (
    <form method="post" action="/cart" onSubmit={onSubmit} className="contents">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="merchandise" value={id ?? ''} />
      <Button look="outline" small aria-disabled={phase === 'adding' || undefined}>
        {labels[phase]}
        <span className="sr-only">: {cardName(card)}</span>
      </Button>
      <LineProblem text={problem} />
    </form>
  );
}
