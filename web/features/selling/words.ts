export const sellYourHome = 'Sell your home';
export const putYourOwnHomeOn =
  'Put your own home on sale in six short steps. Every change is saved, and you see what buyers will see.';
export const openYourDrafts = 'open your drafts';
export const thisDraftBecameAListing = 'This draft became a listing';
export const thisDraftNoLongerExists = 'This draft no longer exists';
export const goToTheListing = 'Go to the listing';
export const myListings = 'My listings';
export const startANewOne = 'Start a new one';
export const youCanEditItThere = 'You can edit it there and choose its package.';
export const itBecameAListingOr =
  'It became a listing or was deleted. You can edit your listings under My listings.';

export const tasksAndCalendar = 'Tasks and calendar';
export const loadYourTasks = 'load your tasks';
export const toDo = 'To do';
export const onceYourHomeIsOn =
  'Once your home is on sale, you’ll find its viewings and what needs doing here.';
export const nothingForSaleYet = 'Nothing for sale yet';

export const someDetailsCouldntBeSaved = 'Some details couldn’t be saved.';
export const logInAgainToSave = 'Log in again to save this.';

export const yourHomeIsOnSale = 'Your home is on sale';
export const loadYourHome = 'load your home';
export const getReadyForBuyers = 'Get ready for buyers';
export const anyoneSearchingForAHome = 'Anyone searching for a home like yours can find it now.';
export const yourPackageHasStarted = 'Your package has started';
export const yourHomeIsStillOn =
  'Your home is still on sale, now with everything that your new package includes.';
export const yourHomeIsAboutTo = 'Your home is about to go on sale';
export const itsPackageHasStartedThis = 'Its package has started. This page updates automatically.';
export const wereCheckingYourHome = 'We’re checking your home';
export const wellLookAtItWithin =
  'We’ll look at it within one working day and email you. My listings says why, and what you can do meanwhile.';
export const theHomeIsPausedSo =
  'The home is paused, so no one can find it until you put it back on sale under My listings.';
export const youCanPutYourHome = 'You can put your home back on the market in one tap.';
export const putItBackOnSale = 'Put it back on sale';
export const seeItsPage = 'See its page';
export const congratulations = 'Congratulations';
export const alongWithWhatToDo = 'Along with what to do next and a link to share.';
export const youllSeeYourHomeHere = 'You’ll see your home here once it’s on sale';
export const packageNameRunsUntilUntilYoull =
  '[packageName] runs until [until]. You’ll always find that date under My listings, with how many people view and save your home.';

export const enterAFullUkPostcode = 'Enter a full UK postcode, like LS6 3HN.';
export const enterAPriceBetweenPounds = 'Enter a price between £1,000 and £500,000,000.';
export const aHomeHas0To = 'A home has 0 to 50 bedrooms.';
export const aHomeHas0To50 = 'A home has 0 to 50 bathrooms.';
export const aHomeHas0To50Reception = 'A home has 0 to 50 reception rooms.';
export const theAreaIsBetween5 = 'The area is between 5 and 20,000 square metres.';
export const enterTheStreet = 'Enter the street.';
export const enterTheTownOrVillage = 'Enter the town or village.';
export const chooseTheNearestPlaceFrom =
  'Choose the nearest place from the list, so that we can show the home on the map.';
export const chooseTheNation = 'Choose the nation.';
export const theShareIsBetween1 = 'The share is between 1 and 99%.';
export const enterTheYearsLeft = 'Enter the years left.';
export const enterTheGroundRentOr = 'Enter the ground rent, or 0 if there isn’t any.';
export const enterTheServiceChargeOr = 'Enter the service charge, or 0 if there isn’t any.';
export const theNumberHas20Digits = 'The number has 20 digits, like 1234-5678-9012-3456-7890.';
export const aScoreIsBetween1 = 'A score is between 1 and 120.';

