import { randomBytes } from 'node:crypto';
import { UserId } from '../../../../events/vocabulary.ts';
import { defineRow, indexKey, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, buildDelete, buildPut, createStaleError, type Write } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { hashNetwork } from '../../../kernel/http/origin.ts';
import type { CodeOwner } from '../domain/referral-rules.ts';

/** Keyed by code, which makes codes unique. */
const ReferralCodeRow = defineRow('referral-code', {
  columns: { code: text, userId: text, origin: text },
  indexes: {
    byCode: rowKey('code'),
    byUser: indexKey('gsi1', 'userId', 'code'),
  },
});
/** Keyed by person: the code that they show to others. */
const OwnCodeRow = defineRow('own-referral-code', {
  columns: { userId: text, code: text },
  indexes: { byUser: rowKey('userId') },
});

export async function findCodeOwner(code: string): Promise<CodeOwner | undefined> {
  const { data } = await ReferralCodeRow.get({ code }).go({ consistent: true });
  return data ? { code: data.code, userId: UserId.parse(data.userId), origin: data.origin } : undefined;
}

/** The person's own code, where they have asked for one. */
export async function findOwnCode(userId: UserId): Promise<string | undefined> {
  const { data } = await OwnCodeRow.get({ userId }).go({ consistent: true });
  return data?.code;
}

/** Without the look-alikes I, O, 0 and 1. 32 characters divide 256, so each is equally likely. */
const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Eight random characters; the insert detects the unlikely duplicate. */
export function generateCode(): string {
  return [...randomBytes(8)].map((byte) => codeAlphabet.charAt(byte % codeAlphabet.length)).join('');
}

/** A person's code, created on the first call. */
export function findOrCreateCode(userId: UserId, ip: string): Promise<string> {
  // A concurrent first call and a duplicate code both fail as stale; the retry finds or generates a code.
  return updateWithRetry(
    () => findOwnCode(userId),
    (before) => {
      if (before !== undefined) return { writes: [], result: before };
      const code = generateCode();
      const origin = hashNetwork(code, ip);
      const writes = [
        buildPut(OwnCodeRow.create({ userId, code }), createStaleError),
        buildPut(ReferralCodeRow.create({ code, userId, origin }), createStaleError),
      ];
      return { writes, result: code };
    },
  );
}

/**
 * The writes that give a person a code that staff chose; their earlier code keeps working. They fail with 409
 * `code_taken` when the code is in use.
 */
export function buildCodeWrites(userId: UserId, code: string, origin: string): Write[] {
  return [
    buildPut(OwnCodeRow.put({ userId, code })),
    buildPut(
      ReferralCodeRow.create({ code, userId, origin }),
      () =>
        new AppError('conflict', 'Someone already has this code. Choose another one.', {
          state: 'code_taken',
        }),
    ),
  ];
}

/** Deletes a person's code and the ones that they had before, which cannot be used any more. */
export async function deleteCodes(userId: UserId): Promise<void> {
  const { data } = await ReferralCodeRow.query.byUser({ userId }).go({ pages: 'all' });
  const codes = new Set(data.map(({ code }) => code));
  const own = await findOwnCode(userId);
  if (own !== undefined) codes.add(own);
  if (codes.size === 0) return;
  await commit([
    buildDelete(OwnCodeRow.delete({ userId })),
    ...[...codes].map((code) => buildDelete(ReferralCodeRow.delete({ code }))),
  ]);
}
