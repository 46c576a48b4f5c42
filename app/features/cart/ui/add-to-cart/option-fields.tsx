import { useEffect, useId, useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { optionTiles, variantTiles, type OptionTile } from '~/features/catalog/option-tiles';
import type { Product } from '~/features/catalog/product';
import {
  missingOption,
  optionField,
  selectionProblem,
  type SelectedOptions,
  type ValueState,
} from '~/features/catalog/selected-options';
import { sizeName } from '~/ui/length';
import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import { spelled } from '~/ui/spelling';
import { PictureSwatch, Swatch } from '~/ui/swatch';
import { optionsLegend, variantOptions, type AddLabel } from '../../variant-options';

interface OptionFieldsetsProps {
  product: Pick<Product, 'options' | 'variants'>;
  selectedOptions: SelectedOptions;
  incomplete: boolean;
}

export function OptionFieldsets({ product, selectedOptions, incomplete }: OptionFieldsetsProps) {
  const locale = useLocale();
  const around = useRef<HTMLDivElement>(null);
  const joined = selectedOptions.join('\n');
  const before = useRef(joined);
  // Uncontrolled radios; only a URL change (such as Back) sets them.
  useEffect(() => {
    if (before.current === joined) return;
    before.current = joined;
    for (const radio of around.current?.querySelectorAll('input') ?? []) {
      radio.checked = joined.split('\n')[Number(radio.dataset.option)] === radio.value;
    }
  }, [joined]);
  return (
    <div ref={around} className="grid grid-cols-1 gap-6">
      {product.options.map(({ name, values }, index) =>
        values.length > 1 ? (
          <OptionFieldset
            key={name}
            legend={spelled(name, locale)}
            problem={incomplete ? missingOption(product, selectedOptions, index) : null}
          >
            {optionTiles(product, selectedOptions, index).map((tile) => (
              <Tile
                key={tile.value}
                tile={tile}
                name={optionField(index)}
                value={tile.value}
                defaultChecked={selectedOptions[index] === tile.value}
                data-option={index}
                data-start={selectedOptions[index] === tile.value || undefined}
              />
            ))}
          </OptionFieldset>
        ) : (
          <input key={name} type="hidden" name={optionField(index)} value={values[0]} />
        ),
      )}
      <p role="status" className="small text-sale empty:hidden">
        {selectionProblem(product, selectedOptions)}
      </p>
    </div>
  );
}

interface OptionFieldsetProps {
  legend: string;
  problem?: string | null;
  children: ReactNode;
}

function OptionFieldset({ legend, problem, children }: OptionFieldsetProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={problem ? id : undefined}>
      <legend className="mb-2 small">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(6.75rem,100%),1fr))] gap-2">
        {children}
      </div>
      {problem && (
        <p id={id} role="alert" className="mt-2 small text-sale">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

const addKeys = {
  'Add to bag': 'add',
  Backorder: 'backorder',
  Preorder: 'preorder',
  'Out of stock': 'out',
} as const satisfies Record<AddLabel, string>;

interface VariantFieldsetProps {
  product: Pick<Product, 'options' | 'variants' | 'isGiftCard'>;
  selected: string | null;
}

export function VariantFieldset({ product, selected }: VariantFieldsetProps) {
  const locale = useLocale();
  const set = useRef<HTMLDivElement>(null);
  const before = useRef(selected);
  // Uncontrolled radios; only a URL change (such as Back) sets them.
  useEffect(() => {
    if (before.current === selected) return;
    before.current = selected;
    for (const radio of set.current?.querySelectorAll('input') ?? []) {
      radio.checked = radio.value === selected;
    }
  }, [selected]);
  const choices = variantOptions(product);
  const tiles = variantTiles(
    choices.map(({ label }) => label),
    product,
  );
  return (
    <div ref={set}>
      <OptionFieldset legend={spelled(optionsLegend(product), locale)}>
        {choices.map(({ id, add }, index) => (
          <Tile
            key={id}
            tile={tiles[index]!}
            priceFirst={product.isGiftCard}
            name="merchandise"
            value={id}
            defaultChecked={id === selected}
            data-add={addKeys[add]}
            data-start={id === selected || undefined}
          />
        ))}
      </OptionFieldset>
    </div>
  );
}

interface TileProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  tile: OptionTile;
  /** Shows the price above the value's name. Used for gift cards, where the sum matters more than the name. */
  priceFirst?: boolean | undefined;
}

const looks: Record<ValueState, string> = {
  free: '',
  out: 'text-muted line-through',
  none: 'text-muted',
};

/** The ring separates a dark swatch from the selected tile, which is dark too. */
const swatchLook = 'mb-1 rounded-full ring-1 ring-paper';

/** Values without a variant stay selectable: the shopper may change another option. */
function Tile({ tile, priceFirst = false, ...radio }: TileProps) {
  const { state, swatch } = tile;
  const locale = useLocale();
  const price = tile.price && `${tile.from ? 'from ' : ''}${formatMoney(tile.price, locale)}`;
  const isSwapped = priceFirst && price !== null && state === 'free';
  const value = isSwapped ? price : tile.value;
  const notes = {
    free: isSwapped ? [tile.value] : [tile.measure, price],
    out: [tile.measure, 'sold out'],
    none: ['unavailable'],
  };
  // Commas instead of '·', because the separator may end a line on phones.
  const note = notes[state].filter(Boolean).join(', ');
  return (
    <label className="option-tile">
      {/* Without `aria-invalid`, browsers report a required group as invalid before a selection. */}
      {/* eslint-disable-next-line jsx-a11y/role-supports-aria-props */}
      <input type="radio" required aria-invalid={false} {...radio} />
      <span className={state === 'none' ? 'border-dashed' : undefined}>
        {swatch?.image && <PictureSwatch src={swatch.image} className={`${swatchLook} size-8`} />}
        {swatch?.hex && <Swatch colour={swatch.hex} className={`${swatchLook} size-6`} />}
        <span className={looks[state]}>{sizeName(value, locale)}</span>
        {note && (
          <>
            <span className="sr-only">, </span>
            <small>{note}</small>
          </>
        )}
      </span>
    </label>
  );
}
