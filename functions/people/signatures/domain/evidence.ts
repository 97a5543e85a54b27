import type { UserId } from '../../../../events/vocabulary.ts';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import type { Account } from '../../accounts/domain/account.ts';
import { isFreshLogin } from '../../accounts/domain/fresh-login.ts';
import { intentVersion } from './intent.ts';
import { isTypedName, type Mark } from './mark.ts';
import { findCheckOfName, type SignatureEvidence } from './signature.ts';

/** A person who signs, and where the call comes from. */
export interface Signer {
  readonly caller: { readonly id: UserId; readonly signedInAt: number };
  readonly account: Pick<Account, 'firstName' | 'lastName' | 'identityCheckedAt'>;
  readonly info: { readonly ip: string; readonly userAgent: string };
}

/** How a person signs, and as whom. */
export interface NamedMark {
  readonly name: string;
  readonly mark: Mark;
}

/**
 * @throws 409 `log_in_again` for a login of more than ten minutes ago, 422 for a typed signature that is not the name
 */
export function assertOwnMark(caller: Signer['caller'], { name, mark }: NamedMark, now: Date): void {
  if (!isFreshLogin(caller, now))
    throw new AppError('conflict', 'Log in again to sign: your last login was a while ago.', {
      state: 'log_in_again',
    });
  if (mark.kind === 'typed' && !isTypedName(mark.text, name))
    throw createFieldError('mark.text', `Type your name as it’s on the paper: ${name}.`);
}

/** A browser's own description is longer than anyone reads. */
const longestUserAgent = 300;

/** What is kept with a signature, besides what it is on. */
export function createEvidence(
  { caller, account, info }: Signer,
  { name, mark }: NamedMark,
  paper: Pick<SignatureEvidence, 'version' | 'paperHash'> & { readonly intent: string },
  now: Date,
): SignatureEvidence {
  const identityCheckedAt = findCheckOfName(account, name);
  return {
    version: paper.version,
    signerId: caller.id,
    name,
    mark,
    intent: { version: intentVersion, text: paper.intent },
    paperHash: paper.paperHash,
    ...(identityCheckedAt !== undefined && { identityCheckedAt }),
    signedInAt: new Date(caller.signedInAt * 1_000).toISOString(),
    signedAt: now.toISOString(),
    ip: info.ip,
    userAgent: info.userAgent.slice(0, longestUserAgent),
  };
}
