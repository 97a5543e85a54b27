import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { getSharedAssembly } from '../support/assembly.ts';

const Template = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) }),
  ),
});
const { stacks } = await getSharedAssembly();
const all = (type: string) =>
  stacks
    .flatMap(({ template }) => Object.values(Template.parse(template).Resources))
    .filter(({ Type }) => Type === type)
    .map(({ Properties }) => Properties);

describe('the user pool', () => {
  test('signs in by password for clients with a secret only', () => {
    const clientsWith = (secret: boolean) =>
      all('AWS::Cognito::UserPoolClient')
        .filter(({ GenerateSecret = false }) => GenerateSecret === secret)
        .map(({ ExplicitAuthFlows, AllowedOAuthFlows, AllowedOAuthScopes, SupportedIdentityProviders }) => ({
          flows: ExplicitAuthFlows,
          oauth: AllowedOAuthFlows,
          scopes: AllowedOAuthScopes,
          providers: SupportedIdentityProviders,
        }));
    expect(clientsWith(false)).toEqual([
      {
        flows: ['ALLOW_REFRESH_TOKEN_AUTH'],
        oauth: ['code'],
        scopes: ['openid', 'email', 'profile'],
        providers: ['Google', 'Facebook'],
      },
    ]);
    const server = {
      flows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_USER_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      providers: ['COGNITO'],
    };
    expect(clientsWith(true)).toEqual([server, server]);
  });

  test('renews no sign-in that only sets something up', () => {
    const Client = z.object({
      GenerateSecret: z.boolean().default(false),
      AccessTokenValidity: z.int(),
      RefreshTokenValidity: z.int(),
    });
    const minutes = all('AWS::Cognito::UserPoolClient')
      .map((client) => Client.parse(client))
      .filter(({ GenerateSecret }) => GenerateSecret)
      .map(({ AccessTokenValidity, RefreshTokenValidity }) => [AccessTokenValidity, RefreshTokenValidity]);
    expect(minutes).toEqual([
      [60, 30 * 24 * 60],
      [5, 60],
    ]);
  });

  test('takes verified passkeys of the site as two factors', () => {
    expect(all('AWS::Cognito::UserPool')).toMatchObject([
      {
        Policies: { SignInPolicy: { AllowedFirstAuthFactors: ['PASSWORD', 'WEB_AUTHN'] } },
        UserPoolTier: 'ESSENTIALS',
        WebAuthnRelyingPartyID: { 'Fn::GetStackOutput': { StackName: 'Gable-dev-Edge' } },
        WebAuthnUserVerification: 'required',
        WebAuthnFactorConfiguration: 'MULTI_FACTOR_WITH_USER_VERIFICATION',
      },
    ]);
  });

  test('is filled by the registration alone, and takes its scope from access tokens', () => {
    expect(all('AWS::Cognito::UserPool')).toMatchObject([
      {
        AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
        AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only', Priority: 1 }] },
        LambdaConfig: { PreTokenGenerationConfig: { LambdaVersion: 'V2_0' } },
      },
    ]);
  });
});
