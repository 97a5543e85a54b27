import { randomBytes } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { env } from '../../../kernel/env.ts';
import { OriginSecret } from '../../../kernel/http/origin-header.ts';
import { observeCalls } from '../../../kernel/observability/aws-call.ts';

let client: SecretsManagerClient | undefined;
const getSecretsClient = (): SecretsManagerClient => (client ??= observeCalls(new SecretsManagerClient({})));

/** The present secret, read without a cache. */
export async function getOriginSecret(): Promise<OriginSecret> {
  const { SecretString = '' } = await getSecretsClient().send(
    new GetSecretValueCommand({ SecretId: env('ORIGIN_SECRET_ARN') }),
  );
  return OriginSecret.parse(JSON.parse(SecretString));
}

export async function saveOriginSecret(secret: OriginSecret): Promise<void> {
  const SecretString = JSON.stringify(secret);
  await getSecretsClient().send(
    new PutSecretValueCommand({ SecretId: env('ORIGIN_SECRET_ARN'), SecretString }),
  );
}

/** A new value; hexadecimal, as it goes into a header and into XML. */
export function createOriginValue(): string {
  return randomBytes(32).toString('hex');
}
