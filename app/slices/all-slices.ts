import type { ComponentType } from 'react';
import { commonSlices } from '~/slices/common-slices';
import { ContactContent } from '~/slices/ContactContent';
import { Faqs } from '~/slices/Faqs';
import { Finishes } from '~/slices/Finishes';
import { LocationsContent } from '~/slices/LocationsContent';
import { OurStory } from '~/slices/OurStory';
import type { SliceProps, SliceType } from '~/slices/page-slice';
import { ReturnsContent } from '~/slices/ReturnsContent';
import { StockistWidget } from '~/slices/StockistWidget';
import { TradeformContent } from '~/slices/TradeformContent';
import { windowSlices } from '~/slices/window-slices';

export const allSlices: { [T in SliceType]: ComponentType<SliceProps<T>> } = {
  ...commonSlices,
  ...windowSlices,
  contact_content: ContactContent,
  locations_content: LocationsContent,
  returns_content: ReturnsContent,
  faqs: Faqs,
  our_story: OurStory,
  finishes: Finishes,
  stockist_widget: StockistWidget,
  tradeform_content: TradeformContent,
};
