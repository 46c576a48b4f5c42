import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';

/** Shown during an outage. The order stays open in this browser, so a retry needs no order number. */
export const OrderUnavailable = ({ retry }: { retry: string }) => (
  <EmptyState
    under
    heading="h1"
    title="We can’t show your order right now"
    action={
      <ButtonLink to={retry} reloadDocument>
        Try again
      </ButtonLink>
    }
  >
    <p>Please try again in a moment. You don’t need to enter its number again.</p>
  </EmptyState>
);
