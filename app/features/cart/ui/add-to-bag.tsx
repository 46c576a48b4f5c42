import { hasPicks, type Picks } from '~/features/catalog/picks';
import type { Product } from '~/features/catalog/product';
import { Quantity } from '~/ui/quantity';
import { useHydrated } from '~/ui/use-hydrated';
import { choicesOf, legendOf } from '../choices';
import { AddButton, SoldOut } from './add-button';
import { OptionChoice } from './option-choice';
import { PicksButton } from './picks-button';
import { ProblemText } from './problem-text';
import { useAdd } from './use-add';
import { VariantChoice } from './variant-choice';

interface Props {
  product: Pick<Product, 'handle' | 'title' | 'variants' | 'options' | 'finish'>;
  /** Id of the variant that is chosen; null shows 'Select Option'. */
  selected: string | null;
  /** What is picked of the options, for a product that has several. */
  picks: Picks;
}

/**
 * The product page's add-to-bag form: posts to the bag page without scripts, opens the drawer with
 * them. Its fields are `merchandise` (or `product` and its options, which the server turns into it)
 * and `quantity`; colour and size are the server's to say. spec §4.
 */
export function AddToBag({ product, selected, picks }: Props) {
  const { onSubmit, phase, problem } = useAdd(product.title, selected);
  const hydrated = useHydrated();
  const choices = choicesOf(product);
  const byOption = hasPicks(product);
  // Scripts keep the choice and the address together; without them only the radios know.
  const known = choices.length === 1 || (byOption && hydrated) ? selected : null;
  const gone = choices.every(({ add }) => add === 'Out of stock');
  const colour = (
    <p className="small">
      Colour <span className="ml-2 text-muted">{product.finish ?? 'One Colour'}</span>
    </p>
  );
  if (gone && choices.length === 1) {
    // Nothing to choose and nothing to add: nothing to fill in either.
    return (
      <div className="grid gap-6">
        {colour}
        <SoldOut />
      </div>
    );
  }
  return (
    <form method="post" action="/cart" onSubmit={onSubmit} className="group/add grid gap-6">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={product.handle} />
      {known && <input type="hidden" name="merchandise" value={known} />}
      {colour}
      {byOption && <OptionChoice product={product} picks={picks} />}
      {!byOption && choices.length > 1 && (
        <VariantChoice legend={legendOf(product)} choices={choices} selected={selected} />
      )}
      {!gone && <Quantity />}
      <div className="grid gap-3">
        {byOption ? (
          <PicksButton add={choices.find(({ id }) => id === selected)?.add ?? null} phase={phase} />
        ) : (
          <AddButton choices={choices} phase={phase} />
        )}
        <ProblemText text={problem} />
      </div>
    </form>
  );
}
