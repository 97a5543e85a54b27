/** An error of Cognito: `code` is the exception's name, `message` its exact text. */
export class CognitoError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const createNotAuthorized = (message: string) => new CognitoError('NotAuthorizedException', message);

export function createBadCredentials() {
  return createNotAuthorized('Incorrect username or password.');
}
export function createUserDisabled() {
  return createNotAuthorized('User is disabled.');
}
export function createPasswordAttemptsExceeded() {
  return createNotAuthorized('Password attempts exceeded');
}
export function createUserNotFound() {
  return new CognitoError('UserNotFoundException', 'User does not exist.');
}
export function createExpiredToken() {
  return new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
}
export function createTokenNotFound(message: string) {
  return new CognitoError('SoftwareTokenMFANotFoundException', message);
}
export function createInvalidParameter(message: string) {
  return new CognitoError('InvalidParameterException', message);
}
export function createResourceNotFound(message: string) {
  return new CognitoError('ResourceNotFoundException', message);
}
export { createNotAuthorized };
