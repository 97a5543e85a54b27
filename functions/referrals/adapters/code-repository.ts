import { randomBytes } from 'node:crypto';
import { Entity } from 'electrodb';
import { UserId } from '../../../events/vocabulary.ts';
import { AppError } from '../../shared/errors.ts';
import { originOf } from '../../shared/origin.ts';
import { again, commit, deleting, oneTable, putting, rowKey, stale, type Write } from '../../shared/table.ts';
import type { CodeOwner } from '../domain/referral-rules.ts';

const text = { type: 'string', required: true } as const;
/** One row per code makes it unique, one per person makes it the only one. */
const ReferralCodeRow = new Entity(
  {
    model: { entity: 'referral-code', version: '1', service: 'gable' },
    attributes: { code: text, userId: text, origin: text },
    indexes: { byCode: rowKey('code') },
  },
  oneTable,
);
const OwnCodeRow = new Entity(
  {
    model: { entity: 'own-referral-code', version: '1', service: 'gable' },
    attributes: { userId: text, code: text },
    indexes: { byUser: rowKey('userId') },
  },
  oneTable,
);

// Reads

/** Whose code it is; nobody's where it is none. */
export async function findCodeOwner(code: string): Promise<CodeOwner | undefined> {
  const { data } = await ReferralCodeRow.get({ code }).go({ consistent: true });
  return data ? { code: data.code, userId: UserId.parse(data.userId), origin: data.origin } : undefined;
}

async function findOwnCode(userId: UserId): Promise<string | undefined> {
  const { data } = await OwnCodeRow.get({ userId }).go({ consistent: true });
  return data?.code;
}

// Writes

/** No sign that looks like another: no I, O, 0 or 1. Thirty-two of them, so that each is as likely. */
const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Eight signs that nobody has had so far, all but certainly. */
export const generateCode = (): string =>
  [...randomBytes(8)].map((byte) => codeAlphabet.charAt(byte % codeAlphabet.length)).join('');

/** A person's code, which is made when they first ask for it. */
export const findOrCreateCode = (userId: UserId, ip: string): Promise<string> =>
  // Asked twice at once, or a code that somebody has: either way the next look ends it.
  again(async () => {
    const before = await findOwnCode(userId);
    if (before !== undefined) return before;
    const code = generateCode();
    await commit([
      putting(OwnCodeRow.create({ userId, code }).params(), stale),
      putting(ReferralCodeRow.create({ code, userId, origin: originOf(code, ip) }).params(), stale),
    ]);
    return code;
  });

/**
 * A code that staff chose for a person, in place of the one that they show to others; the one before still counts.
 * The writes refuse with 409 `code_taken` where another person has the code.
 */
export const buildCodeWrites = (userId: UserId, code: string, origin: string): Write[] => [
  putting(OwnCodeRow.put({ userId, code }).params()),
  putting(
    ReferralCodeRow.create({ code, userId, origin }).params(),
    () => new AppError('conflict', 'Somebody has this code. Choose another one.', { state: 'code_taken' }),
  ),
];

/** The code of somebody who is gone leads nowhere. */
export async function deleteCode(userId: UserId): Promise<void> {
  const code = await findOwnCode(userId);
  if (code === undefined) return;
  await commit([
    deleting(OwnCodeRow.delete({ userId }).params()),
    deleting(ReferralCodeRow.delete({ code }).params()),
  ]);
}
