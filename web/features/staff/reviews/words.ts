export const address = 'Address';
export const thisHome = 'This home';
export const theHomeThatHasThe = 'The home that has the address';
export const theHomeThatHadThe = 'The home that had the address is gone.';
export const noDocumentWasSent = 'No document was sent.';
export const sentSentAt = 'Sent [sentAt]';

export const chooseWhatToDo = 'Choose what to do';
export const sayWhichHomeHasThe = 'Say which home has the address';
export const sayWhy = 'Say why';
export const chooseWhatHasToChange = 'Choose what has to change';
export const sayWhatHasToChange = 'Say what has to change';

export const thisHomeIsDecidedAlready = 'This home is decided already';
export const aColleagueOrItsSeller =
  'A colleague or its seller was faster, and your decision wasn’t saved. This is how it looks now.';
export const yourDecisionWasntSaved = 'Your decision wasn’t saved';

export const decide = 'Decide';
export const whatHappensToTheHome = 'What happens to the home';
export const theAddress = 'The address';
export const toLeaveItWithThe =
  'To leave it with the other seller, return this home with “Address not proven”.';
export const whatHasToChange = 'What has to change';

export const neverOnSale = 'never on sale';
export const firstOnSaleFirstListedAt = 'first on sale [firstListedAt]';

export const photos = 'Photos';
export const thatHomeIsGoneBy = 'That home is gone by now.';
export const theOtherHome = 'The other home';
export const theSamePicture = 'The same picture';
export const nearlyTheSameDistanceOf = 'Nearly the same: [distance] of 64 points differ';
export const captionOpenThePhoto = '[caption]: open the photo';
export const countLikeThoseOfAnother = '[count] like those of another home';

export const homeToCheck = 'Home to check';
export const loadThisReview = 'load this review';
export const allHomesToCheck = 'All homes to check';
export const seller = 'Seller';
export const price = 'Price';
export const packageText = 'Package';
export const noneText = 'None';
export const held = 'Held';
export const whileItWasOnSale = 'while it was on sale';
export const beforeItWentOnSale = 'before it went on sale';
export const firstOnSale = 'First on sale';
export const never = 'Never';
export const byItself = 'by itself';
export const byYou = 'by you';
export const byAColleague = 'by a colleague';
export const decision = 'Decision';
export const openItAgainFromThe = 'Open it again from the list of homes to check.';
export const thisHomeWasNeverHeld = 'This home was never held';
export const theSellerHasAnAnswer = 'The seller has an answer by [dueAt].';
export const askedForReturnReasons = 'Asked for: [returnReasons]';

export const homesToCheck = 'Homes to check';
export const buyersSeeTheseHomesOnce = 'Buyers see these homes once you approve them.';
export const loadTheHomes = 'load the homes';
export const theHomes = 'the homes';
export const homesThatOurChecksHold = 'Homes that our checks hold back appear here.';
export const noHomesToCheck = 'No homes to check';
export const wasOnSaleBefore = ' · was on sale before';
export const reasons = 'Reasons';
export const heldOpenedAtPart = 'Held [openedAt][part]';
export const wasDueDueAt = 'Was due [dueAt]';
export const dueDueAt = 'Due [dueAt]';

export const words = 'Words';
export const noRuleFoundAnythingIn = 'No rule found anything in the words.';
export const allOtherWordsOfThe = 'All other words of the listing';
export const allWordsOfTheListing = 'All words of the listing';