export const editYourHome = 'Edit your home';
export const loadThisHome = 'load this home';
export const youCanNoLongerMake = 'You can no longer make changes';
export const thisHomeWasRemoved = 'This home was removed.';
export const contractsAreExchangedAndThe = 'Contracts are exchanged, and the buyer relies on what’s here.';
export const stillNeededBeforeItCan = 'Still needed before it can go on sale';
export const youMayBeLoggedIn = 'You may be logged in with another account.';
export const weCantFindThatHome = 'We can’t find that home';

export const enquiries = 'Enquiries';
export const loadThisListing = 'load this listing';

export const photosFromYourPhone = 'Photos from your phone';
export const textUseTheAccountYoureSelling =
  'Use the account you’re selling with. The photos go straight into your draft.';
export const logInToAddPhotos = 'Log in to add photos';
export const logIn = 'Log in';
export const loadYourDrafts = 'load your drafts';
export const whichHome = 'Which home?';
export const pointYourPhonesCameraAt =
  'Point your phone’s camera at the code and log in there. Photos you take appear in this draft automatically.';
export const showTheCodeForAnother = 'Show the code for another phone';
export const addPhotosFromThisDevice = 'Add photos from this device';
export const startWithTheAddressSo = 'Start with the address, so the photos have somewhere to go.';
export const youDontHaveADraft = 'You don’t have a draft to add photos to';

export const sellAnotherHome = 'Sell another home';
export const drafts = 'Drafts';
export const homes = 'Homes';
export const loadYourHomes = 'load your homes';
export const chooseAnotherStatusAbove = 'Choose another status above.';
export const noneOfYourHomesHas = 'None of your homes has this status';
export const tryOtherWordsOrAll = 'Try other words, or all statuses.';
export const tryPartOfTheStreet = 'Try part of the street, the town or the postcode.';
export const sixStepsAbout20Minutes =
  'Six steps, about 20 minutes, and free. We save as you go, so you can stop at any time.';
export const noneOfYourHomesMatches = 'None of your homes matches “[q]”';

export const yourListing = 'Your listing';
export const overview = 'Overview';
export const whatComesNext = 'What comes next';
export const howItsDoing = 'How it’s doing';
export const theListing = 'The listing';
export const nothingNeedsDoingWellInform =
  'Nothing needs doing. We’ll tell you under the bell when something does.';
export const sellerStatistics = 'Seller statistics';
export const valueShowViewsEnquiriesViewings =
  '[value] show views, enquiries, viewings and offers day by day, so you can see what a new price or photo does.';

export const poster = 'Poster';
export const itsCodeOpensTheListing = 'Its code opens the listing on a passer-by’s phone.';
export const youCanPrintAPoster = 'You can print a poster while your home is on sale';
export const posterForYourWindow = 'Poster for your window';
export const print = 'Print';
export const itShowsYourHouseNumber = 'It shows your house number, as your listing does.';
export const itLeavesOutYourHouse = 'It leaves out your house number, as your listing does.';
export const codeThatOpensTheListing = 'Code that opens the listing';
export const pointYourPhonesCameraHere = 'Point your phone’s camera here';
export const seeAllPhotosAndThe =
  'See all photos and the key facts, and book a viewing with the seller on Gable.';
export const oneA4PageAddress = 'One A4 page. [address]';

export const sellYourHomeYourself = 'Sell your home yourself';
export const listYourHomeFreeOr =
  'List your home free or for one fixed price, see what similar homes ask, and deal with buyers directly.';

export const address = 'Address';
export const whereIsTheHome = 'Where is the home?';
export const numbers = 'Numbers';
export const priceAndSize = 'Price and size';
export const description = 'Description';
export const whatIsItLikeTo = 'What is it like to live there?';
export const photos = 'Photos';
export const addPhotos = 'Add photos';
export const floorPlan = 'Floor plan';
export const floorPlanAndVideo = 'Floor plan and video';
export const epcAndPublishing = 'EPC and publishing';
export const energyCertificateAndPublishing = 'Energy certificate and publishing';

export const thisFileWasRefused = 'This file was refused.';
