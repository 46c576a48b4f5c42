import { useState, type ReactNode } from 'react';
import { lazyPart } from '~/ui/lazy-part';
import { SearchSheet } from '~/ui/search-sheet';

interface Props {
  open: boolean;
  onClose(): void;
  siteName: string;
  /** The content if there is no term or no result. */
  start: ReactNode;
}

const [useResults] = lazyPart(async () => (await import('./search-results')).SearchResults);

/** The search overlay. If scripts are off, the search icon links to /search. */
export function SearchOverlay({ start, ...props }: Props) {
  const [term, setTerm] = useState('');
  const Results = useResults(props.open);
  return (
    <SearchSheet {...props} onTerm={setTerm}>
      {Results ? <Results typed={term} start={start} /> : start}
    </SearchSheet>
  );
}
