export const featured = 'Featured';
export const howHomesAreOrdered = 'How homes are ordered';
export const studio = 'Studio';
export const sellersOnPremiumPayFor =
  'Sellers on Premium pay for this row. It doesn’t affect [order]. [link]';

export const gableHomesSoldByThe = 'Gable: homes straight from their sellers';
export const findAHomeInEngland =
  'Find a home in England, Scotland, Wales or Northern Ireland with its key facts and likely costs on its page, or sell your own for a price you know before you begin.';
export const homesSoldByThePeople = 'Homes, straight from their sellers';
export const everyHomeHereComesWith =
  'Every home’s page has its key facts, its price changes and an estimate of what it would cost you.';

export const homesForSaleAcrossThe = 'Homes for sale across the UK';
export const homes = 'Homes';
export const lookForHomes = 'look for homes';
export const mapOfTheHomes = 'Map of the homes';
export const list = 'List';
export const map = 'Map';
export const qHomesForSale = '[q]: homes for sale';
export const inQ = ' in [q]';
export const homesForSaleQPartSold =
  'Homes for sale[qPart], straight from their sellers, with their key facts on the page.';

export const homesForSaleInThe = 'Homes for sale in the UK';
export const searchAndMapWithAll = 'Search and map with all filters';
export const weDontKnowThisPlace = 'We don’t know this place';
export const homesForSale = 'Homes for sale';
export const theLinkMayBeIncomplete =
  'The link may be incomplete. Look for the place by its name or postcode.';
