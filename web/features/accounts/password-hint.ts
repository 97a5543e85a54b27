/** The customer's words for a short password, which take characters for digits. */
const tooShort = 'Password must be 8 digits long';

/** The line above a new password, which explains those words where they are shown. */
export function describePasswordRule(error: string | undefined): string {
  return error === tooShort ? 'That means at least 8 characters' : 'At least 8 characters';
}
