import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { type Database, openDatabase } from '../../base/database.ts';
import type { Resources } from '../../template/resources.ts';
import { answerJson, AwsError, type JsonOperation } from '../json-protocol.ts';
import type { LocalService } from '../service.ts';

/** A symmetric key of the template. */
export interface KeyDefinition {
  readonly id: string;
  readonly arn: string;
  readonly enabled: boolean;
  readonly aliases: readonly string[];
}

export interface KmsOptions {
  readonly keys: readonly KeyDefinition[];
  readonly dataFile: string;
}

const Key = z.object({
  Enabled: z.boolean().default(true),
  KeySpec: z.literal('SYMMETRIC_DEFAULT').default('SYMMETRIC_DEFAULT'),
});
const Alias = z.object({ AliasName: z.string(), TargetKeyId: z.string() });

export function readKeys(resources: Pick<Resources, 'of'>): KeyDefinition[] {
  const aliases = resources.of('AWS::KMS::Alias').map((resource) => resource.read(Alias));
  return resources.of('AWS::KMS::Key').map((resource) => {
    const id = resource.ref();
    const arn = String(resource.attribute('Arn'));
    return {
      id,
      arn,
      enabled: resource.read(Key).Enabled,
      aliases: aliases
        .filter(({ TargetKeyId }) => TargetKeyId === id || TargetKeyId === arn)
        .map(({ AliasName }) => AliasName),
    };
  });
}

const schema = `CREATE TABLE IF NOT EXISTS keys (id TEXT PRIMARY KEY, material TEXT NOT NULL);`;
const Row = z.object({ material: z.string() });

const Context = z.record(z.string(), z.string()).default({});
const Blob = z.base64().transform((text) => Buffer.from(text, 'base64'));
const largest = { plaintext: 4_096, ciphertext: 6_144 };
const EncryptInput = z.object({
  KeyId: z.string(),
  Plaintext: Blob.refine(({ length }) => length >= 1 && length <= largest.plaintext),
  EncryptionContext: Context,
});
const DecryptInput = z.object({
  KeyId: z.string().optional(),
  CiphertextBlob: Blob.refine(({ length }) => length >= 1 && length <= largest.ciphertext),
  EncryptionContext: Context,
});

/** The context as bytes, independent of the order of its pairs. */
const toAdditionalData = (context: Record<string, string>): Buffer =>
  Buffer.from(JSON.stringify(Object.entries(context).toSorted(([a], [b]) => (a < b ? -1 : 1))));

const sizes = { iv: 12, tag: 16 };
const cipherVersion = 1;
const algorithm = { EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
/** AWS gives no message with this error. */
const createInvalidCiphertext = () => new AwsError('InvalidCiphertextException', '');

function sealValue(id: string, material: Buffer, plaintext: Buffer, context: Record<string, string>): string {
  const iv = randomBytes(sizes.iv);
  const cipher = createCipheriv('aes-256-gcm', material, iv).setAAD(toAdditionalData(context));
  const body = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  const head = Buffer.from([cipherVersion, Buffer.byteLength(id)]);
  return Buffer.concat([head, Buffer.from(id), iv, cipher.getAuthTag(), body]).toString('base64');
}

/** The id of the key that a ciphertext names. */
const readKeyId = (blob: Buffer): string => blob.subarray(2, 2 + (blob[1] ?? 0)).toString();

function openValue(blob: Buffer, material: Buffer, context: Record<string, string>): Buffer {
  const start = 2 + (blob[1] ?? 0);
  const iv = blob.subarray(start, start + sizes.iv);
  const tag = blob.subarray(start + sizes.iv, start + sizes.iv + sizes.tag);
  try {
    const decipher = createDecipheriv('aes-256-gcm', material, iv, { authTagLength: sizes.tag });
    decipher.setAAD(toAdditionalData(context)).setAuthTag(tag);
    return Buffer.concat([decipher.update(blob.subarray(start + sizes.iv + sizes.tag)), decipher.final()]);
  } catch {
    throw createInvalidCiphertext();
  }
}

function createOperations({ keys }: KmsOptions, db: Database): Record<string, JsonOperation> {
  const find = (name: string) => {
    const key = keys.find(
      ({ id, arn, aliases }) =>
        name === id || name === arn || aliases.some((alias) => name === alias || name.endsWith(`:${alias}`)),
    );
    if (!key) throw new AwsError('NotFoundException', `Key '${name}' does not exist`);
    return key;
  };
  const usable = (name: string) => {
    const key = find(name);
    if (!key.enabled) throw new AwsError('DisabledException', `${key.arn} is disabled.`);
    const row = Row.parse(db.get('SELECT material FROM keys WHERE id = ?', [key.id]));
    return { ...key, material: Buffer.from(row.material, 'base64') };
  };
  return {
    Encrypt(input) {
      const { KeyId, Plaintext, EncryptionContext } = EncryptInput.parse(input);
      const { id, arn, material } = usable(KeyId);
      return {
        CiphertextBlob: sealValue(id, material, Plaintext, EncryptionContext),
        KeyId: arn,
        ...algorithm,
      };
    },
    Decrypt(input) {
      const { KeyId, CiphertextBlob: blob, EncryptionContext } = DecryptInput.parse(input);
      const id = readKeyId(blob);
      if (blob[0] !== cipherVersion || !keys.some((key) => key.id === id)) throw createInvalidCiphertext();
      const key = usable(id);
      if (KeyId !== undefined && find(KeyId).id !== id)
        throw new AwsError('IncorrectKeyException', 'The key ID in the request does not identify a CMK.');
      const plaintext = openValue(blob, key.material, EncryptionContext);
      return { Plaintext: plaintext.toString('base64'), KeyId: key.arn, ...algorithm };
    },
  };
}

/** Finds the ARN of a key by its id, ARN or alias, or of the key that sealed a ciphertext. */
export function createKeyFinder(keys: readonly KeyDefinition[]) {
  return ({
    id,
    ciphertext,
  }: {
    readonly id?: string | undefined;
    readonly ciphertext?: string | undefined;
  }) => {
    const named = ciphertext === undefined ? id : readKeyId(Buffer.from(ciphertext, 'base64'));
    return keys.find((key) => key.id === named || key.arn === named || key.aliases.includes(named ?? ''))
      ?.arn;
  };
}

/** AWS KMS for the template's symmetric keys; their material is created once and stored. */
export function createKms(options: KmsOptions): LocalService {
  const db = openDatabase(options.dataFile, schema);
  const seed = () => {
    for (const { id } of options.keys)
      db.run('INSERT OR IGNORE INTO keys (id, material) VALUES (?, ?)', [
        id,
        randomBytes(32).toString('base64'),
      ]);
  };
  seed();
  const operations = createOperations(options, db);
  const copy = (directory: string) => join(directory, 'kms.sqlite');
  return {
    handle: (request, response) => answerJson(request, response, operations),
    close: async () => db.close(),
    snapshot: async (directory) => db.snapshot(copy(directory)),
    async restore(directory) {
      db.restore(copy(directory));
      seed();
    },
  };
}
