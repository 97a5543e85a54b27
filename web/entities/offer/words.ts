export const theOfferIsAcceptedYour = 'The offer is accepted. Your home is under offer.';
export const thisOffer = 'this offer';
export const acceptTheOffer = 'Accept the offer';
export const yourHomeGoesUnderOffer =
  'Your home goes under offer straight away. You and the buyer each name a solicitor, and we prepare the memorandum of sale.';
export const stopViewings = 'Stop viewings';
export const wellCancelBookedViewingsAnd = 'We’ll cancel booked viewings, and no one can book new ones.';
export const keepOtherOffersAsBackups = 'Keep other offers as backups';
export const wellInformThoseBuyersAnd =
  'We’ll tell those buyers, and ask them again if this sale falls through. Otherwise we’ll decline their offers.';
export const acceptSum = 'Accept [sum]?';

export const thisAmount = 'this amount';
export const thisAgreesTheSaleIts =
  'This agrees the sale. It’s the seller’s own price, so they don’t have to confirm it.';
export const agree = 'Agree';
export const theSaleIsAgreed = 'The sale is agreed.';
export const yourOwnOfferStaysAs = 'Your own offer stays as it was. You can raise it instead.';
export const declineIt = 'Decline it';
export const youveDeclinedTheCounterOffer =
  'You’ve declined the counter-offer. Your own offer is still open.';
export const theHomeIsAvailableAgain =
  'The home is available again. Once you confirm, the seller can accept your offer.';
export const yesKeepMyOffer = 'Yes, keep my offer';
export const yourOfferIsConfirmed = 'Your offer is confirmed.';
export const theAgreedPriceChangesFor =
  'The agreed price changes for both sides, and the memorandum of sale with it.';
export const thePriceHasBeenChanged = 'The price has been changed.';
export const theAgreedPriceStaysThe = 'The agreed price stays the same.';
export const agreeToSum = 'Agree to [sum]?';
export const declineSum = 'Decline [sum]?';
export const doYouStillOfferSum = 'Do you still offer [sum]?';

export const theSaleIsOffWeve = 'The sale is off. We’ve told everyone involved.';
export const youveWithdrawnYourOffer = 'You’ve withdrawn your offer.';
export const callTheSaleOff = 'Call the sale off?';
export const withdrawYourOffer = 'Withdraw your offer?';
export const callItOff = 'Call it off';
export const withdrawIt = 'Withdraw it';
export const theSaleEndsHereFor =
  'The sale ends here for both sides. We’ll ask the buyers with backup offers whether they’re still interested.';
export const wellInformTheSellerYou = 'We’ll tell the seller. You can make another offer later.';
export const why = 'Why?';
export const chooseAReason = 'Choose a reason.';
export const anythingElseToAdd = 'Anything else to add';

export const youveDeclinedTheOfferThe = 'You’ve declined the offer. The buyer sees why.';
export const declineThisOffer = 'Decline this offer?';
export const wellInformTheBuyerWhy =
  'We’ll tell the buyer why, and they can make another offer. A counter-offer keeps this one open.';
export const messageToTheBuyer = 'Message to the buyer';

export const raiseYourOffer = 'Raise your offer';
export const sendTheNewOffer = 'Send the new offer';
export const yourNewOfferIsWith = 'Your new offer is with the seller.';
export const yourNewOffer = 'Your new offer';
export const messageToTheSeller = 'Message to the seller';
export const makeACounterOffer = 'Make a counter-offer';
export const sendTheCounterOffer = 'Send the counter-offer';
export const yourCounterOfferIsWith = 'Your counter-offer is with the buyer for 72 hours.';
export const thePriceYoudAccept = 'The price you’d accept';
export const conditionsOnePerLine = 'Conditions, one per line';
export const theBuyerHas72Hours =
  'The buyer has 72 hours to answer. If they accept, the sale is agreed and you don’t need to confirm it.';
export const askToChangeThePrice = 'Ask to change the price';
export const askForThisPrice = 'Ask for this price';
export const weveAskedTheOtherSide = 'We’ve asked the other side. The agreed price stays until they answer.';
export const thePriceYoureAskingFor = 'The price you’re asking for';
export const enterAnAmount = 'Enter an amount';
export const sayWhy = 'Say why';
export const yourOfferIsAmountNow = 'Your offer is [amount] now. ';
export const ofAmount = ' of [amount]';
export const theAgreedPriceAmountPartStays =
  'The agreed price[amountPart] stays the same until the other side agrees.';

export const accept = 'Accept';
export const confirmMyOffer = 'Confirm my offer';
export const counterOffer = 'Counter-offer';
export const raise = 'Raise';
export const decline = 'Decline';
export const withdraw = 'Withdraw';
export const callTheSaleOff2 = 'Call the sale off';
export const theSaleStepByStep = 'The sale, step by step';

export const noteOfInterest = 'Note of interest';
export const offer = 'Offer';

export const funding = 'Funding';
export const deposit = 'Deposit';
export const position = 'Position';
export const agreementInPrinciple = 'Agreement in principle';
export const hopesToExchangeBy = 'Hopes to exchange by';
export const conditions = 'Conditions';
export const fixtures = 'Fixtures';
export const termsDocumentsAndHistory = 'Terms, documents and history';

export const onlyTheTwoOfYou = 'Only the two of you can open these.';
export const untilUntil = 'until [until]';

export const byYou = ', by you';
export const byTheBy = ', by the [by]';

export const sealed = 'Sealed';
export const newSumSealed = 'New sum sealed';
export const counterOfferAmount = 'Counter-offer [amount]';

export const loadYourOffer = 'load your offer';
export const yourOffer = 'Your offer';
export const makeAnotherOffer = 'Make another offer';

export const checkingTheFile = 'Checking the file';
export const sendingTheFile = 'Sending the file';
export const refused = 'Refused';
export const forLabel = 'for [label]';
export const optional = '(optional)';
export const remove = 'Remove';
export const chooseAFile = 'Choose a file';

export const strong = 'Strong';
export const fair = 'Fair';
export const weak = 'Weak';
export const notKnown = 'Not known';
