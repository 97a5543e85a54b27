export const you = 'You';
export const picture = 'Picture';
export const othersSeeItNextTo = 'Others see it next to your name. JPEG, PNG or WebP, up to 10 MB.';
export const changePicture = 'Change picture';
export const chooseAPicture = 'Choose a picture';
export const removePicture = 'Remove picture';
export const convertingThePicture = 'Converting the picture';
export const uploadingThePicture = 'Uploading the picture';
export const preparingThePicture = 'Preparing the picture';
export const yourPictureHasBeenSaved = 'Your picture has been saved.';
export const yourPictureHasBeenRemoved = 'Your picture has been removed.';
export const refused = 'Refused';

export const accountBlocked = 'Account blocked';
export const yourAccountIsBlocked = 'Your account is blocked';
export const ourTeamHasBlockedThis =
  'Our team has blocked this account. You can still look at homes, but not list, save or contact anyone.';
export const why = 'Why';
export const writeToUs = 'write to us';
export const lookAtHomes = 'Look at homes';
export const logOut = 'Log out';
export const sinceAt = 'Since [at]';
export const weSentTheReasonTo =
  'We sent the reason to your email. If you think this is a mistake, follow the link in that email to appeal within 30 days, or [link].';

export const firstTimeBuyer = 'First-time buyer';
export const withAMortgageAndNothing = 'With a mortgage, and nothing to sell';
export const withAMortgage = 'With a mortgage';
export const andNothingToSellFirst = 'And nothing to sell first';
export const iNeedToSellFirst = 'I need to sell first';
export const theMoneyWillComeFrom = 'The money will come from my current home';
export const withCash = 'With cash';
export const noMortgageNeeded = 'No mortgage needed';
export const nothingToSell = 'Nothing to sell';
export const notOnTheMarketYet = 'Not on the market yet';
export const onTheMarket = 'On the market';
export const soldSubjectToContract = 'Sold subject to contract';

export const save = 'Save';
export const howYouPay = 'How you pay';
export const amount = 'Amount';
export const validUntil = 'Valid until';
export const yourOwnSale = 'Your own sale';
export const howWillYouPay = 'How will you pay?';
export const sellersSeeTheseAnswersWith =
  'Sellers see these answers with your viewing requests and offers, but never the sums.';
export const agreementInPrinciple = 'Agreement in principle';
export const whatALenderHasStated =
  'What a lender has said it would lend you. Sellers take an offer with one far more seriously.';
export const doYouHaveAHome = 'Do you have a home to sell?';

export const yourBuyerProfileHasBeen = 'Your buyer profile has been saved.';

export const verify = 'Verify';
export const enterThe6DigitCode = 'Enter the 6-digit code';
export const code = 'Code';

export const whatYouAgreedTo = 'What you agreed to';
export const loadWhatYouAgreedTo = 'load what you agreed to';
export const nothingSoFar = 'Nothing so far.';
export const notAgreed = 'not agreed';

export const yourData = 'Your data';
export const loadYourLastRequest = 'load your last request';
export const downloadMyData = 'Download my data';
export const werePuttingYourDataTogether = 'We’re putting your data together';
export const weEmailedYouALink = 'We emailed you a link on [readyAt]';
export const aZipFileOfEverything =
  'A zip file of everything you’ve given us or that’s about you, to read and as JSON, with your pictures and documents. We’ll email the link to [email]. You can ask once a day.';
export const youAskedForItOn = 'You asked for it on [requestedAt]. The email comes within a few minutes.';
export const itWorksUntilExpiresAt = 'It works until [expiresAt].';

export const thisLinkHasExpired = 'This link has expired';
export const thisLinkDoesntWork = 'This link doesn’t work';
export const askForANewCopy = 'Ask for a new copy';
export const forYourSafetyALink =
  'For your safety a link to your data works for seven days. Ask for a new copy on your profile, and we email you another link.';
export const itsIncompleteOrANewer =
  'It’s incomplete, or a newer one has replaced it. Open the latest email about your data, or ask for a new copy on your profile.';

export const deleteAccount = 'Delete account';
export const yourHomesLeaveTheMarket =
  'Your homes leave the market at once. You have 14 days to change your mind; after that we erase your personal data.';
