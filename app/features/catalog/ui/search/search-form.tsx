import { Form, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { samePage } from '~/ui/same-page';
import { firstPage, listSearch } from '../../product-list';
import { debounceMs } from './debounce';

const path = '/search';
/** Characters. */
const maxLength = 100;

/**
 * With scripts, results and URL change while the shopper types, within one history entry. `term`: the term of the
 * current results.
 */
export function SearchForm({ term }: { term: string }) {
  const form = useRef<HTMLFormElement>(null);
  const handlers = useSearchWhileTyping(term, () => fieldOf(form.current));
  return (
    <Form
      ref={form}
      method="get"
      action={path}
      role="search"
      // Back then leaves the search.
      replace
      {...handlers}
      className="mt-8 mb-10 flex max-w-2xl items-end gap-3"
    >
      <div className="grow">
        <Field
          label="What are you looking for?"
          name="q"
          type="search"
          defaultValue={term}
          maxLength={maxLength}
        />
      </div>
      <Button>Search</Button>
    </Form>
  );
}

const fieldOf = (form: HTMLFormElement | null) => {
  const field = form?.elements.namedItem('q');
  return field instanceof HTMLInputElement ? field : null;
};

/** Updates the field's text after URL changes that typing didn't cause, such as Back. */
function useSearchWhileTyping(term: string, field: () => HTMLInputElement | null) {
  const navigate = useNavigate();
  const next = useNavigation().location?.pathname;
  const leaving = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Last requested term. */
  const requestedTerm = useRef(term);
  const typed = () => field()?.value.trim() ?? '';
  const search = () => {
    // Offline, the page keeps its content.
    if (typed() === requestedTerm.current || leaving.current || !navigator.onLine) return;
    requestedTerm.current = typed();
    navigate(`${path}${listSearch(firstPage, typed() ? { q: typed() } : {})}`, {
      replace: true,
      preventScrollReset: true,
      state: samePage,
    });
  };
  const onInput = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, debounceMs);
  };
  const onSubmit = () => {
    clearTimeout(timer.current);
    requestedTerm.current = typed();
  };
  useEffect(() => {
    // A followed link takes priority.
    leaving.current = next !== undefined && next !== path;
  }, [next]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const input = field();
    // While results load, `term` may be an earlier term, which must not replace the typed text.
    if (next !== undefined || term === requestedTerm.current || !input) return;
    requestedTerm.current = term;
    input.value = term;
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [term, next]);
  return { onInput, onSubmit };
}
