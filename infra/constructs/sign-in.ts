import { Duration, RemovalPolicy, SecretValue, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  FeaturePlan,
  CfnUserPool,
  LambdaVersion,
  Mfa,
  PasskeyUserVerification,
  OAuthScope,
  ProviderAttribute,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolDomain,
  UserPoolEmail,
  UserPoolGroup,
  UserPoolIdentityProviderFacebook,
  UserPoolIdentityProviderGoogle,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { triggers } from '../../functions/delivery/manifest/index.ts';
import type { Trigger } from '../../functions/delivery/manifest/types.ts';
import { toMailIdentity, parseSender, type Stage } from '../stages.ts';
import type { BuildFolders } from './function-code.ts';
import { GableFunction, toPascalCase } from './gable-function.ts';
import type { UserPoolIds, FunctionResources } from './grant-need.ts';
import { suppressNagRules } from './nag-suppressions.ts';
import { toSecretName } from './resource-names.ts';

export interface SignInProps {
  readonly stage: Stage;
  readonly build: BuildFolders;
  readonly resources: FunctionResources;
}

const operations: Readonly<Record<Trigger, UserPoolOperation>> = {
  preSignUp: UserPoolOperation.PRE_SIGN_UP,
  postConfirmation: UserPoolOperation.POST_CONFIRMATION,
  preTokenGeneration: UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG,
};

interface TokenLives {
  readonly access: Duration;
  /** AWS has no shorter one than an hour; nobody renews a sign-in that sets something up. */
  readonly refresh: Duration;
}

/**
 * Sign-in: the user pool with its triggers and clients, the hosted sign-in of Google and Facebook, the staff
 * group.
 */
export class SignIn extends Construct {
  readonly identity: UserPoolIds;

  constructor(scope: Construct, id: string, props: SignInProps) {
    super(scope, id);
    const { stage, resources } = props;
    const pool = this.pool(stage, resources.site.host);
    for (const [trigger, { entry, needs }] of Object.entries(triggers)) {
      const operation = Object.entries(operations).find(([name]) => name === trigger)?.[1];
      if (operation)
        pool.addTrigger(
          operation,
          new GableFunction(this, toPascalCase(`on-${trigger}`), {
            ...props,
            entry,
            needs,
            timeoutSeconds: 5,
          }),
          // Access tokens change with the second version.
          trigger === 'preTokenGeneration' ? LambdaVersion.V2_0 : undefined,
        );
    }
    new UserPoolGroup(this, 'Staff', {
      userPool: pool,
      groupName: 'staff',
      description: 'People who run the marketplace',
    });
    const prefix = `gable-${stage.name}-${Stack.of(this).account}`;
    new UserPoolDomain(this, 'Domain', { userPool: pool, cognitoDomain: { domainPrefix: prefix } });
    const site = this.siteClient(pool, stage, resources.site.url);
    const { region } = Stack.of(this);
    this.identity = {
      poolId: pool.userPoolId,
      poolArn: pool.userPoolArn,
      siteClientId: site.userPoolClientId,
      serverClientId: this.serverClient(pool, 'Server', {
        access: Duration.hours(1),
        refresh: Duration.days(30),
      }).userPoolClientId,
      setUpClientId: this.serverClient(pool, 'SetUp', {
        access: Duration.minutes(5),
        refresh: Duration.hours(1),
      }).userPoolClientId,
      issuer: `https://cognito-idp.${region}.amazonaws.com/${pool.userPoolId}`,
      hostedUiUrl: `https://${prefix}.auth.${region}.amazoncognito.com`,
    };
  }

  private pool(stage: Stage, siteHost: string): UserPool {
    const pool = new UserPool(this, 'People', {
      // Operators find the pool by its name.
      userPoolName: `gable-${stage.name}`,
      featurePlan: FeaturePlan.ESSENTIALS,
      // Registration creates users: with the terms, the list of common passwords and the limits.
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      standardAttributes: { email: { required: true, mutable: true } },
      // The old address stays the sign-in name until the new one is verified.
      keepOriginal: { email: true },
      // Length over character classes: the specification requires eight characters, and a list of common
      // passwords is rejected.
      passwordPolicy: {
        minLength: 8,
        requireDigits: false,
        requireLowercase: false,
        requireUppercase: false,
        requireSymbols: false,
      },
      // A new password is set by our own link, which ends every login.
      accountRecovery: AccountRecovery.NONE,
      // Codes by SMS can be stolen by taking over the number, and cost money.
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      // The password comes first: only our functions can begin a sign-in with a passkey.
      signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: true } },
      passkeyRelyingPartyId: siteHost,
      passkeyUserVerification: PasskeyUserVerification.REQUIRED,
      email: createPoolEmail(stage),
      deletionProtection: stage.retained,
      removalPolicy: stage.retained ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    suppressNagRules(pool, {
      'AwsSolutions-COG1':
        'Length over classes of characters, and a list of common passwords that registration refuses',
      'AwsSolutions-COG2':
        'People choose a second step for themselves; our own functions demand it of staff (028)',
      'AwsSolutions-COG8':
        'Limits and signs of stolen passwords are our own (051); the plan with Cognito’s costs per person',
    });
    // Without it, people with an authenticator app could not use a passkey in its place.
    if (pool.node.defaultChild instanceof CfnUserPool)
      pool.node.defaultChild.webAuthnFactorConfiguration = 'MULTI_FACTOR_WITH_USER_VERIFICATION';
    return pool;
  }

  /** Public, for the code flow of Google and Facebook: without a password and without a secret. */
  private siteClient(pool: UserPool, stage: Stage, siteUrl: string): UserPoolClient {
    const providers = this.providers(pool, stage);
    const client = new UserPoolClient(this, 'Site', {
      userPool: pool,
      // Without a list, Cognito would allow sign-ins by password.
      authFlows: { userPassword: false },
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
      supportedIdentityProviders: providers.map(({ provider }) => provider),
      ...(providers.length === 0
        ? { disableOAuth: true }
        : {
            oAuth: {
              flows: { authorizationCodeGrant: true },
              scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
              callbackUrls: [`${siteUrl}/social`],
              logoutUrls: [`${siteUrl}/`],
            },
          }),
    });
    for (const { resource } of providers) client.node.addDependency(resource);
    return client;
  }

  /** For our functions: with a secret, and flows that need AWS permissions. */
  private serverClient(pool: UserPool, id: string, { access, refresh }: TokenLives): UserPoolClient {
    return new UserPoolClient(this, id, {
      userPool: pool,
      generateSecret: true,
      authFlows: { adminUserPassword: true, user: true },
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: access,
      idTokenValidity: access,
      refreshTokenValidity: refresh,
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      disableOAuth: true,
    });
  }

  private providers(userPool: UserPool, stage: Stage) {
    const secret = (provider: string, field: string) =>
      SecretValue.secretsManager(toSecretName(stage, provider), { jsonField: field });
    const google = () =>
      new UserPoolIdentityProviderGoogle(this, 'Google', {
        userPool,
        // The template contains a reference that CloudFormation resolves; the text of the id is no secret.
        clientId: secret('google', 'clientId').unsafeUnwrap(),
        clientSecretValue: secret('google', 'clientSecret'),
        scopes: ['openid', 'email', 'profile'],
        attributeMapping: {
          email: ProviderAttribute.GOOGLE_EMAIL,
          emailVerified: ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
          givenName: ProviderAttribute.GOOGLE_GIVEN_NAME,
          familyName: ProviderAttribute.GOOGLE_FAMILY_NAME,
        },
      });
    const facebook = () =>
      new UserPoolIdentityProviderFacebook(this, 'Facebook', {
        userPool,
        clientId: secret('facebook', 'clientId').unsafeUnwrap(),
        clientSecret: secret('facebook', 'clientSecret').unsafeUnwrap(),
        scopes: ['public_profile', 'email'],
        attributeMapping: {
          email: ProviderAttribute.FACEBOOK_EMAIL,
          givenName: ProviderAttribute.FACEBOOK_FIRST_NAME,
          familyName: ProviderAttribute.FACEBOOK_LAST_NAME,
        },
      });
    return [
      ...(stage.social.google
        ? [{ provider: UserPoolClientIdentityProvider.GOOGLE, resource: google() }]
        : []),
      ...(stage.social.facebook
        ? [{ provider: UserPoolClientIdentityProvider.FACEBOOK, resource: facebook() }]
        : []),
    ];
  }
}

/** Cognito refuses a pool that sends by an identity which SES has not verified. */
function createPoolEmail(stage: Stage): UserPoolEmail {
  if (!stage.mail.verified) return UserPoolEmail.withCognito();
  const { name, address } = parseSender(stage);
  return UserPoolEmail.withSES({
    fromName: name,
    fromEmail: address,
    sesRegion: stage.region,
    ...(stage.mail.identity === 'domain' && { sesVerifiedDomain: toMailIdentity(stage) }),
  });
}