export const deleteMyAccount = 'Delete my account';
export const deleteYourAccount = 'Delete your account?';
export const password = 'Password';
export const reason = 'Reason';
export const yourAccountWasntDeleted = 'Your account wasn’t deleted';
export const homesYoureSellingLeaveThe =
  'Homes you’re selling leave the market at once. You can change your mind at any time during the 14 days.';
export const leaveItEmptyIfYou = 'Leave it empty if you log in with Google or Facebook.';
export const whyAreYouLeaving = 'Why are you leaving?';
export const keepIt = 'Keep it';
export const yourAccountWillBeDeleted = 'Your account will be deleted on [deletesAt].';

export const weveKeptYourAccountHomes =
  'We’ve kept your account. Homes that left the market can be relisted.';
export const yourHomesHaveLeftThe =
  'Your homes have left the market. Until then you can read everything and write messages; to do more, keep your account. On that date we erase your personal data.';
export const keepMyAccount = 'Keep my account';
export const yourAccountWillBeDeletedOn = 'Your account will be deleted on [deletesAt]';

export const firstName = 'First name';
export const lastName = 'Last name';
export const phone = 'Phone';
export const aboutYou = 'About you';
export const address = 'Address';
export const yourDetailsHaveBeenSaved = 'Your details have been saved.';
export const yourDetails = 'Your details';
export const keptPrivateOnceAnOffer =
  'Kept private. Once an offer is accepted, the other side sees your name, email and phone number.';
export const like07700900123 = 'Like 07700 900123';
export const forSaleDocumentsSuchAs = 'For sale documents, such as the memorandum';
export const othersSeeThisUpTo = 'Others see this. Up to 300 characters.';
export const saveDetails = 'Save details';
export const yourIdentityWasCheckedIn =
  'Your identity was checked in this name on [identityCheckedAt]. If you save another name, the badge ends and you can be checked again.';

export const email = 'Email';
export const thisIsAlreadyYourEmail = 'This is already your email.';
export const wellSendACodeTo = 'We’ll send a code to a new address to check it.';
export const toCheckItsYou = 'To check it’s you';
export const changeEmail = 'Change email';
export const youreNotGettingOurEmails = 'You’re not getting our emails';
export const mailProblemWordsEnterAnotherAddressBelow =
  '[mailProblemWords] Enter another address below to start getting them again.';

export const yourEmailHasBeenChanged = 'Your email has been changed.';
export const enterTheCodeFromYour = 'Enter the code from your new email';
export const keepTheOldEmail = 'Keep the old email';
export const weSent6DigitsTo =
  'We sent 6 digits to [email]. Until you enter them, we’ll keep using your old email.';

export const verifyYourEmail = 'Verify your email';
export const yourEmailHasBeenVerified = 'Your email has been verified.';
export const theCodeHasntCome = 'The code hasn’t come';
export const notYourEmail = 'Not your email?';
export const andSignUpWithAnother = 'and sign up with another one.';

export const forgottenPassword = 'Forgotten password';
export const backToLogIn = 'Back to log in';
export const checkYourEmail = 'Check your email';
export const nothingThereCheckYourSpam =
  'Nothing there? Check your spam folder, or try again in a few minutes.';
export const textUseAnotherEmail = 'Use another email';
export const forgottenYourPassword = 'Forgotten your password?';
export const informUsYourEmailAnd = 'Tell us your email and we’ll send you a link to set a new one.';
export const sendLink = 'Send link';
export const ifSentToHasAnAccount =
  'If [sentTo] has an account, a link for a new password is on its way. It works for 60 minutes and only once.';

export const getStarted = 'Get started';
export const sellYourHomeYourselfOr = 'Sell your home yourself, or find your next one, on Gable.';

export const weKeepTheDateAnd =
  'We keep the date and outcome, the kind and country of your document, whether the name matched, and whether you’re 18 or over.';
export const weKeepNoPicturesDocument = 'We keep no pictures, document number or date of birth.';
export const othersSeeOnlyTheBadge = 'Others see only the badge and its date.';
export const weDeleteOurRecordWith =
  'We delete our record with your account. Stripe keeps the pictures for up to three years, but deletes them within days if you delete your account.';
