import { ApiError } from '../../lib/api-error.ts';

/** Whether what is signed isn’t what the form was opened for. */
export function isOtherPaper(error: Error): boolean {
  return error instanceof ApiError && error.status === 409 && !asksForLogin(error);
}

/** Whether the last login is too long ago to sign. */
export function asksForLogin(error: Error): boolean {
  return error instanceof ApiError && error.problem['state'] === 'log_in_again';
}
