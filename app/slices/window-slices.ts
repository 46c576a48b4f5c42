/** These components are bundled with the home page. */
import { FeaturedEvents } from '~/slices/FeaturedEvents';
import { FeaturedPosts } from '~/slices/FeaturedPosts';
import { HeroContent } from '~/slices/HeroContent';
import { Instagram } from '~/slices/Instagram';
import { ProductGrid } from '~/slices/ProductGrid';
import { Ticker } from '~/slices/Ticker';
import { TwoPanelText } from '~/slices/TwoPanelText';
import { Usp } from '~/slices/Usp';

export const windowSlices = {
  hero_content: HeroContent,
  two_panel_text: TwoPanelText,
  ticker: Ticker,
  featured_events: FeaturedEvents,
  featured_posts: FeaturedPosts,
  usp: Usp,
  product_grid: ProductGrid,
  instagram: Instagram,
};
