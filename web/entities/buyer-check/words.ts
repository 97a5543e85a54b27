export const checkedByGable = 'Checked by Gable';
export const theAmountsWeCheckedCover = 'The amounts we checked cover this offer.';
export const theAmountsWeCheckedDont = 'The amounts we checked don’t cover this offer.';

export const youllNeedAnIdentityCheck = 'You’ll need an identity check first.';
export const wellNeedToSeeYour =
  'We’ll need to see your agreement in principle or proof of funds, and your position in the chain, first.';
export const showThatYouCanProceed = 'Show that you can proceed';
export const goToTheIdentityCheck = 'Go to the identity check';
