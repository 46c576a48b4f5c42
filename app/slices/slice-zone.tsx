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
import { anchorsOf } from './anchors';
import type { PageSlice } from './page-slice';
import type { SliceProps } from './slice-props';
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
  const anchors = anchorsOf(slices);
  return (
    <>
      {slices.map((slice, index) => (
        <Slice
          key={slice.id}
          slice={slice}
          first={first && index === 0}
          anchors={anchors.get(slice.id) ?? none}
        />
      ))}
      {questions && <JsonLd thing={questions} />}
    </>
  );
}

const none: readonly string[] = [];

function Slice({ slice, ...rest }: SliceProps<PageSlice>) {
  switch (slice.type) {
    case 'hero_content':
      return <HeroContent slice={slice} {...rest} />;
    case 'two_panel_text':
      return <TwoPanelText slice={slice} {...rest} />;
    case 'ticker':
      return <Ticker slice={slice} {...rest} />;
    case 'featured_events':
      return <FeaturedEvents slice={slice} {...rest} />;
    case 'generic_feature':
      return <GenericFeature slice={slice} {...rest} />;
    case 'featured_products':
      return <FeaturedProducts slice={slice} {...rest} />;
    case 'featured_posts':
      return <FeaturedPosts slice={slice} {...rest} />;
    case 'usp':
      return <Usp slice={slice} {...rest} />;
    case 'product_grid':
      return <ProductGrid slice={slice} {...rest} />;
    case 'instagram':
      return <Instagram slice={slice} {...rest} />;
    case 'content':
      return <Content slice={slice} {...rest} />;
    case 'contact_content':
      return <ContactContent slice={slice} {...rest} />;
    case 'locations_content':
      return <LocationsContent slice={slice} {...rest} />;
    case 'returns_content':
      return <ReturnsContent slice={slice} {...rest} />;
    case 'faqs':
      return <Faqs slice={slice} {...rest} />;
    case 'our_story':
      return <OurStory slice={slice} {...rest} />;
    case 'finishes':
      return <Finishes slice={slice} {...rest} />;
    case 'stockist_widget':
      return <StockistWidget slice={slice} {...rest} />;
    case 'tradeform_content':
      return <TradeformContent slice={slice} {...rest} />;
  }
}
