import * as z from 'zod';
import type { Resources } from '../../template/resources.ts';
import {
  deriveClientSecret,
  secondsPer,
  TimeUnit,
  triggerNames,
  toUserPoolClientId,
  toUserPoolId,
  type TriggerName,
  type UserPoolClientDefinition,
  type UserPoolDefinition,
} from './user-pool.ts';

const Strings = z.array(z.string());

const Trigger = z.union([z.string(), z.object({ LambdaArn: z.string(), LambdaVersion: z.string() })]);

const Pool = z.object({
  UserPoolName: z.string().optional(),
  LambdaConfig: z.record(z.string(), Trigger).default({}),
  Policies: z
    .object({
      SignInPolicy: z.object({ AllowedFirstAuthFactors: Strings }).optional(),
      PasswordPolicy: z
        .object({
          MinimumLength: z.number().default(8),
          RequireLowercase: z.boolean().default(false),
          RequireUppercase: z.boolean().default(false),
          RequireNumbers: z.boolean().default(false),
          RequireSymbols: z.boolean().default(false),
          TemporaryPasswordValidityDays: z.number().default(7),
        })
        .optional(),
    })
    .optional(),
  WebAuthnRelyingPartyID: z.string().optional(),
  WebAuthnUserVerification: z.enum(['required', 'preferred']).default('preferred'),
  WebAuthnFactorConfiguration: z
    .enum(['SINGLE_FACTOR', 'MULTI_FACTOR_WITH_USER_VERIFICATION'])
    .default('SINGLE_FACTOR'),
  // Phone numbers as user names and alias attributes are not emulated, and so refused.
  UsernameAttributes: z.array(z.literal('email')).default([]),
  AliasAttributes: Strings.max(0, 'AliasAttributes are not emulated; use UsernameAttributes').default([]),
  UsernameConfiguration: z.object({ CaseSensitive: z.boolean().default(true) }).optional(),
  AutoVerifiedAttributes: Strings.default([]),
  UserAttributeUpdateSettings: z.object({ AttributesRequireVerificationBeforeUpdate: Strings }).optional(),
  AdminCreateUserConfig: z
    .object({
      AllowAdminCreateUserOnly: z.boolean().default(false),
      InviteMessageTemplate: z
        .object({ EmailMessage: z.string().optional(), EmailSubject: z.string().optional() })
        .optional(),
    })
    .optional(),
  Schema: z
    .array(
      z.object({
        Name: z.string(),
        AttributeDataType: z.string().optional(),
        Required: z.boolean().default(false),
        Mutable: z.boolean().default(true),
      }),
    )
    .default([]),
  // Mandatory second factors and codes by text message are not emulated.
  MfaConfiguration: z.enum(['OFF', 'OPTIONAL']).default('OFF'),
  EnabledMfas: z.array(z.literal('SOFTWARE_TOKEN_MFA')).default([]),
  AccountRecoverySetting: z
    .object({ RecoveryMechanisms: z.array(z.object({ Name: z.string() })) })
    .default({ RecoveryMechanisms: [{ Name: 'verified_email' }] }),
  EmailConfiguration: z.object({ From: z.string().optional() }).optional(),
  EmailVerificationMessage: z.string().optional(),
  EmailVerificationSubject: z.string().optional(),
  VerificationMessageTemplate: z
    .object({ EmailMessage: z.string().optional(), EmailSubject: z.string().optional() })
    .optional(),
});

