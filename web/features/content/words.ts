export const deletingYourData = 'Deleting your data';
export const howToDeleteYourGable =
  'How to delete your Gable account, what goes at once, what goes after 14 days, and what stays.';

export const howItWorksAndWhat = 'How it works and what it costs';
export const sellingAndBuyingAHome =
  'Selling and buying a home on Gable, step by step, with every fee: fixed prices and no commission.';
export const sellYourHome = 'Sell your home';
export const findAHome = 'Find a home';

export const seeThemAtEcologi = 'See them at Ecologi';
export const soFarWords = ' So far: [words].';

export const pageNotFound = 'Page not found';
export const noOneLivesHere = 'No one lives here';
export const thisPageHasMovedWas =
  'This page has moved, was never built or belongs to someone else. The homes are this way:';
export const townOrPostcode = 'Town or postcode';
export const leedsOrLs6 = 'Leeds, or LS6';
export const findHomes = 'Find homes';
export const goToTheHomePage = 'Go to the home page';

export const termsAndPrivacy = 'Terms and privacy';
export const lastChangedOnChanged = 'Last changed on [changed]';

export const privacyPolicy = 'Privacy policy';
export const whatGableKnowsAboutYou = 'What Gable knows about you, why, for how long, and who else sees it.';

export const costs = 'Costs';
export const takes = 'Takes';

export const termsOfUse = 'Terms of use';
export const whatYouAndGableCan =
  'What you and Gable can expect of each other when you buy or sell a home here.';

export const reportsAndDecisions = 'Reports and decisions';
export const howManyReportsGableGets =
  'How many reports Gable gets each month, what came of them, and how appeals ended.';
export const loadTheFigures = 'load the figures';
export const loadingTheFigures = 'Loading the figures';

export const termsOfVouchersAndOffers = 'Terms of vouchers and offers';
export const theTermsOfCouponsInvitation =
  'The terms of coupons, invitation points, donations and offers on Gable.';
