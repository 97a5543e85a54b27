import {
  DecryptCommand,
  EncryptCommand,
  IncorrectKeyException,
  InvalidCiphertextException,
  KMSClient,
} from '@aws-sdk/client-kms';
import { env } from '../../../kernel/env.ts';
import { observeCalls } from '../../../kernel/observability/aws-call.ts';

let client: KMSClient | undefined;
const getKmsClient = (): KMSClient => (client ??= observeCalls(new KMSClient({})));

/** AES-256-GCM inside the key service; the context is authenticated with the data. Base64url. */
export async function encryptText(text: string, context: Record<string, string>): Promise<string> {
  const { CiphertextBlob } = await getKmsClient().send(
    new EncryptCommand({
      KeyId: env('VAULT_KEY_ARN'),
      Plaintext: Buffer.from(text),
      EncryptionContext: context,
    }),
  );
  if (!CiphertextBlob) throw new Error('The key service answered without a ciphertext');
  return Buffer.from(CiphertextBlob).toString('base64url');
}

/** The text; undefined where the ciphertext is not genuine or belongs to another context. */
export async function decryptText(
  ciphertext: string,
  context: Record<string, string>,
): Promise<string | undefined> {
  const bytes = Buffer.from(ciphertext, 'base64url');
  // One value has one spelling.
  if (bytes.toString('base64url') !== ciphertext) return undefined;
  try {
    const { Plaintext } = await getKmsClient().send(
      new DecryptCommand({ KeyId: env('VAULT_KEY_ARN'), CiphertextBlob: bytes, EncryptionContext: context }),
    );
    return Plaintext && Buffer.from(Plaintext).toString();
  } catch (error) {
    if (error instanceof InvalidCiphertextException || error instanceof IncorrectKeyException)
      return undefined;
    throw error;
  }
}
