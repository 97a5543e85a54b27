export const openAsPdf = 'Open as PDF';

export const keyFactsFromTheListing = 'Key facts, from the listing';
export const theSellerAnsweredTheseQuestions =
  'The seller answered these questions. Gable hasn’t checked the answers and gives no legal advice.';
export const fromTheOwnersKnowledge = 'From the owner’s knowledge';
export const fromADocument = 'From a document';
export const notAnsweredYet = 'Not answered yet';
export const yes = 'Yes';
export const changedSinceTheOfferWas = 'Changed since the offer was accepted';
export const versionVersionUpdatedAtPartPercentPercent =
  'Version [version][updatedAtPart]. [percent]% of the questions are answered.';
