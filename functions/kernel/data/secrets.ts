import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type * as z from 'zod';
import { now } from '../clock.ts';
import { observeCalls } from '../observability/aws-call.ts';
import { minuteMs } from '../time.ts';

/** People wait for what needs a secret. */
const timeouts = { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true };
const client = observeCalls(new SecretsManagerClient({ requestHandler: timeouts }));

const known = new Map<string, { readonly fields: unknown; readonly readAt: number }>();

/** A changed secret is read again after this time, so that keys can be set without a deployment. */
const keptMilliseconds = 5 * minuteMs;

/**
 * The fields of a secret, at most `maxAge` milliseconds old; `undefined` while one of them is `unset`, which
 * switches its feature off.
 */
export async function findSecretFields<T extends z.ZodType<Record<string, string>>>(
  arn: string,
  schema: T,
  maxAge = keptMilliseconds,
): Promise<z.output<T> | undefined> {
  const fields = schema.safeParse(await read(arn, maxAge)).data;
  return fields && Object.values(fields).includes('unset') ? undefined : fields;
}

async function read(arn: string, maxAge: number): Promise<unknown> {
  const time = now().getTime();
  const found = known.get(arn);
  const age = found && time - found.readAt;
  // A clock that was set back gives a negative age.
  if (age !== undefined && age >= 0 && age < maxAge) return found?.fields;
  const fields = await fetchFields(arn);
  known.set(arn, { fields, readAt: time });
  return fields;
}

async function fetchFields(arn: string): Promise<unknown> {
  const { SecretString = '{}' } = await client.send(new GetSecretValueCommand({ SecretId: arn }));
  const fields: unknown = JSON.parse(SecretString);
  return fields;
}
