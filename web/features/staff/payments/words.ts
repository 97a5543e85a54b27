export const payer = 'payer';
export const giveMoneyBack = 'Give money back';
export const giveMoneyBackOfPackageName = 'Give money back of [packageName], [home]';
export const amountPenceBackLowerCaseLowerCase2AskedAt =
  '[amountPence] back, [lowerCase], [lowerCase2], [askedAt]';

export const payments = 'Payments';
export const findPayments = 'Find payments';
export const theIdOfAPayment =
  'The number of a payment, such as P-1042, or the id of it or of the person who paid';
export const searchForPayments = 'search for payments';
export const idsBeginWithPayFor = 'Numbers begin with P-, ids with pay_ for a payment and usr_ for a person.';
export const noPayments = 'No payments';

export const giveBack = 'Give back';
export const theMoneyIsOnIts = 'The money is on its way back.';
export const why = 'Why';
export const keptInTheTrailThe = 'Kept in the trail. The payer doesn’t read it.';
export const itGoesBackTheWay = 'It goes back the way it was paid, with a credit note. The package runs on.';
export const sum = 'Sum';
export const atMostRefundablePenceInPounds = 'At most [refundablePence], in pounds';
