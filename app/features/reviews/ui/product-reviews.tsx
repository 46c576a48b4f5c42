import { lazy, type ComponentProps, type ComponentType } from 'react';
import { ServedPart } from '~/ui/served-part';
import { ReviewsInside } from './reviews-inside';

type Inside = ComponentType<ComponentProps<typeof ReviewsInside>>;

const load = async (): Promise<{ default: Inside }> => ({
  default: (await import('./reviews-inside')).ReviewsInside,
});
/** Loaded before a product is shown that scripts have fetched; without it the product goes without its reviews. */
const Inside = import.meta.env.SSR
  ? ReviewsInside
  : lazy(() => load().catch(() => ({ default: () => null })));

/** The section of a product's page with its reviews. */
export const ProductReviews = (props: ComponentProps<typeof ReviewsInside>) => (
  <ServedPart key={props.handle} id="reviews" className="frame scroll-mt-24 band">
    <Inside {...props} />
  </ServedPart>
);
