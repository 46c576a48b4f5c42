import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';

export const UnknownPath = () => (
  <EmptyState
    heading="h1"
    title="404 Error"
    action={<ButtonLink to="/">Go to the home page</ButtonLink>}
  >
    There is no page at this address.
  </EmptyState>
);
