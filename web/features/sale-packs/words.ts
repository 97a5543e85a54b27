export const yes = 'Yes';
export const fromADocument = 'From a document';
export const fromYourOwnKnowledge = 'From your own knowledge';
export const changedSinceTheOfferWas = 'Changed since the offer was accepted';
export const addTheDetails = 'Add the details';
export const addItsDocument = 'Add its document';
export const pdfJpegPngOrWebP = 'PDF, JPEG, PNG or WebP, up to 15 MB.';
export const ofLabel = 'of: [label]';
export const details = 'Details';
export const remove = 'Remove';

export const buyersSolicitorsAskTheseQuestions =
  'Buyers’ solicitors ask these questions first. Answer them now, and the buyer and both solicitors read your answers and documents from the moment you accept an offer. No one else does.';
export const yourBuyerAndBothSolicitors = 'Your buyer and both solicitors read this pack';
export const yourLastChangeHasntBeen = 'Your last change hasn’t been saved';
export const saveItAgain = 'Save it again';
export const saving = 'Saving';
export const eachAnswerIsSavedAs = 'Each answer is saved as you type';
export const nothingIsMissing = 'Nothing is missing.';
export const versionVersionSavedUpdatedAtUpdatedAt2 = 'Version [version], saved [updatedAt] [updatedAt2]';
export const anOfferWasAcceptedOn =
  'An offer was accepted on [acceptedAt]. Anything you change now is marked with its date.';
export const percentPercentComplete = '[percent]% complete';
export const linkAnsweredOfOf = '[link] [answered] of [of]';
export const answeredOfOf = '[answered] of [of]';

export const saleReadyPack = 'Sale-ready pack';
export const loadThePack = 'load the pack';
export const salePack = 'Sale pack';
export const answerWhatBuyersSolicitorsAsk =
  'Answer what buyers’ solicitors ask first while you wait for the right buyer. The buyer and both solicitors get your answers and documents the moment you accept an offer.';
export const onlyTheSellerAndThe = 'Only the seller and the buyer whose offer was accepted can read a pack.';
export const youCantSeeAPack = 'You can’t see a pack here';
export const myListings = 'My listings';
