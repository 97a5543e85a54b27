import * as z from 'zod';
import { UserId } from '../../../../events/vocabulary.ts';
import { defineRow, number, optionalText, rowKey, text } from '../../../kernel/data/row.ts';

/** Seconds for which the identity provider accepts the second step. */
export const challengeSeconds = 180;

/**
 * A sign-in after the right password. The provider's session stays in the row; the client gets a random
 * token.
 */
const Challenge = z.object({
  tokenHash: z.string(),
  userId: UserId,
  cognitoUsername: z.string(),
  session: z.string(),
  /** The provider's session for a passkey; missing for a person without one. */
  passkeySession: z.string().optional(),
  /** Unix seconds. */
  startedAt: z.number(),
});
export type Challenge = z.output<typeof Challenge>;

const ChallengeRow = defineRow('two-step-challenge', {
  columns: {
    tokenHash: text,
    userId: text,
    cognitoUsername: text,
    session: text,
    passkeySession: optionalText,
    startedAt: number,
    /** Unix seconds; DynamoDB deletes the row some time after. */
    expiresAt: number,
  },
  indexes: { byToken: rowKey('tokenHash') },
});

async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Buffer.from(digest).toString('base64url');
}

/** @returns the token with which the client answers the challenge */
export async function createChallenge(
  challenge: Pick<Challenge, 'userId' | 'cognitoUsername' | 'session' | 'passkeySession'>,
  now: Date,
): Promise<string> {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
  const startedAt = Math.floor(now.getTime() / 1000);
  const expiresAt = startedAt + challengeSeconds;
  await ChallengeRow.put({ ...challenge, tokenHash: await hashToken(token), startedAt, expiresAt }).go();
  return token;
}

/** The challenge of a token; `undefined` when it has expired or was answered. */
export async function findChallenge(token: string, now: Date): Promise<Challenge | undefined> {
  const { data } = await ChallengeRow.get({ tokenHash: await hashToken(token) }).go({ consistent: true });
  return data && data.expiresAt * 1000 > now.getTime() ? Challenge.parse(data) : undefined;
}

export async function removeChallenge({ tokenHash }: Challenge): Promise<void> {
  await ChallengeRow.delete({ tokenHash }).go();
}
