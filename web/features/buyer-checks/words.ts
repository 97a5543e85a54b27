export const yourPosition = 'Your position';
export const chooseYourPosition = 'Choose your position';
export const estateAgentOrSolicitor = 'Estate agent or solicitor';
export const nameTheEstateAgentOr = 'Name the estate agent or solicitor';
export const theirReference = 'Their reference';
export const enterTheirReference = 'Enter their reference';
export const addTheDocument = 'Add the document';

export const declared = 'Declared';
export const whatNeedsToChange = 'What needs to change';
export const sellersNoLongerSeeThis = 'Sellers no longer see this. Send a new one to show it again.';
export const youveWithdrawnTheCheck = 'You’ve withdrawn the check.';
export const withdraw = 'Withdraw';
export const sellersNoLongerSeeThat = 'Sellers no longer see that this is checked.';
export const youCanSendItAgain = 'You can send it again at any time.';
export const untilThenSellersSeeThe = '; until then sellers see the one that’s valid until [until]';
export const amountPenceFromLender = '[amountPence] from [lender]';
export const amountPenceStatementOfStatementOn = '[amountPence], statement of [statementOn]';
export const withdrawLowerCase = 'Withdraw [lowerCase]?';
export const sentSubmittedAtWeAnswerWithin =
  'Sent [submittedAt]. We answer within one working day[untilPart].';
export const sellersReadBadgeText = 'Sellers read: [badgeText]';
export const sellersStillSeeYourEarlier = 'Sellers still see your earlier one, valid until [until].';
export const weDeleteTheDocumentWithin = 'We delete the document within a week. [approvalPart]';

export const showThatYouCanProceed = 'Show that you can proceed';
export const sellersTakeBuyersMoreSeriously =
  'Sellers take buyers more seriously if they can pay and are free to move. Send us your documents once, and every seller you deal with sees that we checked them.';
export const privacyPolicy = 'privacy policy';
export const loadYourChecks = 'load your checks';
export const youveShownThatYouCan = 'You’ve shown that you can proceed';
export const sellersSeeThisOnYour = 'Sellers see this on your offers, viewing requests and messages.';
export const stillMissing = 'Still missing';
export const anAgreementInPrincipleOr = 'An agreement in principle or proof of funds';
export const yourPositionInTheChain = 'Your position in the chain';
export const loading = 'Loading';
export const sellersNeverSeeYourDocuments =
  'Sellers never see your documents or any amounts. If you make an offer, that seller sees whether the amounts we checked cover it. We delete a document 30 days after our decision; the [link] has the details.';

export const sendForChecking = 'Send for checking';
export const notNow = 'Not now';
export const aPdfOrPhotoUp = 'A PDF or photo, up to 15 MB. Only our team sees it.';

export const howMuchItShows = 'How much it shows';
export const enterTheAmountTheStatement = 'Enter the amount the statement shows';
export const dateOfTheStatement = 'Date of the statement';
export const enterTheDateOfThe = 'Enter the date of the statement';
export const theStatement = 'The statement';
export const addTheStatement = 'Add the statement';
export const documentHintYouMayBlackOut =
  '[documentHint] You may black out everything but your name, the date and the balance.';

export const lender = 'Lender';
export const nameTheLender = 'Name the lender';
export const howMuchItWouldLend = 'How much it would lend';
export const enterTheAmountInThe = 'Enter the amount in the letter';
export const dateOfIssue = 'Date of issue';
export const enterTheDateOfTheLetter = 'Enter the date of the letter';
export const validUntil = 'Valid until';
export const enterItsLastDay = 'Enter its last day';
export const theLetter = 'The letter';
export const addTheLetter = 'Add the letter';
