import { useState, type ReactNode } from 'react';
import { lazyComponent } from '~/ui/lazy-component';
import { SearchSheet } from '~/ui/search-sheet';

interface Props {
  open: boolean;
  onClose(): void;
  siteName: string;
  start: ReactNode;
}

const [useResults] = lazyComponent(async () => (await import('./search-results')).SearchResults);

/** Without scripts, the icon links to /search. */
export function SearchOverlay({ start, ...props }: Props) {
  const [term, setTerm] = useState('');
  const Results = useResults(props.open);
  return (
    <SearchSheet {...props} onTerm={setTerm}>
      {Results ? <Results typed={term} start={start} /> : start}
    </SearchSheet>
  );
}
