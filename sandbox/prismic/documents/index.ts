import accountEnGb from './account/account.en-gb.json';
import accountEnUs from './account/account.en-us.json';
import aChairIsForLeaningEnGb from './articles/a-chair-is-for-leaning.en-gb.json';
import aChairIsForLeaningEnUs from './articles/a-chair-is-for-leaning.en-us.json';
import aHallwayInFourHooksEnGb from './articles/a-hallway-in-four-hooks.en-gb.json';
import aHallwayInFourHooksEnUs from './articles/a-hallway-in-four-hooks.en-us.json';
import aHandleIsAHandshakeEnGb from './articles/a-handle-is-a-handshake.en-gb.json';
import aHandleIsAHandshakeEnUs from './articles/a-handle-is-a-handshake.en-us.json';
import aTableForAnOrdinaryTuesdayEnGb from './articles/a-table-for-an-ordinary-tuesday.en-gb.json';
import aTableForAnOrdinaryTuesdayEnUs from './articles/a-table-for-an-ordinary-tuesday.en-us.json';
import aWeekWithOneBulbEnGb from './articles/a-week-with-one-bulb.en-gb.json';
import aWeekWithOneBulbEnUs from './articles/a-week-with-one-bulb.en-us.json';
import beforeYouDrillEnGb from './articles/before-you-drill.en-gb.json';
import beforeYouDrillEnUs from './articles/before-you-drill.en-us.json';
import howABowlGetsItsFootEnGb from './articles/how-a-bowl-gets-its-foot.en-gb.json';
import howABowlGetsItsFootEnUs from './articles/how-a-bowl-gets-its-foot.en-us.json';
import howHighToHangAPendantEnGb from './articles/how-high-to-hang-a-pendant.en-gb.json';
import howHighToHangAPendantEnUs from './articles/how-high-to-hang-a-pendant.en-us.json';
import linenAndWhatWashingDoesToItEnGb from './articles/linen-and-what-washing-does-to-it.en-gb.json';
import linenAndWhatWashingDoesToItEnUs from './articles/linen-and-what-washing-does-to-it.en-us.json';
import linenInWinterEnGb from './articles/linen-in-winter.en-gb.json';
import linenInWinterEnUs from './articles/linen-in-winter.en-us.json';
import livingWithUnlacqueredBrassEnGb from './articles/living-with-unlacquered-brass.en-gb.json';
import livingWithUnlacqueredBrassEnUs from './articles/living-with-unlacquered-brass.en-us.json';
import lookingAfterOakEnGb from './articles/looking-after-oak.en-gb.json';
import lookingAfterOakEnUs from './articles/looking-after-oak.en-us.json';
import onLeavingAWallEmptyEnGb from './articles/on-leaving-a-wall-empty.en-gb.json';
import onLeavingAWallEmptyEnUs from './articles/on-leaving-a-wall-empty.en-us.json';
import smallRoomsLargeLampsEnGb from './articles/small-rooms-large-lamps.en-gb.json';
import smallRoomsLargeLampsEnUs from './articles/small-rooms-large-lamps.en-us.json';
import theCandleHourEnGb from './articles/the-candle-hour.en-gb.json';
import theCandleHourEnUs from './articles/the-candle-hour.en-us.json';
import theHonestDrawerEnGb from './articles/the-honest-drawer.en-gb.json';
import theHonestDrawerEnUs from './articles/the-honest-drawer.en-us.json';
import theRugComesFirstEnGb from './articles/the-rug-comes-first.en-gb.json';
import theRugComesFirstEnUs from './articles/the-rug-comes-first.en-us.json';
import theShelfAboveTheSinkEnGb from './articles/the-shelf-above-the-sink.en-gb.json';
import theShelfAboveTheSinkEnUs from './articles/the-shelf-above-the-sink.en-us.json';
import threeLampsNotOneEnGb from './articles/three-lamps-not-one.en-gb.json';
import threeLampsNotOneEnUs from './articles/three-lamps-not-one.en-us.json';
import threeStemsOrABranchEnGb from './articles/three-stems-or-a-branch.en-gb.json';
import threeStemsOrABranchEnUs from './articles/three-stems-or-a-branch.en-us.json';
import visitingTheSpinnerEnGb from './articles/visiting-the-spinner.en-gb.json';
import visitingTheSpinnerEnUs from './articles/visiting-the-spinner.en-us.json';
import whatAWallLightIsForEnGb from './articles/what-a-wall-light-is-for.en-gb.json';
import whatAWallLightIsForEnUs from './articles/what-a-wall-light-is-for.en-us.json';
import whiteIsNotADecisionEnGb from './articles/white-is-not-a-decision.en-gb.json';
import whiteIsNotADecisionEnUs from './articles/white-is-not-a-decision.en-us.json';
import whyWeDimEverythingEnGb from './articles/why-we-dim-everything.en-gb.json';
import whyWeDimEverythingEnUs from './articles/why-we-dim-everything.en-us.json';
import draftHomeEnGb from './drafts/home.en-gb.json';
import draftHomeEnUs from './drafts/home.en-us.json';
import draftTheFirstFrostEnGb from './drafts/the-first-frost.en-gb.json';
import draftTheFirstFrostEnUs from './drafts/the-first-frost.en-us.json';
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
import quizEnGb from './quiz/quiz.en-gb.json';
import quizEnUs from './quiz/quiz.en-us.json';
import redirectsEnGb from './redirects/redirects.en-gb.json';
import redirectsEnUs from './redirects/redirects.en-us.json';
import sixtyReturnsEnGb from './releases/returns.en-gb.json';
import sixtyReturnsEnUs from './releases/returns.en-us.json';
import springHomeEnGb from './releases/spring-home.en-gb.json';
import springHomeEnUs from './releases/spring-home.en-us.json';
import springPageEnGb from './releases/spring-page.en-gb.json';
import springPageEnUs from './releases/spring-page.en-us.json';
import themeSettingsEnGb from './theme/theme-settings.en-gb.json';
import themeSettingsEnUs from './theme/theme-settings.en-us.json';

