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

const Trigger = z.union([z.string(), z.object({ LambdaArn: z.string(), LambdaVersion: z.literal('V2_0') })]);

const noSelfService =
  'Only pools that administrators fill are emulated: no sign-up, no recovery of passwords';

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
  // Sign-up by people themselves and codes by mail are not emulated.
  AdminCreateUserConfig: z.object(
    { AllowAdminCreateUserOnly: z.literal(true, { error: noSelfService }) },
    { error: noSelfService },
  ),
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
  AccountRecoverySetting: z.object(
    { RecoveryMechanisms: z.array(z.object({ Name: z.literal('admin_only', { error: noSelfService }) })) },
    { error: noSelfService },
  ),
});

const Client = z.object({
  UserPoolId: z.string(),
  GenerateSecret: z.boolean().default(false),
  ExplicitAuthFlows: Strings.optional(),
  CallbackURLs: Strings.default([]),
  AllowedOAuthFlows: Strings.default([]),
  AllowedOAuthScopes: Strings.default([]),
  SupportedIdentityProviders: Strings.default(['COGNITO']),
  PreventUserExistenceErrors: z.enum(['ENABLED', 'LEGACY']).default('LEGACY'),
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
  for (const [key, value] of Object.entries(config)) {
    // Under its own name, the trigger of tokens is called by an older version of its event.
    const wanted = key === 'PreTokenGenerationConfig' ? 'PreTokenGeneration' : key;
    const name: TriggerName | undefined = triggerNames.find((known) => known === wanted);
    if (!name || key === 'PreTokenGeneration')
      throw new Error(`The user pool trigger ${key} is not emulated`);
    triggers[name] = typeof value === 'string' ? value : value.LambdaArn;
  }
  return triggers;
}

function toClient(logicalId: string, properties: z.output<typeof Client>): UserPoolClientDefinition {
  const units = properties.TokenValidityUnits;
  return {
    id: toUserPoolClientId(logicalId),
    secret: properties.GenerateSecret ? deriveClientSecret(toUserPoolClientId(logicalId)) : undefined,
    authFlows: properties.ExplicitAuthFlows ?? ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    callbackUrls: properties.CallbackURLs,
    oauthFlows: properties.AllowedOAuthFlows,
    oauthScopes: properties.AllowedOAuthScopes,
    identityProviders: properties.SupportedIdentityProviders,
    preventUserExistenceErrors: properties.PreventUserExistenceErrors === 'ENABLED',
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

function toPool(logicalId: string, id: string, pool: z.output<typeof Pool>) {
  const policy = pool.Policies?.PasswordPolicy;
  return {
    logicalId,
    id,
    name: pool.UserPoolName ?? logicalId,
    triggers: toTriggers(pool.LambdaConfig),
    passwordPolicy: {
      minimumLength: policy?.MinimumLength ?? 8,
      lowercase: policy?.RequireLowercase ?? true,
      uppercase: policy?.RequireUppercase ?? true,
      numbers: policy?.RequireNumbers ?? true,
      symbols: policy?.RequireSymbols ?? true,
    },
    emailIsUsername: pool.UsernameAttributes.length > 0,
    caseSensitive: pool.UsernameConfiguration?.CaseSensitive ?? true,
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
    schema: pool.Schema.map((attribute) => ({
      name: attribute.Name,
      required: attribute.Required,
      mutable: attribute.Mutable,
    })),
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
