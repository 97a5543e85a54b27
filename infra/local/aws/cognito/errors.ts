/** An error of Cognito: `code` is the exception's name, `message` its exact text. */
export class CognitoError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const notAuthorized = (message: string) => new CognitoError('NotAuthorizedException', message);

export function badCredentials() {
  return notAuthorized('Incorrect username or password.');
}
export function userIsDisabled() {
  return notAuthorized('User is disabled.');
}
export function passwordAttemptsExceeded() {
  return notAuthorized('Password attempts exceeded');
}
export function userNotFound(message = 'User does not exist.') {
  return new CognitoError('UserNotFoundException', message);
}
export function codeMismatch() {
  return new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
}
export function expiredCode() {
  return new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
}
export function expiredToken() {
  return new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
}
export function tokenNotFound(message: string) {
  return new CognitoError('SoftwareTokenMFANotFoundException', message);
}
export function limitExceeded() {
  return new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
}
export function invalidParameter(message: string) {
  return new CognitoError('InvalidParameterException', message);
}
export function resourceNotFound(message: string) {
  return new CognitoError('ResourceNotFoundException', message);
}
export { notAuthorized };
