export const loadYourDocuments = 'load your documents';
export const showThatThisHomeIs = 'Show that this home is yours';
export const anotherSellerListsThisAddress =
  'Another seller lists this address. Your home stays on sale while we look at what you’ve both sent.';
export const someoneElseHasThisAddress =
  'Someone else has this address on sale. A document with your name and this address will help us decide.';
export const weHaveYourDocumentPut =
  'We have your document. Put the home on sale again, and we’ll look at it.';
export const documentsYouveSent = 'Documents you’ve sent';
export const titleRegister = 'Title register';
export const councilTaxBill = 'Council tax bill';
export const anotherDocument = 'Another document';
export const kindOfDocument = 'Kind of document';
export const document = 'Document';
export const oneMoreDocument = 'One more document';
export const aPdfOrPhotoUp = 'A PDF or photo, up to 15 MB. Only our team sees it.';
export const chooseAFileFirst = 'Choose a file first';
export const sendTheDocument = 'Send the document';
export const anotherSellerListsThisAddressSend =
  'Another seller lists this address. Send a document by [challengeEndsAt]; after that day the address can pass to them. Your home stays on sale until then.';
export const wellLookAtWhatYouve = 'We’ll look at what you’ve both sent and answer by [answerBy].';
export const weAcceptedYourDocumentOn = 'We accepted your document on [acceptedAt].';
export const sentSentAt = 'Sent [sentAt]';

export const whoMayBookAndOffer = 'Who may book and offer';
export const theMoreYouAskFor =
  'The more you ask for, the fewer buyers you reach, and the surer they are. Viewings and offers you already have aren’t affected.';
export const bookAViewing = 'Book a viewing';
export const makeAnOffer = 'Make an offer';
export const savedThisAppliesFromNow = 'Saved. This applies from now on.';
export const save = 'Save';
export const countOfCount2WhoWrote = '[count] of [count2] who wrote to you';

export const loadTheEnquiries = 'load the enquiries';
export const noMessagesYetMostBuyers =
  'No messages yet. Most buyers write first or ask for a viewing, and viewing times make that easier.';
export const you = 'You: ';
export const canProceedChecked = 'Can proceed, checked';
export const saysTheyCanProceed = 'Says they can proceed';
export const sealedOffer = 'Sealed offer';
export const allTotalEnquiries = 'All [total] enquiries';
export const unreadUnread = '[unread] unread';

export const theSaleFellThrough = 'The sale fell through';
export const noOneCanFindYour =
  'No one can find your home until you put it back on sale. It’s free: your package carries on with the days it had left. We’ve asked buyers with backup offers whether they’re still interested.';
export const putBackOnSale = 'Put back on sale';
export const seeTheOffers = 'See the offers';

export const theBuyerAsksToChange = 'The buyer asks to change the agreed sum';
export const anOfferToAnswer = 'An offer to answer';
export const aViewingRequestToAnswer = 'A viewing request to answer';
export const countOffersToAnswer = '[count] offers to answer';
export const countViewingRequestsToAnswer = '[count] viewing requests to answer';

export const owners = 'Owners';
export const loadTheOwners = 'load the owners';
export const doesSomeoneOwnThisHome =
  'Does someone own this home with you? Ask them here to agree to the sale, so that you can accept an offer for all of you.';
export const anOfferIsAcceptedFor =
  'An offer is accepted for all owners. They can follow the sale, and we tell them about its big steps.';
export const addAJointOwner = 'Add a joint owner';
export const someoneWhoseAccountHasBeen = 'Someone whose account has been deleted';
export const sendAgain = 'Send again';
export const thisPerson = 'this person';
export const remove = 'Remove';
export const theyNoLongerFollowThe =
  'They no longer follow the sale. If they own the home in law, they still have to sign the contract.';
export const theLinkInTheirEmail = 'The link in their email no longer works.';
export const why = 'Why?';
export const weKeepItWithThe = 'We keep it with the home’s record.';
export const fullName = 'Full name';
export const email = 'Email';
export const asOnTheTitleThe = 'As on the title. The memorandum of sale uses this name.';
export const wellSendALinkThere = 'We’ll send a link there that works for 30 days.';
export const sendTheInvitation = 'Send the invitation';
export const cancel = 'Cancel';
export const askedOnInvitedAtUntilLinkEndsAt = 'Asked on [invitedAt], until [linkEndsAt]';
export const onEndedAt = ' on [endedAt]';
export const askedOnInvitedAt = 'Asked on [invitedAt]';
export const answeredOnAnsweredAt = 'Answered on [answeredAt]';
export const removeName = 'Remove [name]?';
export const leftEndedAtPart = 'Left[endedAtPart]';

export const seeThePageAsBuyers = 'See the page as buyers do';

export const wereCheckingThisHome = 'We’re checking this home';
export const thisListingNeedsAChange = 'This listing needs a change';
export const changeTheListing = 'Change the listing';
export const weveHiddenThisHomeAfter = 'We’ve hidden this home after a report';
export const wereStillCheckingTheListing = ' We’re still checking the listing.';
export const openTheCase = 'Open the case';
export const untilWeveDecidedBuyersCant =
  'Until we’ve decided, buyers can’t see it and its package is paused. We’ll write to you.';
export const wellAnswerByDueAtAt =
  'We’ll answer by [dueAt] at the latest. Buyers can’t see the home until then, and its package is paused.';
export const linkAndPutItOn = '[link] and put it on sale again. It keeps its package.';
export const buyersCantSeeItAnd =
  'Buyers can’t see it, and its package is paused.[isReviewedPart] The case says what we decided so far and how to appeal.';

export const aSaleIsAgreedSee = 'A sale is agreed: see its next steps';
export const nextViewingNearMoment = 'Next viewing: [nearMoment]';
