export const yourSale = 'Your sale';
export const loadThisSale = 'load this sale';
export const weCantFindThatSale = 'We can’t find that sale';
export const myListings = 'My listings';
export const messages = 'Messages';
export const aSaleGetsItsOwn =
  'A sale gets its own page as soon as an offer is accepted. Only the buyer and seller can see it.';

export const yourHomeIsSold = 'Your home is sold';
export const theHomeIsYours = 'The home is yours';
export const whatComesNext = 'What comes next';
export const completedOnCompletedOn = 'Completed on [completedOn]';

export const thisAccountNoLongerExists = 'This account no longer exists';
export const buyer = 'Buyer';
export const seller = 'Seller';
export const noOneAtGableWill =
  'No one at Gable will ask for your bank details. Before you pay, ring your solicitor on a number you’ve looked up yourself.';
export const openTheChat = 'Open the chat';

export const gable = 'Gable';
export const you = 'You';
export const thisSaleFellThrough = 'This sale fell through';
export const putYourHomeBackOn =
  'Put your home back on sale for free: we keep its history, and your package carries on with the days it had left. We’ve asked any buyers with backup offers whether they’re still interested.';
export const listItAgain = 'List it again';
export const seeTheBackups = 'See the backups';
export const informYourSolicitorAndLender =
  'Tell your solicitor and lender today, so you don’t run up more costs. The next buyer may want your searches and survey; ask your solicitor.';
export const lookAtOtherHomes = 'Look at other homes';
export const theBy = 'The [by]';
export const whoCalledItOffOn = '[who] called it off on [at]. The reason given was [reasonWords].';

export const whatHappensInASale = 'What happens in a sale';
export const theBuyer = 'the buyer';
export const theSeller = 'the seller';
export const weNeedYourAnswer = 'We need your answer';
export const nothingToDoRightNow = 'Nothing to do right now';
export const bothSidesHaveSomethingTo = 'Both sides have something to do';
export const itsYourTurn = 'It’s your turn';
export const youBothHaveSomethingTo = 'You both have something to do';
export const itsTheOwedBySTurn = 'It’s the [owedBy]’s turn';
export const itsOtherSTurn = 'It’s [other]’s turn';
export const nextTitleWaitingSinceSince = 'Next: “[title]”, waiting since [since][ago]';

export const agreedPrice = 'Agreed price';
export const completedOn = 'Completed on ';
export const completionOn = 'Completion on ';
export const completionProposedFor = 'Completion proposed for ';
export const youAsked = 'You asked';
export const agreedToday = 'Agreed today';
export const amountIsAskedFor = '[amount] is asked for';
export const theByAsks = 'The [by] asks';
export const exchangedAfterCount = 'Exchanged after [count]';
export const dayDays = 'Day [days]';
export const byPartReasonPartPriceStaysUntil = '[byPart][reasonPart]. [price] stays until both agree.';

export const ifYouWantToPull = 'If you want to pull out';
export const untilContractsAreExchangedEither =
  'Until contracts are exchanged, either side can pull out without a penalty. It ends the sale for both: money spent on solicitors, searches and surveys is lost, and the chain may break. If the price or a date is the problem, ask to change it first.';

export const progressOfTheSale = 'Progress of the sale';
export const done = ', done';

export const aSaleForItsSolicitors = 'A sale, for its solicitors';
export const openTheLinkInThe = 'Open the link in the email again.';
export const solicitors = 'Solicitors';
export const forTheSeller = 'For the seller';
export const forTheBuyer = 'For the buyer';
export const anyoneWithThisLinkCan =
  'Anyone with this link can see this sale. Gable never sends bank details and never asks for them.';
export const thisLinkDoesntWork = 'This link doesn’t work';
export const print = 'Print';

export const loadingTheSale = 'Loading the sale';

export const thankYouWeveNotedThat = 'Thank you. We’ve noted that the sale is still going.';
export const isThisSaleStillGoing = 'Is this sale still going on?';
export const yourHomeStaysOutOf =
  'Your home stays out of search until you tell us that the sale is still going.';
export const itsStillGoing = 'It’s still going';
export const pleaseInformUsWithinTwo =
  'Please tell us within two weeks of [stalledOn], or search will leave your home out.';
export const nothingHasBeenMarkedAs = 'Nothing has been marked as done for six months. [hiddenOnPart]';
