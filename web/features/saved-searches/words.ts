export const confirmYourSavedSearch = 'Confirm your saved search';
export const startYourAlerts = 'Start your alerts?';
export const wellEmailYouTheHomes =
  'We’ll email you the homes that fit your search. Every email has a link that stops them.';
export const yesEmailMe = 'Yes, email me';
export const yourAlertsHaveStarted = 'Your alerts have started';
export const seeHomesForSaleNow = 'See homes for sale now';
export const signUpToKeepThem = 'Sign up to keep them together';
export const thisLinkDoesntWork = 'This link doesn’t work';
export const findAHome = 'Find a home';
export const itWorksForSevenDays =
  'It works for seven days. If you have an account with this email, your search may already be there. Otherwise, save it again.';
export const youllLearnFromUsWhen = 'You’ll hear from us when a home fits “[name]”.';

export const name = 'Name';
export const emails = 'Emails';
export const editSavedSearch = 'Edit saved search';
export const emailMe = 'Email me';
export const save = 'Save';

export const everyHomeThatFits = 'Every home that fits';
export const newHomesPriceCutsAnd =
  'New homes, price cuts and homes that come back on the market, each with why it fits.';
export const asOftenAsYouLike = 'As often as you like';
export const asTheyComeUpOnce =
  'As they come up, once a day or once a week. Search a town, a postcode or an area you draw.';
export const easyToStop = 'Easy to stop';
export const noAccountNeededEveryEmail =
  'No account needed. Every email has a link that stops it with one press.';
export const beTheFirstToLearn = 'Be the first to hear about a new home';
export const saveASearchAndWell = 'Save a search, and we’ll email you when a home fits it.';
export const startASearch = 'Start a search';
export const logInToSeeYours = 'Log in to see yours';

export const newHomesForYou = 'New homes for you';
export const theHomesInYourAlert = 'The homes in your alert';
export const loadTheseHomes = 'load these homes';
export const onThisPage = ' on this page';
export const loadingTheHomes = 'Loading the homes';
export const theseHomesHaveLeftThe = 'These homes have left the market';
export const nothingNewYet = 'Nothing new yet';
export const yourSavedSearches = 'Your saved searches';
export const wellEmailYouWhenA = 'We’ll email you when a home fits one of your searches.';
export const thisAlertIsNoLonger = 'This alert is no longer here';
export const savedSearches = 'saved searches';
export const countPlaceNoLongerOn = '[count][place] no longer on the market';
export const weKeepAlertsFor90 = 'We keep alerts for 90 days. See what’s new in your [link].';

export const turnOnAlerts = 'Turn on alerts';
export const homesFound = 'Homes found';
export const resume = 'Resume';
export const editFilters = 'Edit filters';
export const editNameAndEmails = 'Edit name and emails';
export const pauseEmails = 'Pause emails';
export const paused = 'Paused';
export const checkYourEmail = 'Check your email';
export const suggested = 'Suggested';
export const homesLikeTheOneYou = 'Homes like the one you lost: nearby, similar and at about the same price';
export const seeCount = 'See [count]';
export const oftenSavedOnCreatedAt = '[often] · Saved on [createdAt]';

export const savedSearches2 = 'Saved searches';
export const loadYourSavedSearches = 'load your saved searches';
export const emailsAboutNewHomesAre = 'Emails about new homes are off';
export const emailPreferences = 'email preferences';
export const noSavedSearchesYet = 'No saved searches yet';
export const searchForAPlaceThen =
  'Search for a place, then press “Save search”. We’ll email you the homes that fit.';
export const thisLinkDoesntOpenAny = 'This link doesn’t open any searches';
export const theSearchesMayHaveBeen =
  'The searches may have been deleted, or moved to your account when you signed up.';
export const logInToSeeYour = 'Log in to see your saved searches';
export const logIn = 'Log in';
export const savedASearchWithoutAn =
  'Saved a search without an account? Open it with the link in any of its emails.';
export const youllFindNewHomesHere =
  'You’ll find new homes here. To get them by email, turn them on in your [link].';

export const stopTheseEmails = 'Stop these emails';
export const stopTheseEmails2 = 'Stop these emails?';
export const stop = 'Stop';
export const theSearchesInThatEmail =
  'The searches in that email will be paused. You can resume them at any time.';
export const openTheLinkInA = 'Open the link in a newer email, or pause the search in your saved searches.';
export const youWontGetAnyMore = 'You won’t get any more emails for [quoted].';
export const youGetEmailsForQuoted = 'You get emails for [quoted] again.';
