export const codeThatOpensThisDraft = 'Code that opens this draft on a phone';
export const orOpenThisAddressOn = 'Or open this address on the phone:[address]';

export const textUseYourPhone = 'Use your phone';
export const done = 'Done';
export const pointThePhonesCameraAt =
  'Point the phone’s camera at the code. Log in there with the same account, take photos, and they appear in this draft automatically.';
export const countInThisDraft = '[count] in this draft';

export const takeAPhoto = 'Take a photo';
export const chooseFromThisDevice = 'Choose from this device';
export const photo = 'Photo';
export const theyreOnYourComputerToo =
  'They’re on your computer too. Put them in order and describe them there, or here.';
export const openTheDraft = 'Open the draft';