export const whatWeKeep = 'What we keep';
export const howWeHandleYourData = 'How we handle your data';

export const loadYourIdentityCheck = 'load your identity check';
export const identityCheck = 'Identity check';
export const takeAPhotoOfYour =
  'Take a photo of your passport, driving licence or identity card, and a selfie. If they match, a badge on your card tells others that your identity was checked, and when. It’s free.';
export const addYourNameFirst = 'Add your name first';
export const yourDetails2 = 'your details';
export const noMoreChecksThisMonth = 'No more checks this month';
export const checkMyIdentity = 'Check my identity';
export const youContinueOnAPage =
  'You continue on a page of Stripe, who do the check for us. You need a camera; a phone works best.';
export const weCompareYourDocumentWith =
  'We compare your document with the name in [link]. Others see your name only once an offer between you is accepted.';
export const wePayForALimited =
  'We pay for a limited number of checks each month. You can start yours from [availableFrom].';

export const yourDocumentsAreBeingChecked = 'Your documents are being checked';
export const thisUsuallyTakesAFew =
  'This usually takes a few minutes. You can leave this page; we’ll email you.';
export const oneOfUsIsLooking = 'One of us is looking at your check';
export const youCanTryAgain = 'You can try again';
export const yourBadgeEndedWhenYour = 'Your badge ended when your name changed';
export const theCheckWasForYour =
  'The check was for your old name. You can be checked again under the new one.';
export const youDidntFinishYourLast = 'You didn’t finish your last check. You can start a new one.';
export const theCheckIsntFinished = 'The check isn’t finished';
export const youCameBackBeforeSending =
  'You came back before sending your document and selfie, so nothing was checked.';
export const youStartedACheckBut = 'You started a check but didn’t finish it.';
export const yourLastTryDidntWork = 'Your last try didn’t work';
export const youHaveOneTryLeft = 'You have one try left';
export const yourCheckHasEnded = 'Your check has ended';
export const ifYouChangeYourFirst = 'If you change your first or last name, you lose the badge.';
export const youHaveCountLeft = 'You have [count] left';
export const identityCheckedCheckedAt = 'Identity checked [checkedAt]';
export const reviewReasonPartWeAnswerWithinOne = '[reviewReasonPart] We answer within one working day.';
export const triesLeftPartBeforeOneOfUs = '[triesLeftPart] before one of us takes a look.';
export const ifYouThinkThatsWrong = 'If you think that’s wrong, [link].';
export const documentNameCountryPartOthersSeeThe =
  '[documentName][countryPart]. Others see the badge and this date on your card.';

export const youreLoggedOut = 'You’re logged out.';

export const yourEmailOrPasswordIsnt = 'Your email or password isn’t right. Check them and try again.';
export const rememberMe = 'Remember me';
export const atLeast8Characters = 'At least 8 characters';
export const forgotPassword = 'Forgot Password?';
export const logIn = 'Log in';
export const signUp = 'Sign up';
export const newToGableLink = 'New to Gable? [link]';

export const logInToBuyOr = 'Log in to buy or sell a home on Gable.';
export const logInToSeeThe = 'Log in to see the page you asked for.';

export const loadYourEmailPreferences = 'load your email preferences';
export const aboutYourHomesSalesAnd = 'About your homes, sales and purchases';
export const youllAlsoSeeEverythingUnder =
  'You’ll also see everything under the bell, whatever you choose here. We always send emails about your account, your money and what’s agreed in a sale.';

export const passkey = 'Passkey';

export const thisDeviceHasAPasskey = 'This device has a passkey for your account already.';
export const yourPasskeysCouldntBeChanged =
  'Your passkeys couldn’t be changed. Start again, or use another browser or device.';
export const yourPasskeyIsReadyTo = 'Your passkey is ready to use.';
export const thePasskeyHasBeenRemoved = 'The passkey has been removed.';
export const yourPasskeys = 'Your passkeys';
export const aPasskeyIsYourFingerprint =
  'A passkey is your fingerprint, face or screen lock. Use it instead of a code when you log in. You have five minutes to make changes here.';
