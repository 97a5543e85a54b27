export const yourPackage = 'your package';
export const coupon = 'Coupon';
export const net = 'Net';
export const forTreesNoVat = 'For trees (no VAT)';
export const toPay = 'To pay';
export const nameDaysDays = '[name], [days] days';
export const creditForTheRestOf = 'Credit for the rest of [before]';
export const couponCode = 'Coupon [code]';
export const freeDaysDaysMore = '[freeDays] days more';

export const whatYouPay = 'What you pay';
export const pleaseCheckItYouHavent = 'Please check it: you haven’t paid anything yet.';
export const thePriceHasChanged = 'The price has changed';
export const youHaventBeenCharged = 'You haven’t been charged';
export const canICancelAndGet = 'Can I cancel and get my money back?';
export const allPackages = 'All packages';
export const youllPayOnStripesOr =
  'You’ll pay on Stripe’s or PayPal’s own page, over an encrypted connection. We never see your card. We’ll email you a VAT receipt. [link]';

export const whatYouAgreeTo = 'What you agree to';
export const termsOfUse = 'terms of use';
export const termsOfVouchersAndOffers = 'terms of vouchers and offers';
export const pleaseAcceptTheTerms = 'Please accept the terms.';
export const iAcceptTheLinkAnd = 'I accept the [link] and the [link2]';

export const remove = 'Remove';
export const yourCoupons = 'Your coupons';
export const apply = 'Apply';
export const isApplied = 'is applied';
export const takeCodeOut = 'Take [code] out';
export const addsFreeDaysDays = 'adds [freeDays] days';
export const textUseCodeCoupon = 'Use [code]: [coupon]';

export const nothing = 'Nothing';
export const anotherAmount = 'Another amount';
export const addADonationForTrees = 'Add a donation for trees';
export const allOfItGoesTo = 'All of it goes to trees and carbon through Ecologi, and there’s no VAT on it.';
export const theresNothingToPaySo = 'There’s nothing to pay, so you can’t add a donation.';
export const amountInPounds = 'Amount in pounds';

export const offsetsCountOfCarbon = 'offsets [count] of carbon';

export const startNowNothingToPay = 'Start now – nothing to pay';
export const seeHowYouCanPay = 'see how you can pay';
export const paymentsAreSwitchedOffStarter =
  'Payments are switched off. Starter is free and puts your home on sale today; you can upgrade later.';
export const youCantPayHereRight = 'You can’t pay here right now';
export const payWithPayPal = 'Pay with PayPal';
export const payToPayPenceWithPayPal = 'Pay [toPayPence] with PayPal';
export const payToPayPenceByCard = 'Pay [toPayPence] by card';

export const weHeldThePriceFor = 'We held the price for 30 minutes, and that time is up';
export const youHaventBeenChargedWeve = 'You haven’t been charged. We’ve kept your choice.';
export const getANewPrice = 'Get a new price';
export const wereHoldingThisPriceForAnother = 'We’re holding this price for another [clock]';

export const paused = 'Paused';
export const noCharge = 'No charge';
export const creditPenceLeftOverFromThe = '[creditPence] left over from the one before';
export const paidWithBefore = 'Paid with [before]';
export const andBefore = ', and [before]';
export const itShowsMaxPhotosPhotosHiddenPictures =
  'It shows [maxPhotos] photos. [hiddenPictures] more of yours are kept, and shown with a larger package.';
export const sinceStartedAt = 'Since [startedAt]';

export const cancel = 'Cancel';
export const keepIt = 'Keep it';
export const youPaid = 'You paid';
export const youGetBack = 'You get back';
export const wellRefundYouTheWay =
  'We’ll refund you the way you paid, usually within five to ten working days. A donation for trees comes back with it, as its trees are ordered 14 days after you pay.';
export const cancelAndGetRefundPenceBack = 'Cancel and get [refundPence] back';
export const packageNameStartsAgainWithThe =
  '[packageName] starts again with the days it had left, until [endsAt]. What only [name] includes is no longer shown; we keep your description and photos.';
export const titleLeavesTheMarketAt =
  '[title] leaves the market at once. Buyers can no longer find it, and open requests are cancelled. We keep your description and photos, and you can put it back on sale with another package.';
export const usedUsedDaysOfCount = 'Used: [usedDays] of [count]';

export const yourPayments = 'your payments';
export const nameIsCancelled = '[name] is cancelled';
export const nameHasEnded = '[name] has ended';
export const refundPenceIsOnItsWay =
  '[refundPence] is on its way back to you. You’ll find it, with its credit note, under [link].';
export const packageNameHasStartedAgainAnd = '[packageName] has started again.';

