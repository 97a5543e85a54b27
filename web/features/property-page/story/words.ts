export const firstPutOnSale = 'First put on sale';
export const backOnSale = 'Back on sale';
export const changed = 'Changed';
export const priceChanged = 'Price changed';
export const history = 'History';
export const recordedFromDayOneNo = 'Recorded from day one. No one can change it, not even the seller.';
export const changesOfPriceAndStatus = 'Changes of price and status, newest first';
export const day = 'Day';
export const whatHappened = 'What happened';
export const price = 'Price';
export const pricePricePartByPrice = 'Price [pricePart] by [price]';

export const moreHomes = 'More homes';
export const similarHomesNearby = 'Similar homes nearby';
export const homesForSaleInTown = 'Homes for sale in [town]';
