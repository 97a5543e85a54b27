export const houseNameOrNumber = 'House name or number';
export const street = 'Street';
export const areaOrVillage = 'Area or village';
export const county = 'County';
export const postcode = 'Postcode';
export const nation = 'Nation';
export const thisDecidesTheTaxesAnd = 'This decides the taxes and paperwork.';
export const choose = 'Choose';
export const findItByPostcodeInstead = 'Find it by postcode instead';
export const town = 'Town';
export const chooseFromTheListIf =
  'Choose from the list. If yours isn’t there, choose the nearest and correct the name.';
export const weKnowWhereThisIs = 'We know where this is on the map.';

export const theHomesAddress = 'The home’s address';
export const correctIt = 'Correct it';
export const anotherAddress = 'Another address';

export const enterAFullUkPostcode = 'Enter a full UK postcode, like LS6 3HN.';
export const likeLs63hn = 'Like LS6 3HN';
export const findAddress = 'Find address';
export const typeTheAddressInstead = 'Type the address instead';
export const addresses = 'Addresses';
export const weCantFindAnyAddresses =
  'We can’t find any addresses at [postcode]. Check it, or type the address instead.';
export const countAtPostcodeChooseYours = '[count] at [postcode]. Choose yours.';

export const whatBuyersSee = 'What buyers see';
export const whoSeesMyAddress = 'Who sees my address?';
export const theStreetOnly = 'The street only';
export const theFullAddress = 'The full address';
export const withTheHouseNumberAnd = 'With the house number and the exact spot on the map';
export const oakRoad = 'Oak Road';
export const streetAndAboutWhereIt = '“[street]”, and about where it is on the map';
export const youCanChangeThisAt = 'You can change this at any time. [link]';

export const description = 'Description';
export const startWithWhatYoullMiss =
  'Start with what you’ll miss most. Then go room by room: what you’ve changed, and what’s nearby.';
export const features = 'Features';
export const buyersCanFilterByThese = 'Buyers can filter by these.';
export const whatBuyersWantToKnow = 'What buyers want to know';
export const lengthOfAtLeastMinDescriptionLength = '[length] of at least [minDescriptionLength] characters';

export const aPictureOrAPdf = 'A picture or a PDF.';
export const remove = 'Remove';
export const theWhat = 'The [what]';
export const chooseTheWhat = 'Choose the [what]';
export const replaceTheWhat = 'Replace the [what]';

export const energyPerformanceCertificateEpc = 'Energy performance certificate (EPC)';
export const aHomeMustHaveOne =
  'A home must have one, or one on order, before it goes on sale. It’s valid for ten years.';
export const certificate = 'certificate';
export const orderedOn = 'Ordered on';
export const itMustArriveWithin28 = 'It must arrive within 28 days.';
export const whyItDoesntNeedOne = 'Why it doesn’t need one';
export const findItAtGovUk = 'Find it at GOV.UK';
export const findItInTheScottish = 'Find it in the Scottish EPC register';
export const certificateNumber = 'Certificate number';
export const n20Digits = '20 digits';
export const whatItSays = 'What it says';
export const buyersSeeItAsColoured = 'Buyers see it as coloured bands.';

export const neededBeforeYouCanPublish = 'Needed before you can publish';
export const notAnsweredYet = 'Not answered yet';

export const yes = 'Yes';

export const heatingAndSupplies = 'Heating and supplies';
export const heating = 'Heating';
export const electricity = 'Electricity';
export const water = 'Water';
export const sewerage = 'Sewerage';
export const broadbandAndMobileSignal = 'Broadband and mobile signal';
export const broadbandAtTheHome = 'Broadband at the home';
export const mobileSignalIndoors = 'Mobile signal indoors';
export const lookBothUpAtOfcom = 'Look both up at Ofcom';
export const parkingAndOutside = 'Parking and outside';
export const parking = 'Parking';
export const outsideSpace = 'Outside space';
export const accessibility = 'Accessibility';
export const whatMakesItEasierTo = 'What makes it easier to get about';
export const rightsAndRestrictions = 'Rights and restrictions';
export const restrictionsOnTheHome = 'Restrictions on the home';
export const youllFindThemInThe = 'You’ll find them in the title register or the lease.';
export const rightsOfOthersOrOver = 'Rights of others, or over others’ land';
export const floodingCoastAndMining = 'Flooding, coast and mining';
export const hasItFloodedInThe = 'Has it flooded in the last five years?';
export const floodedLately = 'Flooded lately';
export const notFlooded = 'Not flooded';
export const whereTheWaterCameFrom = 'Where the water came from';
export const areThereFloodDefences = 'Are there flood defences?';
export const checkTheFloodRiskAt = 'Check the flood risk at GOV.UK';
export const isThereARiskOf = 'Is there a risk of coastal erosion?';
export const coastalErosion = 'Coastal erosion';
export const isItInAMining = 'Is it in a mining area?';
export const coalTinSaltOrOther = 'Coal, tin, salt or other';
export const miningArea = 'Mining area';
export const constructionSafetyAndPlanning = 'Construction, safety and planning';
export const howItsBuilt = 'How it’s built';
export const buildingSafety = 'Building safety';
export const claddingAsbestosOrWorksPlanned = 'Cladding, asbestos, or works planned or required';
export const planning = 'Planning';
export const permissionsForThisHomeAnd = 'Permissions for this home, and any plans you know of nearby';

