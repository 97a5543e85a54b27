import { join } from 'node:path';
import { DecryptCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createKms, readKeys } from '../aws/kms/index.ts';
import { serveOnFreePort, readResourcesOf, createTemporaryFolder } from './test-services.ts';

type Context = Record<string, string>;

async function world() {
  const dataFile = join(createTemporaryFolder(), 'kms.sqlite');
  const resources = readResourcesOf({
    Vault: { Type: 'AWS::KMS::Key', Properties: { EnableKeyRotation: true } },
    VaultAlias: {
      Type: 'AWS::KMS::Alias',
      Properties: { AliasName: 'alias/vault', TargetKeyId: { 'Fn::GetAtt': ['Vault', 'Arn'] } },
    },
    Other: { Type: 'AWS::KMS::Key', Properties: {} },
    Off: { Type: 'AWS::KMS::Key', Properties: { Enabled: false } },
  });
  const keys = readKeys(resources);
  const start = () => createKms({ keys, dataFile });
  let kms = start();
  const endpoint = await serveOnFreePort((request, response) => kms.handle(request, response, undefined));
  const sdk = new KMSClient({
    endpoint,
    region: 'eu-west-2',
    maxAttempts: 1,
    credentials: { accessKeyId: 'fn', secretAccessKey: 'secret' },
  });
  onTestFinished(async () => {
    sdk.destroy();
    await kms.close();
  });
  const [vault, other, off] = keys;
  return {
    vault: [String(vault?.id), String(vault?.arn)],
    other: String(other?.arn),
    off: String(off?.arn),
    async restart() {
      await kms.close();
      kms = start();
    },
    seal: async (text: Uint8Array, context: Context, KeyId = 'alias/vault') =>
      (await sdk.send(new EncryptCommand({ KeyId, Plaintext: text, EncryptionContext: context })))
        .CiphertextBlob ?? new Uint8Array(),
    open: async (CiphertextBlob: Uint8Array, context: Context, KeyId?: string) =>
      (
        await sdk.send(
          new DecryptCommand({ CiphertextBlob, EncryptionContext: context, ...(KeyId && { KeyId }) }),
        )
      ).Plaintext,
  };
}
const bytes = (text: string) => new TextEncoder().encode(text);
const context = { userId: 'usr_1', purpose: 'invite' };

describe('a key', () => {
  test('decrypts its own ciphertexts in the same context, in any order of its pairs', async () => {
    const w = await world();
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 4_096 }),
        fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { maxKeys: 5, noNullPrototype: true }),
        async (text, pairs) => {
          const turned = Object.fromEntries(Object.entries(pairs).toReversed());
          expect(await w.open(await w.seal(text, pairs), turned)).toEqual(text);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('decrypts after a restart, by its alias, its id and its ARN', async () => {
    const w = await world();
    const sealed = await w.seal(bytes('secret'), context);
    await w.restart();
    for (const name of ['alias/vault', ...w.vault])
      expect(await w.open(sealed, context, name)).toEqual(bytes('secret'));
  });

  test.each([
    ['another value', { ...context, purpose: 'unsubscribe' }],
    ['a pair less', { userId: 'usr_1' }],
    ['a pair more', { ...context, more: '1' }],
    ['no context', {}],
  ])('refuses another context: %s', async (_, other) => {
    const w = await world();
    const sealed = await w.seal(bytes('secret'), context);
    await expect(w.open(sealed, other)).rejects.toMatchObject({ name: 'InvalidCiphertextException' });
  });

  test('refuses a ciphertext of which one byte differs', async () => {
    const w = await world();
    const sealed = await w.seal(bytes('secret'), context);
    for (const at of sealed.keys()) {
      const changed = Uint8Array.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(w.open(changed, context)).rejects.toMatchObject({ name: 'InvalidCiphertextException' });
    }
  });

  test('refuses to decrypt under another key, and refuses an unknown or disabled key', async () => {
    const w = await world();
    const sealed = await w.seal(bytes('secret'), context);
    await expect(w.open(sealed, context, w.other)).rejects.toMatchObject({ name: 'IncorrectKeyException' });
    await expect(w.seal(bytes('secret'), context, 'alias/none')).rejects.toMatchObject({
      name: 'NotFoundException',
    });
    await expect(w.seal(bytes('secret'), context, w.off)).rejects.toMatchObject({
      name: 'DisabledException',
    });
  });

  test('encrypts 4 kB at most', async () => {
    const w = await world();
    await expect(w.seal(new Uint8Array(4_097), context)).rejects.toMatchObject({
      name: 'ValidationException',
    });
  });
});
