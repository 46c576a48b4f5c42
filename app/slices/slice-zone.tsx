import { ContactContent } from './ContactContent';
import { Content } from './Content';
import { Faqs } from './Faqs';
import { FeaturedEvents } from './FeaturedEvents';
import { FeaturedPosts } from './FeaturedPosts';
import { FeaturedProducts } from './FeaturedProducts';
import { Finishes } from './Finishes';
import { GenericFeature } from './GenericFeature';
import { HeroContent } from './HeroContent';
import { Instagram } from './Instagram';
import { LocationsContent } from './LocationsContent';
import { OurStory } from './OurStory';
import { ProductGrid } from './ProductGrid';
import { ReturnsContent } from './ReturnsContent';
import { StockistWidget } from './StockistWidget';
import { Ticker } from './Ticker';
import { TradeformContent } from './TradeformContent';
import { TwoPanelText } from './TwoPanelText';
import { Usp } from './Usp';
import { JsonLd } from '~/ui/json-ld';
import type { PageSlice } from './page-slice';
import { questionsOf } from './Faqs/structured';

/** The slices of a page, from top to bottom. `first`: the page starts with them, and has no title of its own. */
export function SliceZone({
  slices,
  first = true,
}: {
  slices: readonly PageSlice[];
  first?: boolean;
}) {
  const questions = questionsOf(slices);
  return (
    <>
      {slices.map((slice, index) => (
        <Slice key={slice.id} slice={slice} first={first && index === 0} />
      ))}
      {questions && <JsonLd thing={questions} />}
    </>
  );
}

function Slice({ slice, first }: { slice: PageSlice; first: boolean }) {
  switch (slice.type) {
    case 'hero_content':
      return <HeroContent slice={slice} first={first} />;
    case 'two_panel_text':
      return <TwoPanelText slice={slice} first={first} />;
    case 'ticker':
      return <Ticker slice={slice} first={first} />;
    case 'featured_events':
      return <FeaturedEvents slice={slice} first={first} />;
    case 'generic_feature':
      return <GenericFeature slice={slice} first={first} />;
    case 'featured_products':
      return <FeaturedProducts slice={slice} first={first} />;
    case 'featured_posts':
      return <FeaturedPosts slice={slice} first={first} />;
    case 'usp':
      return <Usp slice={slice} first={first} />;
    case 'product_grid':
      return <ProductGrid slice={slice} first={first} />;
    case 'instagram':
      return <Instagram slice={slice} first={first} />;
    case 'content':
      return <Content slice={slice} first={first} />;
    case 'contact_content':
      return <ContactContent slice={slice} first={first} />;
    case 'locations_content':
      return <LocationsContent slice={slice} first={first} />;
    case 'returns_content':
      return <ReturnsContent slice={slice} first={first} />;
    case 'faqs':
      return <Faqs slice={slice} first={first} />;
    case 'our_story':
      return <OurStory slice={slice} first={first} />;
    case 'finishes':
      return <Finishes slice={slice} first={first} />;
    case 'stockist_widget':
      return <StockistWidget slice={slice} first={first} />;
    case 'tradeform_content':
      return <TradeformContent slice={slice} first={first} />;
  }
}
