import type { ComponentType } from 'react';
import { ContactContent } from '~/slices/ContactContent';
import { Content } from '~/slices/Content';
import { Faqs, questionsOf } from '~/slices/Faqs';
import { FeaturedEvents } from '~/slices/FeaturedEvents';
import { FeaturedPosts } from '~/slices/FeaturedPosts';
import { FeaturedProducts } from '~/slices/FeaturedProducts';
import { Finishes } from '~/slices/Finishes';
import { GenericFeature } from '~/slices/GenericFeature';
import { HeroContent } from '~/slices/HeroContent';
import { Instagram } from '~/slices/Instagram';
import { LocationsContent } from '~/slices/LocationsContent';
import { OurStory } from '~/slices/OurStory';
import { ProductGrid } from '~/slices/ProductGrid';
import { ReturnsContent } from '~/slices/ReturnsContent';
import { StockistWidget } from '~/slices/StockistWidget';
import { Ticker } from '~/slices/Ticker';
import { TradeformContent } from '~/slices/TradeformContent';
import { TwoPanelText } from '~/slices/TwoPanelText';
import { Usp } from '~/slices/Usp';
import { anchorsOf } from '~/slices/anchors';
import type { PageSlice, SliceType, SliceProps } from '~/slices/page-slice';
import { JsonLd } from '~/ui/json-ld';

/** Renders a page's slices. `first`: the page starts with them and has no title of its own. */
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
      {questions && <JsonLd of={import.meta.env.SSR && questions} />}
    </>
  );
}

const none: readonly string[] = [];

/** The component of each slice type; a missing one is a type error. */
const components: { [T in SliceType]: ComponentType<SliceProps<T>> } = {
  hero_content: HeroContent,
  two_panel_text: TwoPanelText,
  ticker: Ticker,
  featured_events: FeaturedEvents,
  generic_feature: GenericFeature,
  featured_products: FeaturedProducts,
  featured_posts: FeaturedPosts,
  usp: Usp,
  product_grid: ProductGrid,
  instagram: Instagram,
  content: Content,
  contact_content: ContactContent,
  locations_content: LocationsContent,
  returns_content: ReturnsContent,
  faqs: Faqs,
  our_story: OurStory,
  finishes: Finishes,
  stockist_widget: StockistWidget,
  tradeform_content: TradeformContent,
};

function Slice(props: SliceProps<SliceType>) {
  // Looked up by type, so both match. Undefined when a page that was loaded before a deployment gets a slice
  // type that its script does not have.
  const Component = components[props.slice.type] as ComponentType<typeof props> | undefined;
  return Component ? <Component {...props} /> : null;
}
