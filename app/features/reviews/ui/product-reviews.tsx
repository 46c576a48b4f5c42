import { lazy, type ComponentProps, type ComponentType } from 'react';
import { ServedPart } from '~/ui/served-part';
import { ReviewOverview } from './review-overview';

type Overview = ComponentType<ComponentProps<typeof ReviewOverview>>;

const load = async (): Promise<{ default: Overview }> => ({
  default: (await import('./review-overview')).ReviewOverview,
});
/**
 * The overview's code loads before a client-side navigation shows the page. If loading fails, the page has no
 * reviews.
 */
const Overview = import.meta.env.SSR
  ? ReviewOverview
  : lazy(() => load().catch(() => ({ default: () => null })));

export const ProductReviews = (props: ComponentProps<typeof ReviewOverview>) => (
  <ServedPart key={props.handle} id="reviews" className="frame scroll-mt-24 band">
    <Overview {...props} />
  </ServedPart>
);
