import * as z from 'zod';
import { TypedAddress } from '../../../kernel/email-address.ts';
import { required } from '../../../kernel/errors.ts';
import { clientId, TwoStepGrant } from './second-step.ts';
import { Password } from './typed-password.ts';

/**
 * OAuth's client credentials (RFC 6749, 4.4), for programs of organisations. Any of the fields can be missing: the client
 * can name itself in a header, and what is missing has an answer of its own.
 */
export const ClientCredentials = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string().max(100).optional(),
  client_secret: z.string().max(100).optional(),
  scope: z.string().max(200).optional(),
});

/**
 * OAuth's password grant (RFC 6749, 4.3), its refresh (6) and the second step of an account with an
 * authenticator app: the password is answered by 403 `two_step_required` with a `challenge`, the `kinds` of
 * answers and, for a person with passkeys, the options of the WebAuthn call in `passkey`. `client_secret` is
 * accepted and ignored.
 */
export const TokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('password'),
    client_id: clientId,
    client_secret: z.string().optional(),
    username: TypedAddress.min(1, required).max(254),
    password: Password,
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id: clientId,
    client_secret: z.string().optional(),
    refresh_token: z.string().min(1).max(8_000),
  }),
  TwoStepGrant,
  ClientCredentials,
]);
export type TokenRequest = z.output<typeof TokenRequest>;
/** Of a person, in any step. */
export type PersonTokenRequest = Exclude<TokenRequest, z.output<typeof ClientCredentials>>;
export type LogInRequest = Exclude<PersonTokenRequest, TwoStepGrant>;
