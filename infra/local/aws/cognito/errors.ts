/** An error of Cognito: `code` is the exception's name, `message` its exact text. */
export class CognitoError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const notAuthorized = (message: string) => new CognitoError('NotAuthorizedException', message);

export const badCredentials = () => notAuthorized('Incorrect username or password.');
export const userIsDisabled = () => notAuthorized('User is disabled.');
export const passwordAttemptsExceeded = () => notAuthorized('Password attempts exceeded');
export const userNotFound = (message = 'User does not exist.') =>
  new CognitoError('UserNotFoundException', message);
export const codeMismatch = () =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const expiredCode = () =>
  new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const expiredToken = () =>
  new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
export const tokenNotFound = (message: string) =>
  new CognitoError('SoftwareTokenMFANotFoundException', message);
export const limitExceeded = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message);
export const resourceNotFound = (message: string) => new CognitoError('ResourceNotFoundException', message);
export { notAuthorized };
