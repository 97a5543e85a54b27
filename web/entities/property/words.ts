export const studio = 'Studio';

export const newText = 'New';
export const reduced = 'Reduced';
export const backOnMarket = 'Back on market';
export const soldStc = 'Sold STC';

export const chooseAnotherHomeToCompare = 'Choose another home to compare it with this one.';
export const compareLengthHomes = 'Compare [length] homes';

export const youCanCompareMostComparedHomes =
  'You can compare [mostCompared] homes at once. Take one out first.';
export const compare = 'Compare';

export const myListings = 'My listings';

export const overview = 'Overview';
export const enquiries = 'Enquiries';
export const viewings = 'Viewings';
export const offers = 'Offers';
export const salePack = 'Sale pack';
export const packageText = 'Package';
export const thisHome = 'This home';

export const itMayBelongToAnother = 'It may belong to another account, or the address isn’t right.';
export const thisIsntOneOfYour = 'This isn’t one of your listings';

export const recentlyViewed = 'Recently viewed';
export const clear = 'Clear';
export const recentlyViewedHomes = 'recently viewed homes';

export const needsChanges = 'Needs changes';
