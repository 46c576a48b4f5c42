import { useState, type ReactNode } from 'react';
import { lazyPart } from '~/ui/lazy-part';
import { SearchSheet } from '~/ui/search-sheet';

interface Props {
  open: boolean;
  onClose(): void;
  siteName: string;
  start: ReactNode;
}

const [useResults] = lazyPart(async () => (await import('./search-results')).SearchResults);

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
