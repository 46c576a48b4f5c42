/** Every page with slices loads these components, so keep them few. */
import { Content } from '~/slices/Content';
import { FeaturedProducts } from '~/slices/FeaturedProducts';
import { GenericFeature } from '~/slices/GenericFeature';

export const commonSlices = {
  content: Content,
  generic_feature: GenericFeature,
  featured_products: FeaturedProducts,
};
