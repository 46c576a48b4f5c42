/** Server only: schemas by Prismic's `slice_type`. */
import { contactContent } from '~/slices/ContactContent/schema';
import { content } from '~/slices/Content/schema';
import { faqs } from '~/slices/Faqs/schema';
import { featuredEvents } from '~/slices/FeaturedEvents/schema';
import { featuredPosts } from '~/slices/FeaturedPosts/schema';
import { featuredProducts } from '~/slices/FeaturedProducts/schema';
import { finishes } from '~/slices/Finishes/schema';
import { genericFeature } from '~/slices/GenericFeature/schema';
import { heroContent } from '~/slices/HeroContent/schema';
import { instagram } from '~/slices/Instagram/schema';
import { locationsContent } from '~/slices/LocationsContent/schema';
import { ourStory } from '~/slices/OurStory/schema';
import { productGrid } from '~/slices/ProductGrid/schema';
import { returnsContent } from '~/slices/ReturnsContent/schema';
import { stockistWidget } from '~/slices/StockistWidget/schema';
import { ticker } from '~/slices/Ticker/schema';
import { tradeformContent } from '~/slices/TradeformContent/schema';
import { twoPanelText } from '~/slices/TwoPanelText/schema';
import { usp } from '~/slices/Usp/schema';

export const schemas = {
  hero_content: heroContent,
  two_panel_text: twoPanelText,
  ticker: ticker,
  featured_events: featuredEvents,
  generic_feature: genericFeature,
  featured_products: featuredProducts,
  featured_posts: featuredPosts,
  usp: usp,
  product_grid: productGrid,
  instagram: instagram,
  content: content,
  contact_content: contactContent,
  locations_content: locationsContent,
  returns_content: returnsContent,
  faqs: faqs,
  our_story: ourStory,
  finishes: finishes,
  stockist_widget: stockistWidget,
  tradeform_content: tradeformContent,
};
