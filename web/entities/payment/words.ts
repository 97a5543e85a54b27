export const countMore = '[count] more';

export const hasntStartedYet = ' hasn’t started yet.';
export const startItNow = 'Start it now';
export const payNow = 'Pay now';
export const chooseAPackageToPut = 'Choose a package to put it on sale.';
export const beginsOnStartsAt = ' begins on [startsAt]. The home stays off the market until then.';
export const linkPausedWhileTheSale = '[link] Paused while the sale goes through.';
export const untilEndsAtIsSoonPart = 'until [endsAt][isSoonPart]';
export const packageNameIsPaidAndStartsAtPart = '[packageName] is paid and[startsAtPart][link]';
export const packageNameIsWaitingForYour = '[packageName] is waiting for your payment of [totalPence].[link]';
export const packageText = 'package';

export const loadThePrices = 'load the prices';
export const chosenMost = 'Chosen most';
export const free = 'Free';
export const nothingToPay = 'Nothing to pay';
export const onceWithVatPenceVatIncluded = 'Once, with [vatPence] VAT included';

export const yourReceipt = 'Your receipt';
export const werePreparingItAndWill = 'We’re preparing it and will email it to you too.';
export const andDonationPenceForTrees = ' and [donationPence] for trees';
export const totalPencePaidForPackageNameVatPence =
  '[totalPence] paid for [packageName], [vatPence] VAT included[donationPencePart].';

export const payments = 'Payments';
export const loadYourPayments = 'load your payments';
export const yourReceiptsAppearHereOnce = 'Your receipts appear here once you buy a package for a home.';
export const nothingPaidYet = 'Nothing paid yet';
export const notPaidYet = 'Not paid yet';
export const awaitingConfirmation = 'Awaiting confirmation';
export const paid = 'Paid';
export const partlyRefunded = 'Partly refunded';
export const refunded = 'Refunded';
export const notPaid = 'Not paid';
export const disputed = 'Disputed';
export const chargedBack = 'Charged back';
export const coupons = 'Coupons';
export const loadYourCoupons = 'load your coupons';
export const noneRightNowIfYouve =
  'None right now. If you’ve been given a code, enter it when you pay for a package.';
export const donationPenceOfItForTrees = ', [donationPence] of it for trees';
export const forPackages = 'for [packages]';
export const fromMinSpendPenceOn = 'from [minSpendPence] on';
export const nameForHome = '[name] for [home]';

export const isOnItsWay = 'is on its way';
export const couldntBeSentBackWere = 'couldn’t be sent back. We’re looking into it and will email you';
export const becauseYouCancelled = 'because you cancelled';
export const becauseItWasntNeeded = 'because it wasn’t needed';
export const asAGestureOfGoodwill = 'as a gesture of goodwill';

export const andLargerPackages = ' and larger packages';
export const seeWhatAnUpgradeCosts = 'See what an upgrade costs';
export const itComesWith = 'It comes with';
