import { Link } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { cardName, type CardProduct } from '~/features/catalog/card-product';
import { isAddable } from '~/features/catalog/complements';
import type { Product } from '~/features/catalog/product';
import { Button, buttonClass } from '~/ui/button';
import { useLocale } from '~/ui/locale';
import { formatMoney, sumOf, type Money } from '~/ui/money';
import { Price } from '~/ui/price';
import { lineToAdd } from '../line-to-add';
import { useAddSeveral, variantsIn } from './add-to-cart/use-add-several';
import { ProblemText } from './cart-form';
import { LinePicture } from './cart-line/line-picture';

interface Props {
  of: Pick<Product, 'id' | 'title'>;
  products: readonly CardProduct[];
}

/** One button adds all checked products. */
export function CompleteList({ of, products }: Props) {
  if (products.length === 0) return null;
  return (
    <section className="mt-8 border-t border-stone pt-6 print:hidden">
      <h2 className="heading-sm">Goes with it</h2>
      <CompleteForm key={of.id} title={of.title} products={products} />
    </section>
  );
}

function CompleteForm({ title, products }: { title: string; products: readonly CardProduct[] }) {
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const addable = products.filter(isAddable);
  const [checked, setChecked] = useState(addable);
  const { onSubmit, phase, problem } = useAddSeveral(
    `What goes with ${title} was added to your bag.`,
    (variants) =>
      addable
        .filter((card) => variants.includes(idOf(card)))
        .flatMap((card) => lineToAdd(card, card.firstVariant, 1) ?? []),
  );
  const readForm = () => {
    const sent = form.current ? variantsIn(new FormData(form.current)) : [];
    setChecked(addable.filter((card) => sent.includes(idOf(card))));
  };
  // Checkboxes may have changed before hydration.
  useEffect(readForm, []); // eslint-disable-line react-hooks/exhaustive-deps
  const sum = totalOf(checked);
  return (
    <form
      ref={form}
      method="post"
      action="/cart"
      data-in-place
      onSubmit={onSubmit}
      onChange={readForm}
    >
      <input type="hidden" name="intent" value="add-all" />
      <ul className="divided">
        {products.map((card) => (
          <li key={card.id} className="flex items-center gap-4 py-3">
            <LinePicture line={{ image: card.images[0] ?? null }} className="size-16 shrink-0" />
            <div className="min-w-0 flex-1">
              <Link to={`/products/${card.handle}`} discover="none" className="hover:underline">
                {card.title}
                {card.finish && <span className="sr-only">{`, ${card.finish}`}</span>}
              </Link>
              <p className="small text-muted">
                {card.finish && <span aria-hidden="true">{`${card.finish} · `}</span>}
                <Price
                  price={card.price}
                  compareAt={card.compareAt}
                  from={card.priceMax.amount > card.price.amount}
                />
              </p>
            </div>
            {isAddable(card) ? (
              <label className="-mr-2.5 grid size-11 shrink-0 place-items-center">
                <span className="sr-only">{`Add ${cardName(card)}`}</span>
                <input
                  type="checkbox"
                  name="merchandise"
                  value={idOf(card)}
                  defaultChecked
                  className="size-6 accent-ink"
                />
              </label>
            ) : (
              <Link
                to={`/products/${card.handle}`}
                discover="none"
                className={`${buttonClass({ look: 'link' })} min-h-11 shrink-0`}
              >
                Choose<span className="sr-only"> {cardName(card)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {addable.length > 0 && (
        <div className="mt-3 grid gap-3">
          <Button
            look="outline"
            wide
            disabled={!sum}
            aria-disabled={phase === 'adding' || undefined}
          >
            {phase === 'idle' ? (
              <span>
                Complete it
                {sum && (
                  // Without scripts, the sum wouldn't follow the checkboxes.
                  <span className="[@media(scripting:none)]:hidden">
                    {`, ${formatMoney(sum, locale)}`}
                  </span>
                )}
              </span>
            ) : (
              phases[phase]
            )}
          </Button>
          <ProblemText text={problem} />
        </div>
      )}
    </form>
  );
}

const phases = { adding: 'Adding to bag', added: 'Added to bag' };

const idOf = ({ firstVariant }: CardProduct): string => firstVariant?.id ?? '';

/** In major units; null if nothing is checked. */
function totalOf(cards: readonly CardProduct[]): Money | null {
  const [first] = cards;
  if (!first) return null;
  const amounts = cards.map(({ firstVariant }) => firstVariant?.price.amount ?? 0);
  return { ...first.price, amount: sumOf(amounts) };
}
