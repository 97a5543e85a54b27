export const theNewestHomesAbove = 'the newest homes above';

export const describeYourHome = 'Describe your home';
export const sixShortStepsTheAddress =
  'Six short steps: the address, the price, your words, photos, floor plan and energy certificate. Every change is saved, so you can stop and come back.';
export const answerWhatBuyersMustKnow = 'Answer what buyers must know';
export const tenureRunningCostsHeatingFlooding =
  'Tenure, running costs, heating, flooding and rights of way, topic by topic. Where you leave something out, the home’s page says “Not known”.';
export const putItOnSale = 'Put it on sale';
export const publishPauseAndChangeThe =
  'Publish, pause and change the price yourself. You see how many people looked at it and how many saved it.';
export const searchTheWayYouThink = 'Search the way you think';
export const byTownPostcodeAnArea =
  'By town, postcode, an area you draw on the map, or words. Every filter is in the link, so you can share a search.';
export const seeTheWholeCost = 'See the whole cost';
export const eachHomeShowsThePurchase =
  'Each home shows the purchase tax for its nation, a mortgage you can adjust, council tax or rates, ground rent and service charge.';
export const keepTheOnesYouLike = 'Keep the ones you like';
export const saveAHomeAndSee =
  'Save a home and see at once when its price changes. The price history is on every page from the first day.';
export const howItWorks = 'How it works';
export const theWholeProcessWithAll = 'The whole process, with all the fees';
export const ifYoureSelling = 'If you’re selling';
export const ifYoureBuying = 'If you’re buying';

export const yourNextViewing = 'Your next viewing';
export const allViewings = 'All viewings';

export const whatItCosts = 'What it costs';
export const buyersPayNothingSellersPay =
  'Buyers pay nothing. Sellers pay once, VAT included, and nothing is taken from the sale. The clock stops while your home is sold subject to contract, and relisting after a sale falls through is free.';
export const showThePrices = 'show the prices';
export const sellYourHome = 'Sell your home';
export const chosenMost = 'Chosen most';
export const forDaysDays = 'for [days] days';