const Client = z.object({
  UserPoolId: z.string(),
  GenerateSecret: z.boolean().default(false),
  ExplicitAuthFlows: Strings.optional(),
  CallbackURLs: Strings.default([]),
  LogoutURLs: Strings.default([]),
  AllowedOAuthFlows: Strings.default([]),
  AllowedOAuthScopes: Strings.default([]),
  SupportedIdentityProviders: Strings.default(['COGNITO']),
  PreventUserExistenceErrors: z.enum(['ENABLED', 'LEGACY']).default('LEGACY'),
  ReadAttributes: Strings.optional(),
  WriteAttributes: Strings.optional(),
  EnableTokenRevocation: z.boolean().default(true),
  AccessTokenValidity: z.number().optional(),
  IdTokenValidity: z.number().optional(),
  RefreshTokenValidity: z.number().optional(),
  TokenValidityUnits: z
    .object({
      AccessToken: TimeUnit.default('hours'),
      IdToken: TimeUnit.default('hours'),
      RefreshToken: TimeUnit.default('days'),
    })
    .default({ AccessToken: 'hours', IdToken: 'hours', RefreshToken: 'days' }),
});

const Group = z.object({
  UserPoolId: z.string(),
  GroupName: z.string(),
  Description: z.string().optional(),
  Precedence: z.number().optional(),
});

const Provider = z.object({
  UserPoolId: z.string(),
  ProviderName: z.string(),
  ProviderType: z.string(),
  AttributeMapping: z.record(z.string(), z.string()).default({}),
});

const Domain = z.object({ UserPoolId: z.string(), Domain: z.string() });

function toTriggers(config: z.output<typeof Pool>['LambdaConfig']) {
  const triggers: UserPoolDefinition['triggers'] = {};
  let tokenTriggerVersion: UserPoolDefinition['tokenTriggerVersion'] = '1';
  for (const [key, value] of Object.entries(config)) {
    const wanted = key === 'PreTokenGenerationConfig' ? 'PreTokenGeneration' : key;
    const name: TriggerName | undefined = triggerNames.find((known) => known === wanted);
    if (!name) throw new Error(`The user pool trigger ${key} is not emulated`);
    triggers[name] = typeof value === 'string' ? value : value.LambdaArn;
    if (typeof value !== 'string') tokenTriggerVersion = value.LambdaVersion === 'V3_0' ? '3' : '2';
    if (typeof value !== 'string' && value.LambdaVersion === 'V1_0') tokenTriggerVersion = '1';
  }
  return { triggers, tokenTriggerVersion };
}

function toClient(logicalId: string, properties: z.output<typeof Client>): UserPoolClientDefinition {
  const units = properties.TokenValidityUnits;
  return {
    id: toUserPoolClientId(logicalId),
    secret: properties.GenerateSecret ? deriveClientSecret(toUserPoolClientId(logicalId)) : undefined,
    authFlows: properties.ExplicitAuthFlows ?? ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    callbackUrls: properties.CallbackURLs,
    logoutUrls: properties.LogoutURLs,
    oauthFlows: properties.AllowedOAuthFlows,
    oauthScopes: properties.AllowedOAuthScopes,
    identityProviders: properties.SupportedIdentityProviders,
    preventUserExistenceErrors: properties.PreventUserExistenceErrors === 'ENABLED',
    readAttributes: properties.ReadAttributes,
    writeAttributes: properties.WriteAttributes,
    tokenRevocation: properties.EnableTokenRevocation,
    accessTokenSeconds: properties.AccessTokenValidity
      ? properties.AccessTokenValidity * secondsPer[units.AccessToken]
      : 3600,
    idTokenSeconds: properties.IdTokenValidity
      ? properties.IdTokenValidity * secondsPer[units.IdToken]
      : 3600,
    refreshTokenSeconds: properties.RefreshTokenValidity
      ? properties.RefreshTokenValidity * secondsPer[units.RefreshToken]
      : 30 * 86_400,
  };
}

function toMessages(pool: z.output<typeof Pool>) {
  const subject = pool.VerificationMessageTemplate?.EmailSubject ?? pool.EmailVerificationSubject;
  const body = pool.VerificationMessageTemplate?.EmailMessage ?? pool.EmailVerificationMessage;
  const invitation = pool.AdminCreateUserConfig?.InviteMessageTemplate;
  return {
    verificationMessage:
      subject || body
        ? { subject: subject ?? 'Your verification code', body: body ?? 'Your verification code is {####}' }
        : undefined,
    invitationMessage: {
      subject: invitation?.EmailSubject ?? 'Your temporary password',
      body: invitation?.EmailMessage ?? 'Your username is {username} and temporary password is {####}.',
    },
  };
}

