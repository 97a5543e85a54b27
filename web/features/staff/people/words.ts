export const block = 'Block';
export const theAccountIsBlocked = 'The account is blocked.';
export const whatHappened = 'What happened';
export const thePersonReadsThisIn = 'The person reads this in the email.';
export const everyLoginEndsViewingsAre =
  'Every login ends, viewings are called off, open offers are withdrawn, and homes on sale are paused. The email says why and how to appeal.';
export const aSaleIsUnderWay = 'A sale is under way';
export const reason = 'Reason';
export const unblock = 'Unblock';
export const theAccountIsOpenAgain = 'The account is open again.';
export const why = 'Why';
export const keptInTheTrailThe = 'Kept in the trail. The person doesn’t read it.';
export const theyCanDoWhatThey =
  'They can do what they could before. Homes that the block paused go on sale again; viewings and offers that it ended don’t come back.';
export const blockPersonName = 'Block [personName]?';
export const itGoesOnLowerCaseWrite =
  'It goes on ([lowerCase]). Write to both sides about how they finish it.';
export const unblockPersonName = 'Unblock [personName]?';

export const people = 'People';
export const findAPerson = 'Find a person';
export const aWholeEmailAddressThe = 'A whole email address, the beginning of a username, or an id';
export const searchForPeople = 'search for people';
export const emailAddressesAreFoundWhole = 'Email addresses are found whole, usernames by how they begin.';
export const noSuchPerson = 'No such person';
export const deleted = 'Deleted';
export const deletedPartMemberSinceMonth = '[deletedPart], member since [month]';

export const person = 'Person';
export const thisIsntTheIdOf = 'This isn’t the id of a person';
export const loadThisPerson = 'load this person';
export const emailAndPassword = 'Email and password';
export const google = 'Google';
export const facebook = 'Facebook';
export const yes = 'Yes';
export const email = 'Email';
export const emailVerified = 'Email verified';
export const identityChecked = 'Identity checked';
export const logsInWith = 'Logs in with';
export const twoStepSignIn = 'Two-step sign-in';
export const off = 'Off';
export const memberSince = 'Member since';
export const staff = 'Staff';
export const deletesItself = 'Deletes itself';
export const saleUnderWay = 'Sale under way';
export const openOffers = 'Open offers';
export const viewingsAhead = 'Viewings ahead';
export const blockedByOthers = 'Blocked by others';
export const reportsWaiting = 'Reports waiting';
export const reportsAgreedWith = 'Reports agreed with';
export const homes = 'Homes';
export const blockedAt = 'Blocked [at]';
export const onSinceTwoStepSince = 'On since [twoStepSince]';

export const resetTwoStepSignIn = 'Reset two-step sign-in';
export const reset = 'Reset';
export const twoStepSignInIs = 'Two-step sign-in is off.';
export const whyAndHowYouKnow = 'Why, and how you know who they are';
export const everyLoginEndsAndThe =
  'Every login ends, and the password alone opens the account until they turn it on again. First make sure you’re talking to the owner of the account. We’ll email them.';
export const resetTwoStepSignInFor = 'Reset two-step sign-in for [personName]?';
