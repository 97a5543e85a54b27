export const toDo = 'To do';
export const tickets = 'Tickets';
export const people = 'People';
export const homes = 'Homes';
export const affiliates = 'Affiliates';
export const payments = 'Payments';
export const coupons = 'Coupons';
export const homesToCheck = 'Homes to check';
export const identityChecks = 'Identity checks';
export const buyerChecks = 'Buyer checks';
export const settings = 'Settings';
export const reports = 'Reports';
export const blog = 'Blog';

export const nextRow = 'Next row';
export const previousRow = 'Previous row';
export const openTheRow = 'Open the row';
export const search = 'Search';
export const showTheseKeys = 'Show these keys';
export const keyboardShortcuts = 'Keyboard shortcuts';
export const textUseShortcutsInThisBrowser = 'Use shortcuts in this browser';
export const youCanReachEverythingWith = 'You can reach everything with Tab, too.';

export const staffDesk = 'Staff desk';
export const theDeskNeedsTwoStep = 'The desk needs two-step sign-in';
export const goToSignInIn = 'Go to Sign-in in your profile';
export const logOutThenLogIn = 'Log out, then log in with your password and the code from your app.';
export const staffLogInWithA =
  'Staff log in with a password and a code from an app on their phone. Turn it on in your profile, then come back.';
export const someLongerThanPromised = ', some longer than promised';
export const waitingIsLatePart = 'waiting[isLatePart]';
