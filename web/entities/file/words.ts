export const readyToSend = 'Ready to send';
export const checking = 'Checking';
export const sendNameAgain = 'Send [name] again';
export const removeName = 'Remove [name]';
export const sendingName = 'Sending [name]';

export const optional = '(optional)';
export const addAnotherFile = 'Add another file';
export const addFiles = 'Add files';
export const readyOfLengthFilesReady = '[ready] of [length] files ready';

export const thisFileCantBeSent = 'This file can’t be sent.';
