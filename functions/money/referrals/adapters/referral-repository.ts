import type { UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import type { RowRead } from '../../../kernel/data/row-read.ts';
import { defineRow, indexKey, number, optionalText, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import type { ReferralUpdate } from '../domain/referral-rules.ts';
import { Referral } from '../domain/referral.ts';

const referrals = defineDocumentEntity('referral', Referral, {
  columns: { userId: text, id: text, referrerId: text, version: number, referral: documentColumn },
  indexes: {
    byUser: rowKey('userId'),
    byReferrer: indexKey('gsi1', 'referrerId', 'id'),
  },
});

/** The code that a person entered at sign-up, kept until their email is verified. */
const SignUpCodeRow = defineRow('sign-up-referral-code', {
  columns: { userId: text, code: text, origin: optionalText, expiresAt: number },
  indexes: { byUser: rowKey('userId') },
});
export interface SignUpCode {
  readonly code: string;
  readonly origin?: string | undefined;
}

/** The referral of a referred person. */
export function findReferral(userId: UserId): Promise<Referral | undefined> {
  return referrals.find({ userId });
}

/** The read of `findReferral`, to go out together with others. */
export function createReferralRead(userId: UserId): RowRead<Referral | undefined> {
  return referrals.createRead({ userId });
}

/** All referrals by a person, oldest first. */
export function listReferralsBy(referrerId: UserId): Promise<Referral[]> {
  return referrals.list('byReferrer', { referrerId });
}

export async function findSignUpCode(userId: UserId): Promise<SignUpCode | undefined> {
  const { data } = await SignUpCodeRow.get({ userId }).go({ consistent: true });
  return data ? { code: data.code, origin: data.origin } : undefined;
}

export function createAlreadyReferredError() {
  return new AppError('conflict', 'You have already said who sent you.', { state: 'created' });
}

/** @throws 409 `created` when the person has a referral already */
export function insertReferral({ referral, events }: ReferralUpdate): Promise<void> {
  return commit([referrals.buildInsert(referral, createAlreadyReferredError)], events);
}

/** Saves the next version, conditional on the version that was read. */
export function buildReferralWrite(referral: Referral): Write {
  return referrals.buildSave(referral);
}

/**
 * Saves the next version of a referral and its events, with `also` in the same transaction.
 * @throws 409 `stale` when it was saved in between
 */
export function saveReferral(
  { referral, events }: ReferralUpdate,
  also: readonly Write[] = [],
): Promise<void> {
  return commit([buildReferralWrite(referral), ...also], events);
}

const signUpCodeSeconds = 90 * daySeconds;

export async function saveSignUpCode(userId: UserId, { code, origin }: SignUpCode, now: Date): Promise<void> {
  const expiresAt = toUnixSeconds(now) + signUpCodeSeconds;
  await SignUpCodeRow.put({ userId, code, ...(origin !== undefined && { origin }), expiresAt }).go();
}

export async function deleteSignUpCode(userId: UserId): Promise<void> {
  await SignUpCodeRow.delete({ userId }).go();
}
