import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type * as z from 'zod';
import { now } from '../clock.ts';

let client: SecretsManagerClient | undefined;
const known = new Map<string, { readonly fields: unknown; readonly readAt: number }>();

/** A changed secret is read again after this time, so that keys can be set without a deployment. */
const keptMilliseconds = 5 * 60_000;

/** The fields of a secret; `undefined` while one of them is `unset`, which switches its feature off. */
export async function findSecretFields<T extends z.ZodType<Record<string, string>>>(
  arn: string,
  schema: T,
): Promise<z.output<T> | undefined> {
  const fields = schema.safeParse(await read(arn)).data;
  return fields && Object.values(fields).includes('unset') ? undefined : fields;
}

async function read(arn: string): Promise<unknown> {
  const time = now().getTime();
  const found = known.get(arn);
  const age = found && time - found.readAt;
  // A clock that was set back gives a negative age.
  if (age !== undefined && age >= 0 && age < keptMilliseconds) return found?.fields;
  client ??= new SecretsManagerClient({});
  const { SecretString = '{}' } = await client.send(new GetSecretValueCommand({ SecretId: arn }));
  const fields: unknown = JSON.parse(SecretString);
  known.set(arn, { fields, readAt: time });
  return fields;
}
