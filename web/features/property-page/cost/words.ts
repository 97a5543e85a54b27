export const whatItWouldCostYou = 'What it would cost you';
export const anEstimateYouCanAdjust =
  'An estimate you can adjust, not an offer. Press a figure to see where it comes from.';
export const upfront = 'Upfront';
export const purchaseTaxOnLandHouseboats =
  'Purchase tax on land, houseboats and park homes works differently. Ask a solicitor.';
export const notIncludedSolicitorSurveyMortgage =
  'Not included: solicitor, survey, mortgage fees and moving costs. Get quotes before you offer.';
export const everyMonth = 'Every month';
export const notKnown = 'Not known';
export const withoutUnknownWhichTheSeller = 'Without [unknown], which the seller hasn’t given.';
export const yourOwnMoneyAMortgage = 'Your own money. A mortgage of [loan] pays the rest.';
export const loanOverYearsYearsAt =
  '[loan] over [years] years at [ratePercent]%, repaid to the end. Interest adds up to [rounded]. The rate is an example; lenders set yours.';

export const youreBuying = 'You’re buying';
export const iLiveOutsideTheUk = 'I live outside the UK';
export const addsTwoPointsToEvery = 'Adds two points to every rate';
export const price = 'Price';
export const deposit = 'Deposit';
export const over = 'Over';
export const interest = 'Interest';
export const roundPercentOfThePrice = '[round]% of the price';

export const domesticRates = 'Domestic rates';
export const whatTheSellerPaysNow = 'What the seller pays now, spread over twelve months.';
export const councilTax = 'Council tax';
export const serviceCharge = 'Service charge';
export const forTheBuildingRepairsInsurance =
  'For the building: repairs, insurance and cleaning. It can change every year.';
export const groundRent = 'Ground rent';
export const toTheFreeholderForThe = 'To the freeholder, for the land.';
export const bandCouncilTaxBand = 'Band [councilTaxBand]. ';
export const bandTheCouncilsWebsiteSays = '[band]The council’s website says what it charges.';
export const bandWhatTheSellerPays =
  '[band]What the seller pays now, spread over twelve months. You get a quarter off if you live alone.';

export const walesHasNoReliefFor =
  'Wales has no relief for first-time buyers, so this is what a home mover pays.';
export const withTheReliefForFirst = 'With the relief for first-time buyers.';
export const theReliefForFirstTime = 'The relief for first-time buyers ends at £500,000.';
export const partOfThePrice = 'Part of the price';
export const rate = 'Rate';
export const tax = 'Tax';
export const additionalDwellingSupplementOnThe = 'Additional dwelling supplement, on the whole price';
export const aboveFrom = 'Above [from]';
export const upToTo = 'Up to [to]';
export const fromToTo = '[from] to [to]';
export const taxNamesSliceBySlice = '[taxNames], slice by slice';
export const taxNamesAtTheRatesIn =
  '[taxNames], at the rates in force since [ratesFrom]. Your solicitor will work out the exact amount.';
