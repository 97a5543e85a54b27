export const aboutThisHome = 'About this home';

export const makeAnOffer = 'Make an offer';
export const makeABackupOffer = 'Make a backup offer';

export const thisHomeIsntAvailable = 'This home isn’t available';
export const homesForSale = 'Homes for sale';
export const homePage = 'Home page';
export const itMayHaveBeenTaken =
  'It may have been taken off the market, or the link may be incomplete. You might like another one.';

export const homeForSale = 'Home for sale';

export const description = 'Description';
export const keyFacts = 'Key facts';
export const floorPlan = 'Floor plan';
export const energy = 'Energy';
export const location = 'Location';
export const area = 'Area';
export const costs = 'Costs';
export const history = 'History';
export const seller = 'Seller';
export const similarHomes = 'Similar homes';
export const onThisPage = 'On this page';
