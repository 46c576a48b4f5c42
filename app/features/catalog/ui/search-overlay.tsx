import { useState } from 'react';
import { SearchSheet } from '~/ui/search-sheet';
import { SearchResults } from './search-results';
import { useSearch } from './use-search';

interface Props {
  open: boolean;
  onClose(): void;
  siteName: string;
}

/** The header's search overlay. Without scripts, the search icon is a link to /search. */
export function SearchOverlay(props: Props) {
  const [term, setTerm] = useState('');
  const search = useSearch(term);
  return (
    <SearchSheet {...props} onTerm={setTerm}>
      <SearchResults {...search} />
    </SearchSheet>
  );
}
