import { AccountChanged } from '../../../../events/account.ts';
import { AppError } from '../../../kernel/errors.ts';
import { dayMs } from '../../../kernel/time.ts';
import { hasAddress } from '../../content-rules/domain/person-name.ts';
import { type Account, type AccountDecision, assertNotBlocked } from './account.ts';
import { createNameError, hasOneAlphabet, toNameKey } from './name-key.ts';

/** Days between two changes of a name; the first choice is free. */
export const renameDays = 30;

/** Words that would make a name look like Gable's own. */
const operatorWords = new Set(
  'gable admin administrator administration moderator moderation mod staff support official helpdesk webmaster postmaster hostmaster sysadmin superuser verified'.split(
    ' ',
  ),
);
/** Reserved names: placeholders and parts of the site. */
const reserved = new Set(
  'root system api null undefined none nobody anonymous guest user users username account accounts me you everyone team help info contact contacts security privacy legal billing payments payment sales seller buyer owner agent deleted deleteduser removed blocked unknown noreply news newsletter login logout register'.split(
    ' ',
  ),
);
const phoneDigits = 7;

const digitLetters: Readonly<Record<string, string>> = {
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};
/** The skeleton with digits as the letters that they stand for, and without digits around it. */
const listReadings = (word: string): string[] =>
  [word, word.replaceAll(/^\d+|\d+$/g, '')].map((part) =>
    toNameKey(part.replaceAll(/\d/g, (digit) => digitLetters[digit] ?? digit)),
  );
const toKeys = (words: ReadonlySet<string>): ReadonlySet<string> => new Set([...words].map(toNameKey));
const operatorKeys = toKeys(operatorWords);
const reservedKeys = toKeys(reserved);

/** A word of the operator's, alone or written together with another: `gablesupport`, `teamgable`. */
function isOperatorWord(key: string): boolean {
  if (operatorKeys.has(key)) return true;
  return [...operatorKeys].some((word) => {
    const rest = key.startsWith(word)
      ? key.slice(word.length)
      : key.endsWith(word)
        ? key.slice(0, -word.length)
        : undefined;
    return rest !== undefined && (operatorKeys.has(rest) || reservedKeys.has(rest));
  });
}

const isReserved = (name: string): boolean =>
  listReadings(name).some((key) => reservedKeys.has(key) || isOperatorWord(key)) ||
  name.split(/[ .'’-]+/).some((word) => listReadings(word).some(isOperatorWord));

/** Why a name of valid form is refused; `undefined` for a good one. */
export function findNameRefusal(name: string): string | undefined {
  const plain = name.normalize('NFKC').toLowerCase();
  if (!/[\p{L}\d]/u.test(plain)) return 'Use at least one letter or digit';
  if (!hasOneAlphabet(name)) return 'Write your name in the letters of one alphabet';
  if (isReserved(plain)) return 'This name is reserved. Choose another one';
  if ((plain.match(/\d/g)?.length ?? 0) >= phoneDigits) return 'Leave phone numbers out of your name';
  if (hasAddress(name)) return 'Leave email and web addresses out of your name';
  return undefined;
}

/** @throws 422 on `user_name` */
export function assertGoodName(name: string): void {
  const refusal = findNameRefusal(name);
  if (refusal) throw createNameError(refusal);
}

/**
 * Sets the name.
 * @throws 422 for a refused name, 429 within 30 days of the last change, 403 `account_blocked`
 */
export function changeUserName(account: Account, name: string, time: Date): AccountDecision {
  assertNotBlocked(account);
  if (name === account.user_name) return { account, events: [] };
  assertGoodName(name);
  const first = account.user_name === null;
  const free = account.userNameChangedAt ? Date.parse(account.userNameChangedAt) + renameDays * dayMs : 0;
  if (!first && time.getTime() < free)
    throw new AppError('too_many', `You can change your name once in ${renameDays} days.`, {
      retryAfter: Math.ceil((free - time.getTime()) / 1000),
    });
  return {
    account: { ...account, user_name: name, ...(!first && { userNameChangedAt: time.toISOString() }) },
    events: [AccountChanged.of({ userId: account.id, fields: ['user_name'] })],
  };
}