export const yourPasskeysCouldntBeLoaded = 'Your passkeys couldn’t be loaded. Start again.';
export const youHaveNoPasskeysYet = 'You have no passkeys yet.';
export const addAPasskey = 'Add a passkey';
export const done = 'Done';
export const remove = 'Remove';
export const removeName = 'Remove [name]';
export const addedOnCreatedAt = 'Added on [createdAt]';

export const fromUs = 'From us';
export const yourSavedSearches = 'Your saved searches';
export const inConversations = 'In conversations';

export const profile = 'Profile';
export const yourReports = 'Your reports';
export const details = 'Details';
export const buyerProfile = 'Buyer profile';
export const identity = 'Identity';
export const emails = 'Emails';
export const payments = 'Payments';
export const signIn = 'Sign-in';
export const reportedSomethingLinkShowsWhat = 'Reported something? See what we did about it in [link].';
export const withGableSinceMonth = 'With Gable since [month]';

export const yourCodesHaveBeenCopied = 'Your codes have been copied.';
export const theCodesCouldntBeCopied = 'The codes couldn’t be copied. Write them down or download them.';
export const keepYourRecoveryCodes = 'Keep your recovery codes';
export const theyLetYouInIf =
  'They let you in if you lose your phone. Each works once, and you won’t see them again.';
export const copy = 'Copy';
export const download = 'Download';
export const print = 'Print';
export const iveSavedMyCodes = 'I’ve saved my codes';
export const gableRecoveryCodesCodes = 'Gable recovery codes\n\n[codes]\n';

export const openAFreeGableAccount = 'Open a free Gable account to save homes or to sell your own.';
export const terms = 'Terms';
export const news = 'News';
export const termsOfUse = 'terms of use';
export const privacyPolicy = 'privacy policy';
export const sendMeNewsAboutBuying = 'Send me news about buying and selling';
export const nowAndThenYouCan = 'Now and then. You can stop at any time.';
export const someoneInvitedYouTheirCode =
  'Someone invited you. Their code [referralCode] will be added to your sign-up.';
export const readTheLinkAndThe = 'Read the [link] and the [link2]; they open in a new tab.';

export const aNewCodeIsOn = 'A new code is on its way. The old one no longer works.';
export const thisCodeHasExpired = 'This code has expired';
export const askForANewOne = 'Ask for a new one below.';
export const sendANewCode = 'Send a new code';
export const sendANewCodeIn = 'Send a new code in [resend] s';
export const theCodeWorksForCountdown = 'The code works for [countdown] more';

export const newPassword = 'New password';
export const thisLinkHasExpiredOr = 'This link has expired or has already been used. Ask for a new one.';
export const thisLinkIsIncomplete = 'This link is incomplete';
export const openTheLinkInThe = 'Open the link in the email again, or ask for a new one.';
export const askForANewLink = 'Ask for a new link';
export const yourNewPasswordIsSet = 'Your new password is set. Log in with it now.';
export const setANewPassword = 'Set a new password';
export const setThePassword = 'Set the password';
export const forEmailYoullBeLogged = 'For [email]. You’ll be logged out everywhere else.';

export const saved = 'Saved.';

export const chooseOne = 'Choose one';

export const back = 'Back';
export const noPasskeyWasUsedTry = 'No passkey was used. Try again, or log in with a code.';
export const confirmItsYouWithYour = 'Confirm it’s you with your fingerprint, face or screen lock.';
export const continueText = 'Continue';
export const enterOneOfYourRecovery = 'Enter one of your recovery codes';
export const recoveryCode = 'Recovery code';
export const eachCodeWorksOnce = 'Each code works once.';

export const wellEmailYouALink = 'We’ll email you a link to set a new one. It works for 60 minutes.';
export const weveSentALinkFor = 'We’ve sent a link for a new password to [email].';

export const google = 'Google';
export const facebook = 'Facebook';
export const orByEmail = 'or by email';
export const continueWith = 'Continue with';

export const theresAlreadyAGableAccount =
  'There’s already a Gable account with this email. Log in with its password.';
export const theLoginWasCancelled = 'The login was cancelled.';
export const theLoginCameWithoutAn =
  'The login came without an email address. Allow it, or sign up with your email.';
export const theLoginDidntWorkPlease = 'The login didn’t work. Please try again, or use your email.';
export const theresAlreadyAGableAccountWith =
  'There’s already a Gable account with this email. Log in with [way].';

