import { CfnOutput, type RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { suppressNagRules } from './nag-suppressions.ts';
import { toSecretName } from './resource-names.ts';

interface ProviderSecret {
  readonly purpose: string;
  /** The fields that an operator fills in. */
  readonly fields: readonly string[];
}

/**
 * Secrets that an operator fills in after the first deployment, by their noun in `gable/<stage>/<noun>`; a feature is
 * off while its fields say `unset`.
 */
export const providerSecrets = {
  'address-lookup': { purpose: 'Address lookup by postcode', fields: ['apiKey'] },
  'energy-register': { purpose: 'Energy certificates of England and Wales', fields: ['token'] },
  'council-tax': { purpose: 'Council tax bands by postcode', fields: ['apiKey'] },
  'travel-time': { purpose: 'Travel times and areas', fields: ['applicationId', 'apiKey'] },
  broadband: { purpose: 'Broadband speeds by postcode', fields: ['apiKey'] },
  stripe: { purpose: 'Payment by card', fields: ['secretKey', 'webhookSecret'] },
  paypal: {
    purpose: 'Payment by online wallet',
    fields: ['clientId', 'clientSecret', 'webhookId', 'merchantId'],
  },
  'identity-checks': {
    purpose: 'Identity checks by document and selfie',
    fields: ['secretKey', 'webhookSecret'],
  },
  'open-banking': {
    purpose: 'Proof of funds by a look at a buyer’s bank accounts',
    fields: ['clientId', 'clientSecret'],
  },
  signing: {
    purpose: 'Memoranda signed at Documenso',
    fields: ['apiToken', 'webhookSecret'],
  },
  'land-registry-gateway': {
    purpose: 'Checks of ownership with HM Land Registry',
    fields: ['username', 'password', 'certificate', 'privateKey', 'authority'],
  },
  'portal-rightmove': {
    purpose: 'Homes on Rightmove',
    fields: ['certificate', 'privateKey', 'authority'],
  },
  'portal-onthemarket': {
    purpose: 'Homes on OnTheMarket',
    fields: ['certificate', 'privateKey', 'authority'],
  },
  'portal-zoopla': {
    purpose: 'Homes on Zoopla',
    fields: ['certificate', 'privateKey', 'authority'],
  },
  push: { purpose: 'Notices on phones and computers', fields: ['publicKey', 'privateKey'] },
  'ip-trace': { purpose: 'Country and risk of a network address', fields: ['token'] },
  ecologi: { purpose: 'Trees and carbon', fields: ['apiKey', 'username'] },
} as const satisfies Readonly<Record<string, ProviderSecret>>;

interface ProviderSecretOptions {
  readonly stage: Stage;
  readonly noun: keyof typeof providerSecrets;
  readonly removalPolicy: RemovalPolicy;
}

/** Creates a secret whose fields say `unset`, with its name as an output of the stack. */
export function createProviderSecret(
  scope: Construct,
  id: string,
  { stage, noun, removalPolicy }: ProviderSecretOptions,
): Secret {
  const { purpose, fields }: ProviderSecret = providerSecrets[noun];
  const secretName = toSecretName(stage, noun);
  const unset = Object.fromEntries(fields.map((field) => [field, 'unset']));
  const shape = fields.map((field) => `"${field}": "..."`).join(', ');
  new CfnOutput(scope, `${id}SecretName`, { value: secretName, description: purpose });
  const secret = new Secret(scope, id, {
    secretName,
    description: `${purpose}: {${shape}}; it is off while they say unset`,
    generateSecretString: { secretStringTemplate: JSON.stringify(unset), generateStringKey: 'nonce' },
    removalPolicy,
  });
  suppressNagRules(secret, { 'AwsSolutions-SMG4': 'Keys of another company, which renews them by hand' });
  return secret;
}
