export const streetTownOrPostcode = 'Street, town or postcode';

export const readyToPublish = 'Ready to publish';
export const continueText = 'Continue';
export const deletePermanently = 'Delete permanently';
export const savedUpdatedAt = 'Saved [updatedAt]';

export const edit = 'Edit';

export const addThem = 'Add them';
export const lengthDetailsAreMissing = '[length] details are missing.';

export const homesYouOwnWithOthers = 'Homes you own with others';
export const sellerRunsTheListing = '[seller] runs the listing';

export const needsChanges = 'Needs changes';
export const status = 'Status';
export const allStatuses = 'All statuses';

export const theHomeIsOnSale = 'The home is on sale.';
export const theHomeIsOnSaleAgain = 'The home is on sale again.';
export const theHomeIsPausedNo = 'The home is paused. No one can find it until you put it back on sale.';
export const theHomeIsBackOn = 'The home is back on the market.';
export const theHomeHasBeenWithdrawn = 'The home has been withdrawn.';

export const withdrawThisHome = 'Withdraw this home?';
export const withdrawIt = 'Withdraw it';
export const keepIt = 'Keep it';
export const leavesTheMarketAtOnce = 'leaves the market at once';
export const isNoLongerForSale = 'is no longer for sale';
export const youCanPutItBack =
  'You can put it back on sale while its package has days left. We keep its history.';
export const youCanStillChooseA =
  'You can still choose a package and put it on sale later. We keep everything you’ve entered.';
export const why = 'Why?';
export const chooseAReason = 'Choose a reason.';
export const anythingElseToAdd = 'Anything else to add';