export const youCanEndItAt = 'You can end it at any time. You paid nothing, so there’s no refund.';
export const itsPaymentIsDisputedYou =
  'Its payment is disputed. You can’t cancel the package until that’s decided. ';
export const pauseOrWithdrawTheHome = 'pause or withdraw the home';
export const whichEndedOnPaidAt = ', which ended on [paidAt]';
export const youCanCancelUntilUntil = 'You can cancel until [until] and would get [refundPence] back now.';
export const aPackageCanBeCancelled = 'A package can be cancelled within 14 days[cancelEnd]. ';
export const youCanLinkAt = 'You can [link] at any time; its days keep running.';

export const currentPackage = 'Current package';
export const chosenMost = 'Chosen most';
export const free = 'Free';
export const nothingToPayEver = 'Nothing to pay, ever';
export const onceVatPenceVatIncluded = 'Once, [vatPence] VAT included';
export const chooseName = 'Choose [name]';
export const youHaveCountOnStarter =
  'You have [count] on Starter, the most one account can have. Choose a paid package for this one.';
export const daysOnSale = '[days] on sale';
export const maxPhotosPhotos = '[max_photos] photos';
export const pricePenceLessCreditPenceForThe = '[pricePence] less [creditPence] for the rest of [before]';
export const daysDays = '[days] days';
export const notIncluded = 'Not included:';

export const packageText = 'Package';
export const aLargerPackage = 'A larger package';
export const packages = 'Packages';
export const weTakeTheUnusedPart = 'We take the unused part of what you paid off the price. ';
export const chooseAPackage = 'Choose a package';
export const youPayOnceWithNo = 'You pay once, with no commission when you sell. All prices include VAT.';
export const currentPartALargerPackageReplaces =
  '[currentPart]A larger package replaces this one, and its own days start.';

export const wellCheckThePriceAgain = 'We’ll check the price again when you pay.';
export const youChoseItEarlierAnd =
  'You chose it earlier and haven’t paid. If you leave it, it’s removed automatically.';
export const payNow = 'Pay now';
export const removeIt = 'Remove it';
export const nameHasBeenRemovedYou = '[name] has been removed. You haven’t been charged.';
export const wereHoldingThePriceUntil = 'We’re holding your coupon’s price until [quotedUntil].';
export const nameIsWaitingForYour = '[name] is waiting for your payment';
export const nameCantBePaidFor = '[name] can’t be paid for now';

export const itsPaymentIsDisputedIt = 'Its payment is disputed. It can start once that’s decided.';
export const onceItHasStartedWe =
  'Once it has started, you get everything back for 24 hours. After that, each day that has begun is charged.';
export const cancelIt = 'Cancel it';
export const nameHasStarted = '[name] has started.';
export const itStartsAutomaticallyOnStartsAtPart =
  'It starts automatically on [startsAtPart]. [untilThen] you can get all [totalPence] back.';
export const nameIsPaidForAnd = '[name] is paid for and hasn’t started';
export const startNameNow = 'Start [name] now';

export const goingOnSale = 'Going on sale';
export const startForFree = 'Start for free';
export const termsForSellers = 'terms for sellers';
export const byStartingYouAcceptThe = 'By starting you accept the [link].';

export const loadThePackages = 'load the packages';

export const payment = 'Payment';
export const checkYourPayment = 'check your payment';
export const youMayBeLoggedIn = 'You may be logged in with another account.';
export const weCantFindThatPayment = 'We can’t find that payment';
export const yourPayments2 = 'Your payments';

export const yourPaymentCouldntBeCompleted = 'Your payment couldn’t be completed';
export const payPalApprovedItButWe =
  'PayPal approved it, but we couldn’t complete it. Try again: you’ll never be charged twice.';
export const receipts = 'Receipts';
export const forText = 'For';
export const forTrees = 'For trees';
export const includingVat = 'Including VAT';
export const tryAgain = 'Try again';
export const chooseAnotherPackage = 'Choose another package';
export const backToYourChoice = 'Back to your choice';
export const continueToPayment = 'Continue to payment';
export const startOrCancelIt = 'Start or cancel it';
export const yourListing = 'Your listing';
export const allYourPayments = 'All your payments';
export const continueToPaymentTotalPence = 'Continue to payment [totalPence]';

export const yourBank = 'Your bank';
export const seeThePayment = 'See the payment';
export const yourPaymentForNameIs = 'Your payment for [name] is under way';
export const payByPartHasntConfirmedItYet =
  '[payByPart] hasn’t confirmed it yet. [name] starts automatically once that’s done; until then you can’t pay for another package.';

export const receipt = 'Receipt';
export const loadThisReceipt = 'load this receipt';
export const print = 'Print';
export const weCantFindThatReceipt = 'We can’t find that receipt';
