export const name = 'Name';
export const emails = 'Emails';
export const yourEmail = 'Your email';
export const website = 'Website';
export const searchSaved = 'Search saved';
export const checkYourEmail = 'Check your email';
export const saveThisSearch = 'Save this search';
export const wellEmailYouEveryHome =
  'We’ll email you every home that fits: new ones, price cuts and homes that come back on the market.';
export const emailMe = 'Email me';
export const wellSendALinkTo = 'We’ll send a link to confirm it. Every email has a link to stop them.';
export const saveAndStartAlerts = 'Save and start alerts';
export const logInInstead = 'Log in instead';
export const youllLearnFromUsAs =
  'You’ll hear from us as soon as a home fits. You can change or pause this search at any time.';
export const backToTheHomes = 'Back to the homes';
export const yourSavedSearches = 'Your saved searches';
export const openTheLinkInThe =
  'Open the link in the email we’ve just sent to start your alerts. It works for seven days. Nothing there? Look in your junk folder.';

export const save = 'Save';
export const search = 'search';

export const enterYourEmailOrLog = 'Enter your email, or log in';

export const toChangeASavedSearch = 'To change a saved search, log in or use the link in one of its emails.';
export const thatSavedSearchIsNo = 'That saved search is no longer there.';
export const tryAgain = 'Try again';
export const yourSearchIsChanged = 'Your search is changed.';
export const chooseAPlaceOrA = 'Choose a place or a filter to save.';
export const saveChanges = 'Save changes';
export const saveAsNew = 'Save as new';
export const cancel = 'Cancel';
export const youreEditingName = 'You’re editing [name]';
