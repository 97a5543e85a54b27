export const notSaved = 'Not saved';
export const anOfferIsAcceptedWell =
  'An offer is accepted. We’ll point out any change of price, tenure or key facts to the buyer.';
export const aFloorPlan = 'A floor plan';
export const thisWasntSaved = 'This wasn’t saved';
export const weveLoadedTheLatestVersion =
  'We’ve loaded the latest version. Save again to apply your changes, or discard them.';
export const thisHomeWasChangedSomewhere = 'This home was changed somewhere else';
export const save = 'Save';
export const discard = 'Discard';
export const valueIsWhatBuyersLook =
  '[value] is what buyers look for right after the photos. You can add one here now.';

export const youCantChangeTheAddress =
  'You can’t change the address of a home on sale. To correct it, withdraw the home first.';

export const newPrice = 'New price';
export const buyersSeeItMarkedAs =
  'Buyers see it marked as reduced, with the old price struck through. Anyone who saved the home sees the difference.';
export const buyersSeeTheNewPrice =
  'Buyers see the new price; the old one stays in the price history. Anyone who saved the home sees the difference.';
export const was = 'was';

export const address = 'Address';
export const priceAndSize = 'Price and size';
export const descriptionAndKeyFacts = 'Description and key facts';
export const photos = 'Photos';
export const floorPlanAndVideo = 'Floor plan and video';
export const energyCertificate = 'Energy certificate';
export const uploaded = 'Uploaded';
export const inTheRegister = 'In the register';
export const exempt = 'Exempt';
export const ordered = 'Ordered';
export const shownInFull = 'shown in full';
export const floorPlan = 'Floor plan';
export const video = 'Video';
export const noneYet = 'None yet';
export const hiddenOfThemKeptFor = ', [hidden] of them kept for a larger package';
export const ratingRating = 'Rating [rating]';

export const savedBuyersCanSeeIt = 'Saved. Buyers can see it now.';
