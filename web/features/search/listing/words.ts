export const comingSoon = 'Coming soon';
export const listYourHome = 'List your home';
export const howItWorks = 'How it works';
export const homesForSaleAreComing =
  'Homes for sale are coming soon. You can start preparing your own listing now.';

export const orderOfTheHomes = 'Order of the homes';

export const savedSearch = 'Saved search';

export const filters = 'Filters';
export const clearAll = 'Clear all';
export const showHomes = 'Show homes';
export const showCount = 'Show [count]';

export const hideAgain = 'Hide again';
export const show = 'Show';
export const titleIsBack = '[title] is back';
export const hidingTitle = 'hiding [title]';
export const hiddenByYou = 'hidden by you';
export const onThisPage = 'on this page';
export const undo = 'Undo';

export const lowestPrice = 'Lowest price';
export const noMinimum = 'No minimum';
export const highestPrice = 'Highest price';
export const noMaximum = 'No maximum';
export const any = 'Any';
export const bedrooms = 'Bedrooms';
export const studiosOnly = 'Studios only';
export const bathrooms = 'Bathrooms';
export const typeOfHome = 'Type of home';
export const tenure = 'Tenure';
export const distance = 'Distance';

export const mustHave = 'Must have';
export const floorArea = 'Floor area';
export const anyArea = 'Any area';
export const energyRating = 'Energy rating';
export const anyRating = 'Any rating';
export const councilTax = 'Council tax';
export const anyBand = 'Any band';
export const added = 'Added';
export const anyTime = 'Any time';
export const priceReduced = 'Price reduced';
export const features = 'Features';
export const leaveOut = 'Leave out';
export const valueOrBetter = '[value] or better';
export const upToBandValue = 'Up to band [value]';
export const distanceFromFrom = 'Distance from [from]';

export const noHomesMatch = 'No homes match';
export const oneChangeWouldFindSome = 'One change would find some:';
export const tryAnotherPlaceOrTake = 'Try another place, or take some filters out.';
export const seeAllHomesForSale = 'See all homes for sale';

export const didYouMean = 'Did you mean ';

export const theOrderOfTheHomes = 'the order of the homes below';
export const stopHiding = 'Stop hiding';
export const hide = 'Hide';
export const hideThisHome = 'Hide this home';
export const lookingForHomes = 'Looking for homes';
export const pricesAndNewestHomesIn = 'Prices and newest homes in [label]';

export const type = 'Type';
export const price = 'Price';
export const allFilters = 'All filters';
export const filtersInUse = 'Filters in use';

export const travelTime = 'Travel time';
export const travelTo = 'Travel to';
export const how = 'How';
export const atMost = 'At most';
export const workingOutTheArea = 'Working out the area…';
export const tryAgain = 'Try again';
export const anyTravelTime = 'Any travel time';

export const travelTimeIsntAvailable = 'Travel time isn’t available';
export const to = 'to';
