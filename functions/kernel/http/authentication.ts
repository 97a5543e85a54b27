import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as z from 'zod';
import { type AccountState, accountState, type UserId } from '../../../events/vocabulary.ts';
import { ProvenSessionRow } from '../data/account-status.ts';
import { findSignInStatus } from '../data/sign-in-status.ts';
import { env } from '../env.ts';
import { AppError } from '../errors.ts';
import { log } from '../observability/log.ts';
import { countMetric } from '../observability/metric.ts';
import { securityMetrics } from '../observability/security-metrics.ts';
import { type Access, isClosedWhileLeaving, type Route } from './contract.ts';
import { countTokenRefusal, findTokenRefusal, type TokenRefusal } from './token-refusal.ts';

/** The person who makes a request. */
export interface Caller {
  readonly id: UserId;
  /** The `sub` of the identity provider. */
  readonly sub: string;
  readonly state: AccountState;
  readonly userName: string | undefined;
  /** Missing where the account was last changed before its status had the address. */
  readonly email: string | undefined;
  /** Asked for the deletion of the account, which waits for its day. */
  readonly leaving: boolean;
  readonly staff: boolean;
  /** In the staff group, but the stage requires two steps and this sign-in had one; `staff` is then false. */
  readonly staffNeedsTwoStep: boolean;
  /** Id of the sign-in; refreshed tokens keep it. */
  readonly session: string;
  /** Unix seconds of that sign-in. */
  readonly signedInAt: number;
  /** Unix seconds at which the token expires. */
  readonly tokenEnds: number;
  readonly token: string;
  /** The API key that made the call in place of a sign-in. */
  readonly apiKeyId?: string;
}

export const Claims = z.object({
  sub: z.string(),
  token_use: z.literal('access'),
  auth_time: z.coerce.number(),
  exp: z.coerce.number(),
  origin_jti: z.string(),
  // API Gateway passes groups as "[a b]"; a token that we verify ourselves has a list.
  'cognito:groups': z
    .union([z.array(z.string()), z.string().transform((list) => list.split(/[[\], ]+/))])
    .default([]),
});
export type Claims = z.output<typeof Claims>;

/** The caller of verified claims; `undefined` after logging out, and for a token without an account. */
export async function findCaller(claims: Claims, token: string): Promise<Caller | undefined> {
  const { account, isEnded } = await findSignInStatus(claims.sub, claims.origin_jti);
  if (!account) return refuse('no_account');
  if (isEnded) return refuse('logged_out');
  const { userId, state, userName, email, leaving, validFrom } = account;
  // Compares the time of the sign-in, since a refreshed token keeps it.
  if (claims.auth_time < validFrom) return refuse('superseded');
  const isInGroup = claims['cognito:groups'].includes('staff');
  const staff = isInGroup && (await isProven(claims.origin_jti));
  return {
    id: userId,
    sub: claims.sub,
    state,
    userName,
    email,
    leaving,
    staff,
    staffNeedsTwoStep: isInGroup && !staff,
    session: claims.origin_jti,
    signedInAt: claims.auth_time,
    tokenEnds: claims.exp,
    token,
  };
}

function refuse(kind: TokenRefusal): undefined {
  countTokenRefusal(kind);
}

/** Whether the sign-in may act as staff: when the stage requires two steps, it has to have passed both. */
async function isProven(session: string): Promise<boolean> {
  if (env('STAFF_TWO_STEP') !== 'true') return true;
  const { data } = await ProvenSessionRow.get({ session }).go({ consistent: true });
  return data !== null;
}

let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

/**
 * Verifies a token that API Gateway did not check, for calls that visitors can make, or API keys. `undefined` for an
 * invalid token; while the key set of the user pool cannot be read, also for others where visitors may call: such a
 * caller sees what visitors see.
 * @param arrivedAt when the call reached the gateway, by whose clock it judges tokens itself
 * @throws 503 `unavailable` while it cannot be read, where visitors may not call
 */
export async function findVerifiedClaims(
  token: string,
  access: Access,
  arrivedAt: Date,
): Promise<Claims | undefined> {
  keys ??= createRemoteJWKSet(new URL(env('JWKS_URL')));
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: env('TOKEN_ISSUER'),
      requiredClaims: ['client_id'],
      currentDate: arrivedAt,
    });
    const clients = env('TOKEN_CLIENT_IDS').split(' ');
    if (!clients.includes(String(payload['client_id']))) return refuse('foreign');
    return Claims.safeParse(payload).data ?? refuse('malformed');
  } catch (error) {
    const refusal = findTokenRefusal(error);
    return refusal ? refuse(refusal) : reportKeySet(error, access);
  }
}

/** An outage must not pass for bad tokens: everybody would be a visitor, and nothing would show why. */
function reportKeySet(error: unknown, access: Access): undefined {
  log.error('The key set of the user pool cannot be read', { error });
  countMetric(securityMetrics.keySetUnreachable);
  if (access !== 'anyone')
    throw new AppError('unavailable', 'We can’t check your login right now. Try again in a moment.', {
      retryAfter: keySetSeconds,
    });
}

/** After so many seconds the key set is worth another try. */
const keySetSeconds = 5;

/**
 * Checks that a caller has access, in the order of the specification's route guard.
 * @throws 401 `unauthenticated`, 403 `username_unset`, `account_unverified`, `account_blocked`, `staff_only`,
 * `two_step_required`
 */
export function assertAdmitted(caller: Caller | undefined, access: Access): void {
  if (access === 'public' || access === 'anyone') return;
  if (!caller) throw new AppError('unauthenticated', 'Log in to continue.');
  if (access === 'user') return;
  // The block is reported before anything else is asked of the person.
  if (caller.state === accountState.blocked)
    throw new AppError('account_blocked', 'This account is blocked.');
  if (caller.userName === undefined) throw new AppError('username_unset', 'Choose a username first.');
  if (caller.state === accountState.unverified)
    throw new AppError('account_unverified', 'Verify your email address first.');
  if (access === 'staff' && caller.staffNeedsTwoStep)
    throw new AppError('two_step_required', 'Staff log in with two steps. Turn that on in your profile.');
  if (access === 'staff' && !caller.staff) throw new AppError('staff_only', 'Only staff can do this.');
}

/**
 * Who asked for the deletion of their account can read, and call what `whileLeaving` opens. What they would begin in
 * the days until then, others would lose.
 * @throws 403 `account_leaving`
 */
export function assertStaying(caller: Caller | undefined, route: Route): void {
  if (caller?.leaving && isClosedWhileLeaving(route))
    throw new AppError(
      'account_leaving',
      'You asked us to delete your account. Keep the account in your profile to do this.',
    );
}