function toPool(logicalId: string, id: string, pool: z.output<typeof Pool>) {
  const policy = pool.Policies?.PasswordPolicy;
  return {
    logicalId,
    id,
    name: pool.UserPoolName ?? logicalId,
    ...toTriggers(pool.LambdaConfig),
    ...toMessages(pool),
    passwordPolicy: {
      minimumLength: policy?.MinimumLength ?? 8,
      lowercase: policy?.RequireLowercase ?? true,
      uppercase: policy?.RequireUppercase ?? true,
      numbers: policy?.RequireNumbers ?? true,
      symbols: policy?.RequireSymbols ?? true,
    },
    temporaryPasswordDays: policy?.TemporaryPasswordValidityDays ?? 7,
    emailIsUsername: pool.UsernameAttributes.length > 0,
    caseSensitive: pool.UsernameConfiguration?.CaseSensitive ?? true,
    autoVerified: pool.AutoVerifiedAttributes,
    verifyBeforeUpdate: pool.UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate ?? [],
    softwareToken: pool.MfaConfiguration === 'OPTIONAL' && pool.EnabledMfas.length > 0,
    signInFactors: pool.Policies?.SignInPolicy?.AllowedFirstAuthFactors ?? ['PASSWORD'],
    passkeys:
      pool.WebAuthnRelyingPartyID === undefined
        ? undefined
        : {
            relyingPartyId: pool.WebAuthnRelyingPartyID,
            userVerification: pool.WebAuthnUserVerification,
            multiFactor: pool.WebAuthnFactorConfiguration !== 'SINGLE_FACTOR',
          },
    passwordRecovery: pool.AccountRecoverySetting.RecoveryMechanisms.some(
      ({ Name }) => Name === 'verified_email',
    ),
    selfSignUp: !pool.AdminCreateUserConfig?.AllowAdminCreateUserOnly,
    schema: pool.Schema.map((attribute) => ({
      name: attribute.Name,
      required: attribute.Required,
      mutable: attribute.Mutable,
    })),
    sender: pool.EmailConfiguration?.From ?? 'no-reply@verificationemail.com',
  };
}

/**
 * Reads every user pool of the templates with its clients, groups, providers and domain.
 * @throws with the name of the resource for a setting that is not emulated
 */
export function readUserPools(resources: Pick<Resources, 'of'>): UserPoolDefinition[] {
  const read = <S extends z.ZodType>(type: string, schema: S): [string, z.output<S>][] =>
    resources.of(type).map((resource) => [resource.logicalId, resource.read(schema)]);
  const clients = read('AWS::Cognito::UserPoolClient', Client);
  const groups = read('AWS::Cognito::UserPoolGroup', Group);
  const providers = read('AWS::Cognito::UserPoolIdentityProvider', Provider);
  const domains = read('AWS::Cognito::UserPoolDomain', Domain);
  return resources.of('AWS::Cognito::UserPool').map((resource) => {
    const id = toUserPoolId(resource.region, resource.logicalId);
    const mine = (entry: [string, { UserPoolId: string }]) => entry[1].UserPoolId === id;
    return {
      ...toPool(resource.logicalId, id, resource.read(Pool)),
      domainPrefix: domains.find(mine)?.[1].Domain,
      clients: clients.filter(mine).map(([clientId, client]) => toClient(clientId, client)),
      groups: groups.filter(mine).map(([, group]) => ({
        name: group.GroupName,
        description: group.Description,
        precedence: group.Precedence,
      })),
      identityProviders: providers.filter(mine).map(([, provider]) => ({
        name: provider.ProviderName,
        type: provider.ProviderType,
        attributeMapping: provider.AttributeMapping,
      })),
    };
  });
}
