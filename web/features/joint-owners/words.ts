export const doYouAgreeToThe = 'Do you agree to the sale?';
export const openThisInvitation = 'open this invitation';
export const loadingTheInvitation = 'Loading the invitation';
export const openTheWholeLinkFrom =
  'Open the whole link from our email again. A link expires after 30 days, or when the seller sends a new one or withdraws it. If you have already answered, log in with the account you used.';
export const thisLinkDoesntOpenAn = 'This link doesn’t open an invitation';
export const youDidntAgreeToThe = 'You didn’t agree to the sale';
export const youAgreedToTheSale = 'You agreed to the sale';
export const youllFindTheHomeUnder =
  'You’ll find the home under “My listings”, and we’ll tell you about every big step.';
export const followTheSale = 'Follow the sale';
export const logInToAnswer = 'Log in to answer';
export const weRecordWhoAgreedAnd =
  'We record who agreed and when. An account is free and takes two minutes.';
export const logIn = 'Log in';
export const signUp = 'Sign up';
export const doYouAgree = 'Do you agree?';
export const thisIsntAContractOf =
  'This isn’t a contract of sale. You sign that with your solicitor, like every other owner.';
export const iAgree = 'I agree';
export const iDontAgree = 'I don’t agree';
export const youOwnTitleTogetherWith = 'You own [title] together with [togetherWith]';
export const sellerIsSellingThisHome =
  '[seller] is selling this home on Gable and named you, [name], as a joint owner.';
export const weveInformedSellerNoOffer =
  'We’ve told [seller]. No offer can be accepted until the two of you have spoken.';
export const iOwnThisHomeWith =
  'I own this home with [togetherWith] and agree to its sale on Gable. [seller] runs the listing and answers offers. I can follow the sale and leave at any time.';

export const aHomeYouOwnWith = 'A home you own with others';
export const loadThisHome = 'load this home';
export const onlyJointOwnersWhoAgreed =
  'Only joint owners who agreed to the sale can see it. The seller may have removed you.';
export const youreNotFollowingThisHome = 'You’re not following this home';
export const myListings = 'My listings';
export const viewings = 'Viewings';
export const offers = 'Offers';
export const thereAreNoOffersYet = 'There are no offers yet.';
export const sealedUntilTheDeadline = 'Sealed until the deadline';
export const theSale = 'The sale';
export const done = 'Done';
export const toDo = 'To do';
export const leaveThisHome = 'Leave this home';
export const leaveThisHome2 = 'Leave this home?';
export const leave = 'Leave';
export const loadingTheHome = 'Loading the home';
export const completionIsOnCompletionDate = ' Completion is on [completionDate].';
export const youSoldItWithTogetherWith =
  'You sold it with [togetherWith], and agreed to that on [agreedAt]. [seller] ran the listing.';
export const youOwnItWithTogetherWith =
  'You own it with [togetherWith] and agreed to the sale on [agreedAt]. [seller] runs the listing.';
export const countToComePastSo = '[count] to come, [past] so far.';
export const priceAgreedOnAcceptedAtCompletionDatePart =
  '[price] agreed on [acceptedAt].[completionDatePart]';
export const youllNoLongerSeeHow =
  'You’ll no longer see how the sale is going, and we’ll tell [seller]. It doesn’t change who legally owns the home.';
