import { useSearchParams } from '@remix-run/react';
import { useCallback, useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { chooseVariant, type Product, type Variant } from '../product';

const isChoice = (field: EventTarget): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.name === 'merchandise' && field.value !== '';

/**
 * The variant in the address. The form's own fields choose it, and price and pictures follow; `form`
 * goes on an element around them. What was chosen before scripts ran, or was filled in again by the
 * browser, counts as chosen.
 */
export function useChosenVariant(product: Product): {
  variant: Variant | null;
  form: { ref: RefObject<HTMLDivElement>; onChange(event: FormEvent<HTMLElement>): void };
} {
  const [params, setParams] = useSearchParams();
  const around = useRef<HTMLDivElement>(null);
  const chosen = params.get('variant');
  const choose = useCallback(
    (variant: string) => setParams({ variant }, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const early = useRef(() => {
    const radio = around.current?.querySelector<HTMLInputElement>(
      'input[type=radio][name=merchandise]:checked',
    );
    if (radio && radio.value !== chosen) choose(radio.value);
  });
  useEffect(() => early.current(), []);
  const onChange = ({ target }: FormEvent<HTMLElement>) => {
    if (isChoice(target)) choose(target.value);
  };
  return { variant: chooseVariant(product, chosen), form: { ref: around, onChange } };
}
