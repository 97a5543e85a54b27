import * as words from './words.ts';
import { fillText } from '../../lib/fill.ts';
/** The text for an error from a provider or a Cognito trigger. */
export function describeSocialError(description: string): string {
  const way = /Log in with (Google|Facebook)/.exec(description)?.[1];
  if (way) return fillText(words.theresAlreadyAGableAccountWith, { way });
  if (/exist|already|registered|password/i.test(description)) return words.theresAlreadyAGableAccount;
  if (/denied|cancel/i.test(description)) return words.theLoginWasCancelled;
  if (/email|attributes required/i.test(description)) return words.theLoginCameWithoutAn;
  return words.theLoginDidntWorkPlease;
}
