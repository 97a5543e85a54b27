import { join } from 'node:path';
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { expect, onTestFinished, test } from 'vitest';
import { createSecrets, readSecrets } from '../aws/secretsmanager/index.ts';
import { serveOnFreePort, readResourcesOf, createTemporaryFolder, createTestClock } from './test-services.ts';

async function world() {
  const dataFile = join(createTemporaryFolder(), 'secrets.sqlite');
  const resources = readResourcesOf({
    Lookup: {
      Type: 'AWS::SecretsManager::Secret',
      Properties: {
        Name: 'lookup',
        Description: 'A key',
        GenerateSecretString: {
          SecretStringTemplate: '{"apiKey":"unset"}',
          GenerateStringKey: 'nonce',
          PasswordLength: 12,
          ExcludePunctuation: true,
        },
      },
    },
    Plain: { Type: 'AWS::SecretsManager::Secret', Properties: { Name: 'plain', SecretString: 'as given' } },
  });
  const start = () =>
    createSecrets({
      secrets: readSecrets(resources, (id) => (id === 'Lookup' ? { apiKey: 'filled-in' } : undefined)),
      dataFile,
      clock: createTestClock(),
    });
  let secrets = start();
  const endpoint = await serveOnFreePort((request, response) => secrets.handle(request, response, undefined));
  const sdk = new SecretsManagerClient({
    endpoint,
    region: 'eu-west-2',
    maxAttempts: 1,
    credentials: { accessKeyId: 'fn', secretAccessKey: 'secret' },
  });
  onTestFinished(async () => {
    sdk.destroy();
    await secrets.close();
  });
  return {
    sdk,
    async restart() {
      await secrets.close();
      secrets = start();
    },
    read: async (SecretId: string) =>
      (await sdk.send(new GetSecretValueCommand({ SecretId }))).SecretString ?? '',
  };
}

test('a secret has the template’s initial value and the operator’s fields', async () => {
  const w = await world();
  expect(await w.read('plain')).toBe('as given');
  expect(JSON.parse(await w.read('lookup'))).toEqual({
    apiKey: 'filled-in',
    nonce: expect.stringMatching(/^[A-Za-z0-9]{12}$/),
  });
  const { ARN, Description } = await w.sdk.send(new DescribeSecretCommand({ SecretId: 'lookup' }));
  expect(Description).toBe('A key');
  expect(await w.read(ARN ?? '')).toBe(await w.read('lookup'));
});

test('generated and put values survive a restart', async () => {
  const w = await world();
  const before = await w.read('lookup');
  await w.sdk.send(new PutSecretValueCommand({ SecretId: 'plain', SecretString: 'changed' }));
  await w.restart();
  expect([await w.read('lookup'), await w.read('plain')]).toEqual([before, 'changed']);
});

test('an unknown secret is not found', async () => {
  const w = await world();
  await expect(w.read('none')).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
    message: "Secrets Manager can't find the specified secret.",
  });
});
