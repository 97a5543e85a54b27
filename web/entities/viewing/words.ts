export const yourViewing = 'Your viewing';
export const bookAViewing = 'Book a viewing';

export const chooseATime = 'Choose a time';
export const whosComing = 'Who’s coming?';
export const joinTheWaitlist = 'Join the waitlist';
export const requestThisTime = 'Request this time';
export const theSellerWillConfirmIt =
  'The seller will confirm it. You’ll see the full address once they have, and you can cancel or suggest another time.';
export const youreOnTheWaitlist = 'You’re on the waitlist';
export const requestSent = 'Request sent';
export const done = 'Done';
export const yourViewings = 'Your viewings';

export const loadTheTimes = 'load the times';
export const loadTheDays = 'load the days';
export const theSellerHasntAddedViewing =
  'The seller hasn’t added viewing times yet. Log in to tell them which days suit you.';
export const logInToAskFor = 'Log in to ask for a time';
export const logInToChooseA = 'Log in to choose a time';
export const daysWithTimesAvailable = 'Days with times available';

export const day = 'Day';

export const somethingElse = 'Something else';
export const leaveTheWaitlist = 'Leave the waitlist?';
export const cancelThisViewing = 'Cancel this viewing?';
export const leaveIt = 'Leave it';
export const cancelTheViewing = 'Cancel the viewing';
export const why = 'Why?';
export const chooseAReason = 'Choose a reason';
export const sayWhyInAFew = 'Say why in a few words';
export const viewingCancelledWeveInformedOtherParty = 'Viewing cancelled. We’ve told [otherParty].';
export const messageToOtherParty = 'Message to [otherParty]';
export const itStartsInLessThan =
  'It starts in less than [lateHours] hours, so this counts as a late cancellation.';

export const confirm = 'Confirm';
export const confirmPersonName = 'Confirm [personName]?';
export const namesAskedForThisTime =
  '[names] asked for this time too. Confirming fills it, so we’ll tell [lengthPart] it’s taken and offer its waitlist and your other times.';

export const thankYouTheSellerWill = 'Thank you. The seller will see it.';
export const savedOnlyYouCanSee = 'Saved. Only you can see it.';
export const howWasTheViewing = 'How was the viewing?';
export const sendToTheSeller = 'Send to the seller';
export const keepForMyself = 'Keep for myself';
export const thisHome = 'this home';
export const chooseOne = 'Choose one';
export const thePriceSeems = 'The price seems';
export const whatYouLikedAndDidnt = 'What you liked and didn’t like';
export const shareItWithTheSeller = 'Share it with the seller';
export const otherwiseOnlyYoullSeeIt = 'Otherwise only you’ll see it.';
export const areYouInterestedInTitle = 'Are you interested in [title]?';

export const savedWeveInformedTheBuyer = 'Saved. We’ve told the buyer.';
export const didNoOneCome = 'Did no one come?';
export const noOneCame = 'No one came';
export const wellInformTheBuyerWho = 'We’ll tell the buyer, who has 48 hours to say otherwise.';
export const savedTheSellerWillSee = 'Saved. The seller will see what you say.';
export const wereYouThere = 'Were you there?';
export const send = 'Send';
export const whatHappened = 'What happened';
export const sayInAFewWords = 'Say in a few words what happened';
export const theSellerStatedThatNo = 'The seller said that no one came on [span].';

export const theAgreedTimeStays = 'The agreed time stays.';
export const declined = 'Declined.';
export const declineThisRequest = 'Decline this request?';
export const declineTheNewTime = 'Decline the new time?';
export const decline = 'Decline';
export const timesThatSuitYouBetter = 'Times that suit you better';
export const wellSuggestTheFirstSuggested = 'We’ll suggest the first [suggested] you choose.';

export const the = '. the';
export const the2 = '. The';
export const changeTheTime = 'Change the time';
export const proposeAnotherTime = 'Propose another time';
export const proposeThisTime = 'Propose this time';
export const thisIsTheLastTime = ' This is the last time you can suggest another.';
export const yourHome = 'your home';
export const youHaveNoOtherTimes =
  'You have no other times to propose. Add the ones that suit you, then come back to this viewing.';
export const addViewingTimes = 'Add viewing times';
export const proposedOtherPartyCanAnswerNow = 'Proposed. [otherParty] can answer now.';
export const insteadOfSpan = 'Instead of [span].';

export const loadYourViewing = 'load your viewing';

export const messageToTheSeller = 'Message to the seller';
export const yourSituationOrAnythingYoud = 'Your situation, or anything you’d like to see';

export const waitlist = 'Waitlist';
export const fullJoinTheWaitlist = 'Full – join the waitlist';
export const timesOnDay = 'Times on [day]';

export const noTimesYet = 'No times yet';
export const noOtherTimes = 'No other times';
export const theSeller = 'The seller';
export const hasntAddedViewingTimes = 'hasn’t added viewing times.';
export const hasNoOtherViewingTimes = 'has no other viewing times at the moment.';
export const daysThatSuitYou = 'Days that suit you';
export const chooseAtLeastOneDay = 'Choose at least one day';
export const timeOfDay = 'Time of day';
export const askForATime = 'Ask for a time';
export const askForAnotherTime = 'Ask for another time';
export const messageSent = 'Message sent';
export const openTheChat = 'Open the chat';
export const theSellerCanAnswerIn = 'The seller can answer in the chat, or add times for you to book here.';
export const sellerMovedPartSayWhichDays =
  '[seller] [movedPart] Say which days suit you, and we’ll send it as a message.';

export const yesImStillComing = 'Yes, I’m still coming';
export const giveFeedback = 'Give feedback';
export const itWentAhead = 'It went ahead';
export const iWasThere = 'I was there';
export const cancel = 'Cancel';
export const agreeToTheNewTime = 'Agree to the new time';
export const leaveTheWaitlist2 = 'Leave the waitlist';
export const thankYouTheSellerKnows = 'Thank you. The seller knows you’re coming.';
export const savedWellAskTheBuyer = 'Saved. We’ll ask the buyer how it went.';
export const done2 = 'Done.';

export const viewing = 'Viewing';
export const addToCalendar = 'Add to calendar';
export const directions = 'Directions';
export const theirPositionPosition = 'Their position: [position]';

export const aHomeThatsNoLonger = 'A home that’s no longer here';
export const notForMe = 'Not for me';
export const probablyNot = 'Probably not';
export const undecided = 'Undecided';
export const interested = 'Interested';
export const veryInterested = 'Very interested';
export const sharedWithTheSeller = 'Shared with the seller';
export const onlyYouCanSeeThis = 'Only you can see this';
export const viewingOfTitleStartAt = 'Viewing of [title], [start] at [start2]';
export const withName = 'with [name]';
export const nameIsTheBuyer = 'with [name], the buyer';
export const writeToName = 'Write to [name]';

export const loadTheViewings = 'load the viewings';
export const pastViewings = 'Past viewings';
export const noneYet = 'None yet.';
export const noUpcomingViewings = 'No upcoming viewings';
export const noPastViewings = 'No past viewings';
export const findAHomeToView = 'Find a home to view';
export const whenYouAskToSee =
  'When you ask to see a home, or someone asks to see yours, it appears here by day.';
export const pastViewingsAppearHereWith = 'Past viewings appear here, with any feedback.';
export const showingTheNearestLengthOf = 'Showing the nearest [length] of [total].';
