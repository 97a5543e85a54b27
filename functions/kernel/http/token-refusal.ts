import { errors } from 'jose';
import { countMetric } from '../observability/metric.ts';
import { securityMetrics } from '../observability/security-metrics.ts';

/** Why a token is refused; the words are a dimension of a metric, and the answer does not name them. */
export type TokenRefusal =
  /** Past its end. A browser that was closed for an hour sends one, too. */
  | 'expired'
  /** Not a token, or one with claims or an algorithm that ours do not have. */
  | 'malformed'
  /** No key of the user pool made this signature. */
  | 'signature'
  /** Of another issuer, or of a client that is not ours. */
  | 'foreign'
  /** Its sign-in was logged out. */
  | 'logged_out'
  /** Its sign-in is older than a new password or a block of the account. */
  | 'superseded'
  /** There is no account for its user. */
  | 'no_account'
  /** An API key that is wrong or has ended. */
  | 'api_key';

/** Counts a refusal by its kind, without a word of the token. */
export function countTokenRefusal(kind: TokenRefusal): void {
  countMetric(securityMetrics.tokenRefused, { Kind: kind });
}

/** The refusal that an error of jose's verification means; `undefined` where the token is not to blame. */
export function findTokenRefusal(error: unknown): TokenRefusal | undefined {
  if (!(error instanceof errors.JOSEError)) return undefined;
  return refusals[error.code];
}

// The errors of a key set that cannot be read have codes of their own, or the general one.
const refusals: Readonly<Record<string, TokenRefusal | undefined>> = {
  [errors.JWTExpired.code]: 'expired',
  [errors.JWTClaimValidationFailed.code]: 'foreign',
  [errors.JWSSignatureVerificationFailed.code]: 'signature',
  [errors.JWKSNoMatchingKey.code]: 'signature',
  [errors.JWKSMultipleMatchingKeys.code]: 'malformed',
  [errors.JWSInvalid.code]: 'malformed',
  [errors.JWTInvalid.code]: 'malformed',
  [errors.JOSEAlgNotAllowed.code]: 'malformed',
  [errors.JOSENotSupported.code]: 'malformed',
};
