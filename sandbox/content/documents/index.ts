import accountEnGb from './account/account.en-gb.json';
import accountEnUs from './account/account.en-us.json';
import aTableForAnOrdinaryTuesdayEnGb from './articles/a-table-for-an-ordinary-tuesday.en-gb.json';
import aTableForAnOrdinaryTuesdayEnUs from './articles/a-table-for-an-ordinary-tuesday.en-us.json';
import howHighToHangAPendantEnGb from './articles/how-high-to-hang-a-pendant.en-gb.json';
import howHighToHangAPendantEnUs from './articles/how-high-to-hang-a-pendant.en-us.json';
import linenAndWhatWashingDoesToItEnGb from './articles/linen-and-what-washing-does-to-it.en-gb.json';
import linenAndWhatWashingDoesToItEnUs from './articles/linen-and-what-washing-does-to-it.en-us.json';
import livingWithUnlacqueredBrassEnGb from './articles/living-with-unlacquered-brass.en-gb.json';
import livingWithUnlacqueredBrassEnUs from './articles/living-with-unlacquered-brass.en-us.json';
import draftHomeEnGb from './drafts/home.en-gb.json';
import draftHomeEnUs from './drafts/home.en-us.json';
import draftWinterOpeningEnGb from './drafts/winter-opening.en-gb.json';
import draftWinterOpeningEnUs from './drafts/winter-opening.en-us.json';
import enrichmentHaldenPendantBrassEnGb from './enrichment/enrichment-halden-pendant-brass.en-gb.json';
import enrichmentHaldenPendantBrassEnUs from './enrichment/enrichment-halden-pendant-brass.en-us.json';
import enrichmentMarlowTableLampOakEnGb from './enrichment/enrichment-marlow-table-lamp-oak.en-gb.json';
import enrichmentMarlowTableLampOakEnUs from './enrichment/enrichment-marlow-table-lamp-oak.en-us.json';
import journalEnGb from './journal/journal.en-gb.json';
import journalEnUs from './journal/journal.en-us.json';
import aboutEnGb from './pages/about.en-gb.json';
import aboutEnUs from './pages/about.en-us.json';
import contactEnGb from './pages/contact.en-gb.json';
import contactEnUs from './pages/contact.en-us.json';
import deliveryEnGb from './pages/delivery.en-gb.json';
import deliveryEnUs from './pages/delivery.en-us.json';
import faqsEnGb from './pages/faqs.en-gb.json';
import faqsEnUs from './pages/faqs.en-us.json';
import finishesEnGb from './pages/finishes.en-gb.json';
import finishesEnUs from './pages/finishes.en-us.json';
import homeEnGb from './pages/home.en-gb.json';
import homeEnUs from './pages/home.en-us.json';
import privacyEnGb from './pages/privacy.en-gb.json';
import privacyEnUs from './pages/privacy.en-us.json';
import returnsEnGb from './pages/returns.en-gb.json';
import returnsEnUs from './pages/returns.en-us.json';
import stockistsEnGb from './pages/stockists.en-gb.json';
import stockistsEnUs from './pages/stockists.en-us.json';
import tradeEnGb from './pages/trade.en-gb.json';
import tradeEnUs from './pages/trade.en-us.json';
import themeSettingsEnGb from './theme/theme-settings.en-gb.json';
import themeSettingsEnUs from './theme/theme-settings.en-us.json';

/** Published documents, as the files hold them. */
export const published: unknown[] = [
  accountEnGb,
  accountEnUs,
  aTableForAnOrdinaryTuesdayEnGb,
  aTableForAnOrdinaryTuesdayEnUs,
  howHighToHangAPendantEnGb,
  howHighToHangAPendantEnUs,
  linenAndWhatWashingDoesToItEnGb,
  linenAndWhatWashingDoesToItEnUs,
  livingWithUnlacqueredBrassEnGb,
  livingWithUnlacqueredBrassEnUs,
  enrichmentHaldenPendantBrassEnGb,
  enrichmentHaldenPendantBrassEnUs,
  enrichmentMarlowTableLampOakEnGb,
  enrichmentMarlowTableLampOakEnUs,
  journalEnGb,
  journalEnUs,
  aboutEnGb,
  aboutEnUs,
  contactEnGb,
  contactEnUs,
  deliveryEnGb,
  deliveryEnUs,
  faqsEnGb,
  faqsEnUs,
  finishesEnGb,
  finishesEnUs,
  homeEnGb,
  homeEnUs,
  privacyEnGb,
  privacyEnUs,
  returnsEnGb,
  returnsEnUs,
  stockistsEnGb,
  stockistsEnUs,
  tradeEnGb,
  tradeEnUs,
  themeSettingsEnGb,
  themeSettingsEnUs,
];

/** Documents seen with a preview ref: new ones, or newer versions of published ones. */
export const drafts: unknown[] = [
  draftHomeEnGb,
  draftHomeEnUs,
  draftWinterOpeningEnGb,
  draftWinterOpeningEnUs,
];
