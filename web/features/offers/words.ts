export const aHomeThatsNoLonger = 'A home that isn’t on the market';
export const noOffersAreOpenOn = 'No offers are open on this home';
export const theSaleStepByStep = 'The sale, step by step';
export const messages = 'Messages';
export const yoursIsTheOnlyOpen = 'Yours is the only open offer on this home';
export const putAwayTitle = 'Put away [title]';
export const yourOfferSum = 'Your [offerSum]';
export const countOnThisHome = '[count] on this home';

export const loadYourHomes = 'load your homes';
export const thisHome = 'this home';
export const nothingUnderWayYet = 'Nothing under way yet';
export const findAHome = 'Find a home';
export const messageASellerAskFor =
  'Message a seller, ask for a viewing or make an offer, and the home appears here with its next step.';
export const loading = 'Loading';

export const whatBuyersKnow = 'What buyers know';
export const informBuyersHowManyOffers = 'Tell buyers how many offers are open';
export const onlyTheNumberWeNever = 'Only the number. We never show names or amounts to anyone else.';

export const offers = 'Offers';
export const loadTheOffers = 'load the offers';
export const noOffersYet = 'No offers yet';
export const everyOfferAppearsHereIn =
  'Every offer appears here, in your email and under the bell. We never hold one back.';
export const howOffersWork = 'How offers work';
export const noOpenOffers = 'No open offers';
export const sort = 'Sort';
export const askingPriceValue = 'Asking price [value]';

export const makeAnOffer = 'Make an offer';
export const loadThisHome = 'load this home';
export const backToTheHome = 'Back to the home';
export const thisIsYourOwnHome = 'This is your own home';
export const youAlreadyHaveAnOpen = 'You already have an open offer on this home';
export const thisHomeIsntTakingAny = 'This home isn’t taking any more offers';
export const checkYourOffer = 'Check your offer';
export const makeABackupOffer = 'Make a backup offer';
export const itMayHaveBeenSold = 'It may have been sold or taken off the market, or the link may be wrong.';
export const thisHomeIsntAvailable = 'This home isn’t available';
export const askingPriceValue2 = 'Asking price[value]';

export const myBuying = 'My buying';
export const showThatYouCanProceed = 'Show that you can proceed';
export const homes = 'Homes';
export const viewings = 'Viewings';

export const openOffersByAmountAnd = 'Open offers by amount and by how certain they are';
export const buyer = 'Buyer';
export const offer = 'Offer';

export const yourOffer = 'Your offer';
export const howYouPay = 'How you pay';
export const deposit = 'Deposit';
export const yourCurrentHome = 'Your current home';
export const lender = 'Lender';
export const amountOfTheAgreement = 'Amount of the agreement';
export const endOfTheAgreement = 'End of the agreement';
export const agreementInPrinciple = 'Agreement in principle';
export const proofOfFunds = 'Proof of funds';
export const endOfTheProof = 'End of the proof';
export const conditions = 'Conditions';
export const exchange = 'Exchange';
export const message = 'Message';
export const anotherOfferHasBeenAccepted = 'Another offer has been accepted';
export const wellKeepYoursAsA =
  'We’ll keep yours as a backup. The seller can see it, and we’ll tell you straight away if the sale falls through.';
export const wholePounds = 'Whole pounds';
export const isMyOfferBinding = 'Is my offer binding?';
export const howWillYouPay = 'How will you pay?';
export const yourOwnMoney = 'Your own money';
export const doYouHaveAHome = 'Do you have a home to sell?';
export const optional = '(optional)';
export const whatALenderHasStated =
  'What a lender has said it would lend you. Sellers take an offer with one far more seriously.';
export const amount = 'Amount';
export const validUntil = 'Valid until';
export const theLendersLetter = 'The lender’s letter';
export const onlyYouAndTheSeller = 'Only you and the seller can open it. PDF or picture, up to 15 MB.';
export const proofOfTheDeposit = 'Proof of the deposit';
export const aBankStatementOrA =
  'A bank statement or a letter from your bank. Cover the account number. Only you and the seller can open it.';
export const n90DaysUnlessYouSay = '90 days unless you say otherwise';
export const whenWouldYouLikeTo = 'When would you like to exchange contracts?';
export const theDayTheSaleBecomes = 'The day the sale becomes binding';
export const onePerLineSuchAs = 'One per line, such as: subject to survey';
export const messageToTheSeller = 'Message to the seller';
export const informThemAboutYourselfAnd = 'Tell them about yourself and why you like this home';
export const agreementInPrincipleValue = 'Agreement in principle [value]';

export const yourOfferIsWithThe =
  'Your offer is with the seller. We’ll tell you here and by email when they answer.';
export const yourOfferHasntBeenSent = 'Your offer hasn’t been sent';
export const whatHappensNext = 'What happens next';
export const theSeller = 'the seller';
export const youCanRaiseOrWithdraw = 'You can raise or withdraw it until it’s accepted.';
export const wellKeepHowYoureBuying =
  'We’ll keep how you’re buying in your profile, so sellers see it with your viewing requests. They never see your sums there.';
export const sendOffer = 'Send offer';
export const makeChanges = 'Make changes';
export const attachedOnlyTheSellerCan = 'Attached; only the seller can see it';
export const onlySellerSeesYourOffer =
  'Only [seller] sees your offer. Other buyers never see your name or your offer.';

export const nameSOffer = '[name]’s offer';

export const loadYourOffers = 'load your offers';
export const makeAnOfferFromA =
  'Make an offer from a home’s page. It isn’t binding, and you can withdraw it until it’s accepted.';
export const yourOffer2 = 'your offer';

export const wellAskEveryBuyerWith =
  'We’ll ask every buyer with an open offer, in the same words and with the same deadline.';
export const bestAndFinalOffers = 'Best and final offers';
export const eachBuyerCanMakeOne =
  'Each buyer can make one final offer or leave theirs as it is. You’ll see them all at the deadline, and can’t accept one before it.';
export const lastDay = 'Last day';
export const chooseADay = 'Choose a day';
export const time = 'Time';
export const between4HoursAnd14 = 'Between 4 hours and 14 days from now.';
export const messageToAllBuyers = 'Message to all buyers';
export const askAllBuyersBuyers = 'Ask all [buyers] buyers';

export const severalBuyersWantYourHome = 'Several buyers want your home.';
export const severalBuyersWantYourHome2 = 'Several buyers want your home';
export const askThemAllForTheir =
  'Ask them all for their best and final offer by one deadline. Offers stay sealed until then, for you too.';
export const askForBestAndFinal = 'Ask for best and final offers';
export const youveCalledOffTheRound = 'You’ve called off the round. We’ve told all the buyers.';
export const callItOff = 'Call it off';
export const callOffTheRound = 'Call off the round?';
export const keepItGoing = 'Keep it going';
export const wellInformAllTheBuyers =
  'We’ll tell all the buyers. Sealed offers stay unopened, and the offers they replaced count again.';
export const valueWithAnOfferRound =
  '[value] With an offer round you ask them all for their best and final offer by one deadline, sealed until then.';

export const enterYourOffer = 'Enter your offer';
export const chooseOne = 'Choose one';
export const thisFieldIsRequired = 'This field is required!';

export const undo = 'Undo';
export const close = 'Close';
