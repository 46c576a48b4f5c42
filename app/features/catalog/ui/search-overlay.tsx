import { SearchSheet } from '~/ui/search-sheet';

interface Props {
  open: boolean;
  onClose(): void;
  siteName: string;
}

/** The header's search: without scripts its icon is a link to /search. spec §2 "Search overlay". */
export function SearchOverlay(props: Props) {
  return <SearchSheet {...props} />;
}