export const buyersLookForItRight =
  'Buyers look for it right after the photos. A photo of a hand-drawn sketch with room sizes is better than none, and the one from when you bought will do too. Buyers see it with the Standard package and above.';
export const floorPlan = 'floor plan';

export const homeReport = 'Home Report';
export const inScotlandAHomeNeeds =
  'In Scotland a home needs one before it goes on sale. Buyers may ask you for it.';
export const itsReady = 'It’s ready';
export const noMoreThan12Weeks = 'No more than 12 weeks old when you start marketing';
export const itDoesntNeedOne = 'It doesn’t need one';
export const forExampleANewHome = 'For example, a new home or a conversion';

export const keyFacts = 'Key facts';
export const whatABuyerHasA =
  'What a buyer has a right to know before deciding. Tell us what you know now; you can add to it later.';

export const theLease = 'The lease';
export const youllFindItInThe = 'You’ll find it in the lease and your latest bills.';
export const yearsLeft = 'Years left';
export const under80YearsManyLenders = 'Under 80 years: many lenders ask for an extension.';
export const fullYears = 'Full years';
export const groundRent = 'Ground rent';
export const serviceCharge = 'Service charge';
export const howTheGroundRentIs = 'How the ground rent is reviewed';
export const whenAndByHowMuch =
  'When, and by how much: like “doubles every 25 years” or “with RPI every 10 years”';
export const howTheServiceChargeIs = 'How the service charge is set';
export const perYear0IfNone = 'Per year; 0 if none';

export const opensInANewTab = 'opens in a new tab';

export const price = 'Price';
export const priceType = 'Price type';
export const bedrooms = 'Bedrooms';
export const bathrooms = 'Bathrooms';
export const receptionRooms = 'Reception rooms';
export const typeOfHome = 'Type of home';
export const floorArea = 'Floor area';
export const youllFindItOnThe = 'You’ll find it on the EPC.';
export const tenure = 'Tenure';
export const sharedOwnership = 'Shared ownership';
export const youOwnAShareAnd = 'You own a share, and a housing association the rest.';
export const shareForSale = 'Share for sale';
export const aboutTheSale = 'About the sale';
export const thatsSqmSqFt = 'That’s [sqm] sq ft.';
export const shownAsQualifierPrice = 'Shown as “[qualifier]  [price]”.';

export const choosePhotos = 'Choose photos';
export const jpegPngWebpOrHeic = 'JPEG, PNG, WebP or HEIC, at least 800 pixels wide, up to 25 MB each.';
export const textUseYourPhone = 'Use your phone';
export const uploading = 'Uploading';
export const tipsForGoodPhotos = 'Tips for good photos';
export const haveStarterShowsTheFirst =
  '[have]. Starter shows the first [starterPhotos]; the others are kept for a larger package.';
export const haveAimForAdvisedPhotosOr = '[have]. Aim for [advisedPhotos] or more.';
export const haveTheFirstIsThe = '[have]. The first is the cover.';

export const dragPhotoAt = 'Drag photo [at]';

export const cover = 'Cover';
export const suchAsTheFront = 'Such as the front';
export const whatItShows = 'What it shows';
export const moveNameForward = 'Move [name] forward';
export const moveNameBack = 'Move [name] back';
export const makeNameTheCover = 'Make [name] the cover';
export const removeName = 'Remove [name]';
export const whatNameShows = 'What [name] shows';

export const fewerLowerCase = 'Fewer [lowerCase]';
export const moreLowerCase = 'More [lowerCase]';

export const iDontKnowTheBand = 'I don’t know the band';
export const bandNotKnown = 'Band not known';
export const councilTax = 'Council tax';
export const band = 'Band';
export const onTheBillOrAt = 'On the bill, or at gov.uk/council-tax-bands';
export const whatYouPayPerYear = 'What you pay per year';
export const whyItIsntKnown = 'Why it isn’t known';
export const forExampleNewlyBuiltAnd = 'For example: newly built and not valued yet';
export const domesticRates = 'Domestic rates';
export const given = 'Given';
export const ratesPerYear = 'Rates per year';
export const bandBand = 'Band [band]';

export const video = 'Video';
export const aLinkToYouTubeOr = 'A link to YouTube or Vimeo, like a walk through the rooms';
export const aLinkToMatterport = 'A link to Matterport';
export const videoAnd360Tour = 'Video and 360° tour';
export const alreadyHaveOneBuyersOpen =
  'Already have one? Buyers open it from your photos, in a new tab. Make sure it shows no phone number or email address: buyers reach you here.';

export const tryAgain = 'Try again';
export const putNameAway = 'Put [name] away';
export const stopName = 'Stop [name]';
