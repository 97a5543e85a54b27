export const aJointOwner = 'a joint owner';
export const speakToThemFirstOr = 'Speak to them first, or withdraw their invitation on your listing’s page.';
export const notAllOwnersHaveAgreed = 'Not all owners have agreed';
export const allOwnersAgree = 'All owners agree';
export const weRecordYourConfirmationWith = 'We record your confirmation with the offer.';
export const declinedDidntAgreeToThe = '[declined] didn’t agree to the sale';
