export const thisIsntTheIdOf = 'This isn’t the id of a home';
export const homes = 'Homes';
export const loadThisHome = 'load this home';
export const owner = 'Owner';
export const price = 'Price';
export const submitted = 'Submitted';
export const page = 'Page';
export const asVisitorsSeeIt = 'As visitors see it';
export const remove = 'Remove';
export const restore = 'Restore';
export const theHomeIsRemoved = 'The home is removed.';
export const why = 'Why';
export const theOwnerReadsThisIn = 'The owner reads this in the email, with how to appeal.';
export const itLeavesTheSiteAt =
  'It leaves the site at once. Viewings are called off and offers end, an accepted one too.';
export const theHomeIsItsOwners = 'The home is its owner’s again.';
export const keptInTheTrailThe = 'Kept in the trail. The owner doesn’t read it.';
export const itComesBackOffThe = 'It comes back off the market, and its owner can put it on sale again.';
export const whatHappened = 'What happened';
export const removeAddress = 'Remove [address]?';
export const restoreAddress = 'Restore [address]?';
export const seeWhoDidIt = 'See who did it';

export const findAHome = 'Find a home';
export const aWholePostcodeWithA = 'A whole postcode, with a number or street if you know it, or an id';
export const searchForHomes = 'search for homes';
export const homesAreFoundByA = 'Homes are found by a whole postcode, like LS6 3HN.';
export const noSuchHome = 'No such home';