export const published: unknown[] = [
  accountEnGb,
  accountEnUs,
  aChairIsForLeaningEnGb,
  aChairIsForLeaningEnUs,
  aHallwayInFourHooksEnGb,
  aHallwayInFourHooksEnUs,
  aHandleIsAHandshakeEnGb,
  aHandleIsAHandshakeEnUs,
  aTableForAnOrdinaryTuesdayEnGb,
  aTableForAnOrdinaryTuesdayEnUs,
  aWeekWithOneBulbEnGb,
  aWeekWithOneBulbEnUs,
  beforeYouDrillEnGb,
  beforeYouDrillEnUs,
  howABowlGetsItsFootEnGb,
  howABowlGetsItsFootEnUs,
  howHighToHangAPendantEnGb,
  howHighToHangAPendantEnUs,
  linenAndWhatWashingDoesToItEnGb,
  linenAndWhatWashingDoesToItEnUs,
  linenInWinterEnGb,
  linenInWinterEnUs,
  livingWithUnlacqueredBrassEnGb,
  livingWithUnlacqueredBrassEnUs,
  lookingAfterOakEnGb,
  lookingAfterOakEnUs,
  onLeavingAWallEmptyEnGb,
  onLeavingAWallEmptyEnUs,
  smallRoomsLargeLampsEnGb,
  smallRoomsLargeLampsEnUs,
  theCandleHourEnGb,
  theCandleHourEnUs,
  theHonestDrawerEnGb,
  theHonestDrawerEnUs,
  theRugComesFirstEnGb,
  theRugComesFirstEnUs,
  theShelfAboveTheSinkEnGb,
  theShelfAboveTheSinkEnUs,
  threeLampsNotOneEnGb,
  threeLampsNotOneEnUs,
  threeStemsOrABranchEnGb,
  threeStemsOrABranchEnUs,
  visitingTheSpinnerEnGb,
  visitingTheSpinnerEnUs,
  whatAWallLightIsForEnGb,
  whatAWallLightIsForEnUs,
  whiteIsNotADecisionEnGb,
  whiteIsNotADecisionEnUs,
  whyWeDimEverythingEnGb,
  whyWeDimEverythingEnUs,
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
  quizEnGb,
  quizEnUs,
  redirectsEnGb,
  redirectsEnUs,
  themeSettingsEnGb,
  themeSettingsEnUs,
];

export const drafts: unknown[] = [
  draftHomeEnGb,
  draftHomeEnUs,
  draftTheFirstFrostEnGb,
  draftTheFirstFrostEnUs,
  draftWinterOpeningEnGb,
  draftWinterOpeningEnUs,
];

export const releases = [
  {
    ...{ id: 'ZvRls1SpringAACy', label: 'Spring', scheduledAt: '2027-03-01T08:00:00+0000' },
    documents: [springHomeEnGb, springHomeEnUs, springPageEnGb, springPageEnUs] as unknown[],
    removed: [stockistsEnGb.id, stockistsEnUs.id],
  },
  {
    ...{ id: 'ZvRls2ReturnsACy', label: 'Sixty days of returns', scheduledAt: null },
    documents: [sixtyReturnsEnGb, sixtyReturnsEnUs] as unknown[],
    removed: [] as string[],
  },
];
