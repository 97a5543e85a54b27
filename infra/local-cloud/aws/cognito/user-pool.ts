import { createHash } from 'node:crypto';
import * as z from 'zod';

export const triggerNames = ['PreSignUp', 'PostConfirmation', 'PreTokenGeneration'] as const;
export type TriggerName = (typeof triggerNames)[number];

export interface PasswordPolicy {
  minimumLength: number;
  lowercase: boolean;
  uppercase: boolean;
  numbers: boolean;
  symbols: boolean;
}

/** Validities are in seconds; callback URLs are as written in the template. */
export interface UserPoolClientDefinition {
  id: string;
  secret: string | undefined;
  authFlows: string[];
  callbackUrls: string[];
  oauthFlows: string[];
  oauthScopes: string[];
  identityProviders: string[];
  preventUserExistenceErrors: boolean;
  tokenRevocation: boolean;
  accessTokenSeconds: number;
  idTokenSeconds: number;
  refreshTokenSeconds: number;
}

export interface IdentityProviderDefinition {
  name: string;
  type: string;
  /** user pool attribute -> the provider's claim */
  attributeMapping: Record<string, string>;
}

export interface PasskeySettings {
  /** As written in the template; a local URL replaces it. */
  relyingPartyId: string;
  userVerification: 'required' | 'preferred';
  /** Passkeys count as two factors, so that users with another second factor may sign in with them. */
  multiFactor: boolean;
}

export interface UserPoolDefinition {
  logicalId: string;
  id: string;
  name: string;
  domainPrefix: string | undefined;
  /** trigger -> function ARN or logical id, passed to `invoke` unchanged */
  triggers: Partial<Record<TriggerName, string>>;
  passwordPolicy: PasswordPolicy;
  emailIsUsername: boolean;
  caseSensitive: boolean;
  /** Users can add a code of an authenticator app to their password. */
  softwareToken: boolean;
  /** Factors that the flow USER_AUTH can begin with. */
  signInFactors: string[];
  passkeys: PasskeySettings | undefined;
  schema: { name: string; required: boolean; mutable: boolean }[];
  clients: UserPoolClientDefinition[];
  groups: { name: string; description: string | undefined; precedence: number | undefined }[];
  identityProviders: IdentityProviderDefinition[];
}

/** The local `Ref` of a user pool, in a form that SDKs and token verifiers accept. */
export function toUserPoolId(region: string, logicalId: string): string {
  return `${region}_${logicalId.replace(/[^A-Za-z0-9]/g, '')}`;
}

/** The local `Ref` of a user pool client. */
export function toUserPoolClientId(logicalId: string): string {
  return logicalId.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/** Stays the same across restarts and snapshots, like a client's secret in AWS. */
export function deriveClientSecret(clientId: string): string {
  return createHash('sha256').update(`secret of ${clientId}`).digest('hex').slice(0, 52);
}

export function toUserPoolIssuer(region: string, poolId: string): string {
  return `https://cognito-idp.${region}.amazonaws.com/${poolId}`;
}

export const secondsPer = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;
export const TimeUnit = z.enum(['seconds', 'minutes', 'hours', 'days']);
