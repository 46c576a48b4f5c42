import { useSearchParams } from '@remix-run/react';
import { useCallback, useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { samePage } from '~/ui/same-page';
import {
  hasSeveralOptions,
  optionFields,
  selectedOptionsOf,
  parseSelectedOptions,
  readSelectedOptions,
  findVariant,
  initialVariant,
  withSelection,
  type SelectedOptions,
} from '../../selected-options';
import { selectVariant, type Product, type Variant } from '../../product';

const optionInputs = 'input[type=radio][name=merchandise], input[type=radio][name^=option]';

function searchOf(form: HTMLFormElement, product: Product): Record<string, string> {
  const fields = new FormData(form);
  if (!hasSeveralOptions(product)) return { variant: String(fields.get('merchandise')) };
  const selectedOptions = parseSelectedOptions(product, fields);
  const variant = findVariant(product, selectedOptions);
  return variant ? { variant: variant.id } : optionFields(selectedOptions);
}

/**
 * Writes selections into the URL, including a selection that was made before hydration. Attach `form` to an element
 * around the fields.
 */
export function useSelectedVariant(product: Product): {
  variant: Variant | null;
  selectedOptions: SelectedOptions;
  /** The server refused a form that was sent without scripts, because options are missing. */
  incomplete: boolean;
  form: { ref: RefObject<HTMLDivElement>; onChange(event: FormEvent<HTMLElement>): void };
} {
  const [params, setParams] = useSearchParams();
  const container = useRef<HTMLDivElement>(null);
  const options = readSelectedOptions(product, params);
  const variant =
    selectVariant(product, params.get('variant')) ??
    findVariant(product, options) ??
    initialVariant(product);
  const selection = String(
    new URLSearchParams(variant ? { variant: variant.id } : optionFields(options)),
  );
  const select = useCallback(
    (radio: HTMLInputElement) => {
      if (!radio.form) return;
      const search = searchOf(radio.form, product);
      // Keeps equivalent URLs, such as those with option names.
      if (String(new URLSearchParams(search)) === selection) return;
      setParams((before) => withSelection(product, before, search), {
        replace: true,
        preventScrollReset: true,
        state: samePage,
      });
    },
    [product, selection, setParams],
  );
  const selectRestored = useRef(() => {
    const radio = container.current?.querySelector<HTMLInputElement>(
      `:is(${optionInputs}):checked`,
    );
    if (radio) select(radio);
  });
  useEffect(() => selectRestored.current(), []);
  const onChange = ({ target }: FormEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.matches(optionInputs)) select(target);
  };
  return {
    variant,
    selectedOptions: variant ? selectedOptionsOf(product, variant) : options,
    incomplete: params.get('choose') === '1',
    form: { ref: container, onChange },
  };
}
