export const name = 'Name';
export const town = 'Town';
export const email = 'Email';
export const phone = 'Phone';
export const company = 'Company';
export const yourPages = 'Your pages';
export const yourAudience = 'Your audience';
export const whyYou = 'Why you';
export const consent = 'Consent';
export const apply = 'Apply';
export const upToSixPagesOr = 'Up to six pages or profiles, one per line';
export const whoFollowsYouAndHow = 'Who follows you, and how many';
export const howYouWouldInformPeople = 'How you would tell people about Gable. At least 20 characters.';
export const keepMyApplicationToDecide = 'Keep my application, to decide on it and to answer me';
export const privacyPolicy = 'privacy policy';
export const sendApplication = 'Send application';
export const forNothingElseAsOur = 'For nothing else, as our [link] says; it opens in a new tab.';

export const becomeAnAffiliate = 'Become an affiliate';
export const doPeopleTurnToYou =
  'Do people turn to you about homes? Apply to recommend Gable, on terms we agree with you.';
export const weHaveYourApplication = 'We have your application';
export const backToTheHomePage = 'Back to the home page';
export const weSentANoteTo =
  'We sent a note to [email], and will write to you within ten working days. Your number is [id].';

export const weCouldntCopyTheLink = 'We couldn’t copy the link. Please select and copy it yourself.';
export const gable = 'Gable';
export const yourLink = 'Your link';
export const link = 'Link';
export const share = 'Share';
export const copied = 'Copied';
export const copyLink = 'Copy link';
export const qrCode = 'QR code';
export const qrCodeOfLink = 'QR code of [link]';
export const orInformThemYourCode = 'Or tell them your code: [code]';

export const yourCoupons = 'Your coupons';
export const loadYourCoupons = 'load your coupons';
export const noneYetCouponsYouRedeem = 'None yet. Coupons you redeem stay here until you use them.';
export const noExpiryDate = 'No expiry date';
export const untilExpiresAt = 'Until [expiresAt]';

export const loadYourLink = 'load your link';

export const yourPoints = 'Your points';
export const noOneHasSignedUp = 'No one has signed up through your link yet.';
export const pointsTowardsAWorthCoupon = 'Points towards a [worth] coupon';
export const countToYourNextWorth = '[count] to your next [worth] coupon';
export const enoughForAWorthCoupon = 'Enough for a [worth] coupon';
export const countSignedUpThroughYour =
  '[count] signed up through your link, and [count2] of them earned you points.';
export const countOnTheWayYou = '[count] on the way. You can redeem them when they arrive.';
export const turnCountPointsIntoWorth = 'Turn [count] points into [worth]';
export const worthOffAPackageExpiresAtPart = '[worth] off a package[expiresAtPart]. Enter it before you pay.';

export const enterTheirCode = 'Enter their code';
export const didSomeoneInviteYou = 'Did someone invite you?';
export const thankYouYoullBothGet =
  'Thank you. You’ll both get points 14 days after you pay for your first package.';
export const theirCode = 'Their code';
export const within7DaysOfSigning = 'Within 7 days of signing up';
export const save = 'Save';

export const inviteFriends = 'Invite friends';
export const inviteSomeoneToSellTheir =
  'Invite someone to sell their home on Gable, and you both get points towards a listing package.';
export const n100Points100PointsAre = '100 points. 100 points are a £10 coupon';

export const thisFieldIsRequired = 'This field is required!';
export const enterAddressesLikeInstagramCom = 'Enter addresses like instagram.com/yourname';
export const writeAtLeast20Characters = 'Write at least 20 characters';
export const upToMaxSocialsPages = 'Up to [maxSocials] pages';

export const oneMoreStep = 'One more step';
export const yourLinkWillBeReady = 'Your link will be ready as soon as your account is.';
export const continueText = 'Continue';
