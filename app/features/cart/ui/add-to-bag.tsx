import type { Product } from '~/features/catalog/product';
import { Quantity } from '~/ui/quantity';
import { choicesOf, legendOf } from '../choices';
import { AddButton } from './add-button';
import { ProblemText } from './problem-text';
import { useAdd } from './use-add';
import { VariantChoice } from './variant-choice';

interface Props {
  product: Pick<Product, 'title' | 'variants' | 'options' | 'finish'>;
  /** Id of the variant that is chosen; null shows 'Select Option'. */
  selected: string | null;
}

/**
 * The product page's add-to-bag form: posts to the bag page without scripts, opens the drawer with
 * them. Its fields are `merchandise` and `quantity`; colour and size are the server's to say. spec §4.
 */
export function AddToBag({ product, selected }: Props) {
  const { onSubmit, phase, problem } = useAdd(product.title);
  const choices = choicesOf(product);
  const [only, ...others] = choices;
  return (
    <form method="post" action="/cart" onSubmit={onSubmit} className="group/add grid gap-6">
      <input type="hidden" name="intent" value="add" />
      <p className="small">
        Colour <span className="ml-2 text-muted">{product.finish ?? 'One Colour'}</span>
      </p>
      {only && others.length === 0 ? (
        <input type="hidden" name="merchandise" value={only.id} />
      ) : (
        <VariantChoice legend={legendOf(product)} choices={choices} selected={selected} />
      )}
      <Quantity />
      <div className="grid gap-3">
        <AddButton choices={choices} phase={phase} />
        <ProblemText text={problem} />
      </div>
    </form>
  );
}
