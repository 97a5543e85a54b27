export const account = 'Account';
export const logOut = 'Log out';

export const advertisingChoices = 'Advertising choices';
export const advertisingChoice = 'Advertising choice';
export const howWeUseData = 'How we use data';
export const refuse = 'Refuse';
export const accept = 'Accept';
export const advertisingPixel = 'Advertising pixel';
export const mayWeCountVisitsThat =
  'May we count visits that come from our adverts? The advertising network would see which kinds of page you open, not your account, your searches or the homes you look at. Gable works the same without it. [link]';

export const messages = 'Messages';
export const shortcuts = 'Shortcuts';
export const search = 'Search';
export const saved = 'Saved';
export const myHomes = 'My homes';
export const sell = 'Sell';
export const logIn = 'Log in';

export const showThisPage = 'show this page';

export const emailLink = 'Email: [link]';
export const impactBySellersHere = '[impact] by sellers here.';

export const buying = 'Buying';
export const findAHome = 'Find a home';
export const favourites = 'Favourites';
export const selling = 'Selling';
export const sellYourHome = 'Sell your home';
export const myListings = 'My listings';
export const gable = 'Gable';
export const howItWorksAndFees = 'How it works and fees';
export const guides = 'Guides';
export const getStarted = 'Get started';
export const inviteFriends = 'Invite friends';
export const becomeAnAffiliate = 'Become an affiliate';
export const help = 'Help';
export const contactUs = 'Contact us';
export const complaints = 'Complaints';
export const termsOfUse = 'Terms of use';
export const privacy = 'Privacy';
export const deletingYourData = 'Deleting your data';
export const vouchersAndOffers = 'Vouchers and offers';
export const reportsAndDecisions = 'Reports and decisions';
export const footer = 'Footer';
export const terms = 'Terms';
export const valueGable = '[value]Gable';

export const signUp = 'Sign up';

export const skipToTheContent = 'Skip to the content';

export const loginRequired = 'Login Required';
export const logInToCarryOn = 'Log in to carry on where you left off.';

export const messagesUnreadUnread = 'Messages, [unread] unread';

export const unreadPartMessages = '[unreadPart]Messages';

export const menu = 'Menu';

export const theme = 'Theme';

export const staffDesk = 'Staff desk';

export const yourAccountHasNoUsername = 'Your account has no username yet.';
export const chooseOne = 'Choose one';
export const yourEmailIsntVerifiedYet = 'Your email isn’t verified yet.';
export const enterTheCode = 'Enter the code';
export const yourAccountIsBlocked = 'Your account is blocked.';
export const readWhatThisMeans = 'Read what this means';
