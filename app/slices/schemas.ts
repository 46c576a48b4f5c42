/** Schemas of all slices, by Prismic's `slice_type`. Only the server needs them. */
import { contactContent } from './ContactContent/schema';
import { content } from './Content/schema';
import { faqs } from './Faqs/schema';
import { featuredEvents } from './FeaturedEvents/schema';
import { featuredPosts } from './FeaturedPosts/schema';
import { featuredProducts } from './FeaturedProducts/schema';
import { finishes } from './Finishes/schema';
import { genericFeature } from './GenericFeature/schema';
import { heroContent } from './HeroContent/schema';
import { instagram } from './Instagram/schema';
import { locationsContent } from './LocationsContent/schema';
import { ourStory } from './OurStory/schema';
import { productGrid } from './ProductGrid/schema';
import { returnsContent } from './ReturnsContent/schema';
import { stockistWidget } from './StockistWidget/schema';
import { ticker } from './Ticker/schema';
import { tradeformContent } from './TradeformContent/schema';
import { twoPanelText } from './TwoPanelText/schema';
import { usp } from './Usp/schema';

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
