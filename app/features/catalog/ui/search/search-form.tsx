import { Form, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { samePage } from '~/ui/same-page';
import { firstPage, listSearch } from '../../product-list';
import { debounceMs } from './debounce';

const path = '/search';
/** Most characters of a term that are searched for. */
const maxLength = 100;

/**
 * The field of the search page. Without scripts it is a form; with them the page follows while the shopper
 * types, and the address with it, in one entry of the history. `term`: what the page shows results for.
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
      // As typing does: the way back leads to the page before the search.
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

/**
 * Navigates to the results of what was typed, debounced. The field is the shopper's while they type; only
 * another address, as of a suggestion or of going back, writes into it.
 */
function useSearchWhileTyping(term: string, field: () => HTMLInputElement | null) {
  const navigate = useNavigate();
  const next = useNavigation().location?.pathname;
  const leaving = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** The term that was asked for last. */
  const asked = useRef(term);
  const typed = () => field()?.value.trim() ?? '';
  const search = () => {
    // Offline the page keeps what it has; the shell's notice says why.
    if (typed() === asked.current || leaving.current || !navigator.onLine) return;
    asked.current = typed();
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
    asked.current = typed();
  };
  useEffect(() => {
    // A link that was followed within the debounce must win.
    leaving.current = next !== undefined && next !== path;
  }, [next]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const input = field();
    if (term === asked.current || !input) return;
    asked.current = term;
    input.value = term;
    // Only another term counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [term]);
  return { onInput, onSubmit };
}