export const youreNotLoggedIn = 'You’re not logged in';
export const logInWithYourEmail = 'Log in with your email';
export const loggingYouIn = 'Logging you in';
export const thisTakesAMoment = 'This takes a moment.';
export const goingToProviderName = 'Going to [providerName]';

export const stepStepOfLengthTitles = 'Step [step] of [length]: [titles]';

export const textUseYourApp = 'Use your app';
export const textUseARecoveryCode = 'Use a recovery code';
export const scanThisWithYourAuthenticator = 'Scan this with your authenticator app';
export const anyAppThatMakesSix =
  'Any app that makes six-digit codes will do. If you have none, your phone’s app store has several that are free.';
export const qrCodeForYourAuthenticator = 'QR code for your authenticator app';
export const openTheAppOnThis = 'Open the app on this phone';
export const turnItOn = 'Turn it on';
export const codeFromYourApp = 'Code from your app';
export const n6Digits = '6 digits';
export const cancel = 'Cancel';
export const cantScanItTypeThis = 'Can’t scan it? Type this key into the app: [value]';

export const enterYourPasswordAndA = 'Enter your password and a code first, so we know it’s you.';
export const changeYourPasskeys = 'Change your passkeys';
export const appOrRecoveryCode = 'app or recovery code';
export const enterYourPasswordFirstSo = 'Enter your password first, so we know it’s you.';
export const turnOnTwoStepSign = 'Turn on two-step sign-in';
export const yourPasswordAloneWillOpen =
  'Your password alone will open your account again. Your other devices are logged out.';
export const turnOffTwoStepSign = 'Turn off two-step sign-in';
export const turnItOff = 'Turn it off';
export const twoStepSignInIs = 'Two-step sign-in is off.';
export const theCodesYouHaveNow = 'The codes you have now will stop working.';
export const makeNewRecoveryCodes = 'Make new recovery codes';
export const makeNewCodes = 'Make new codes';
export const youLogInThroughAnother =
  'You log in through another company. Turn on two-step sign-in with them instead.';
export const protectYourAccountWithA =
  'Protect your account with a code from an app on your phone, as well as your password. Turning it on logs out your other devices.';
export const youHaveNoRecoveryCodes = 'You have no recovery codes left.';
export const makeNewOnesNowIn = ' Make new ones now, in case you lose your phone.';
export const addAPasskeyToLog =
  'Add a passkey to log in with your fingerprint, face or screen lock in place of the code.';
export const onSinceSince = 'On since [since]. ';
export const youHaveCountLeft2 = 'You have [count] left.';
export const youHaveCountToUse = 'You have [count] to use in place of the code.';
export const twoStepSignIn = 'Two-step sign-in';

export const username = 'Username';
export const yourUsernameHasBeenChanged = 'Your username has been changed.';
export const thisIsWhatOthersSee = 'This is what others see. You can change it once every 30 days.';
export const change = 'Change';

export const chooseAUsername = 'Choose a username';
export const thisIsHowBuyersAnd = 'This is how buyers and sellers see you. Your email stays private.';
export const youCanChangeItAgain = 'You can change it again after 30 days.';
export const othersSeeTitleCase = 'Others see [titleCase]';

export const welcome = 'Welcome';
export const howYoureBuying = 'How you’re buying';
export const whatHelpsASellerSay = 'What helps a seller say yes';
export const whereYoureLooking = 'Where you’re looking';
export const skipThisStep = 'Skip this step';
export const welcomeToGable = 'Welcome to Gable';
export const logInToInformSellers =
  'Log in to tell sellers how you’re buying. You can look at every home without an account.';
export const lookAtHomesFirst = 'Look at homes first';
export const welcomeName = 'Welcome[name]';

export const anywhereInTheUk = 'Anywhere in the UK';
export const where = 'Where?';
export const aTownAPostcodeOr = 'A town, a postcode or the beginning of one';
export const whatsYourMaximumPrice = 'What’s your maximum price?';
export const bedrooms = 'Bedrooms';
export const anyNumber = 'Any number';
export const showTheseHomes = 'Show these homes';
export const countOrMore = '[count] or more';
export const upToMost = 'up to [most]';
