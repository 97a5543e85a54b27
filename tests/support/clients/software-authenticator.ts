import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import * as z from 'zod';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (data: string | Buffer) => Buffer.from(data).toString('base64url');

/** User present and verified. */
const flags = 0x05;
const withCredential = 0x40;

const Creation = z.object({ challenge: z.string(), rp: z.object({ id: z.string() }) });
const Request = z.object({ challenge: z.string(), rpId: z.string() });

/** CBOR of the text strings and the bytes that an attestation without a statement consists of. */
function attestationOf(authData: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const length = Buffer.from([0x58, authData.length]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    length,
    authData,
  ]);
}

/** A device with one passkey, which answers WebAuthn's options as a browser at `origin` does. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE: an ES256 key on P-256.
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const id = randomBytes(16);
  let counter = 0;
  const dataOf = (rpId: string, more: Buffer, bits: number) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), count, more]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const named = { id: encode(id), rawId: encode(id), type: 'public-key', clientExtensionResults: {} };
  return {
    /** The answer to `navigator.credentials.create`. */
    register(options: unknown) {
      const { challenge, rp } = Creation.parse(options);
      const size = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), size, id, key]);
      const authData = dataOf(rp.id, credential, flags | withCredential);
      return {
        ...named,
        response: {
          clientDataJSON: encode(clientData('webauthn.create', challenge)),
          attestationObject: encode(attestationOf(authData)),
          transports: ['internal'],
        },
      };
    },
    /** The answer to `navigator.credentials.get`, as text; `bits` are its flags. */
    answer(options: unknown, bits = flags) {
      const { challenge, rpId } = Request.parse(options);
      const data = clientData('webauthn.get', challenge);
      const authData = dataOf(rpId, Buffer.alloc(0), bits);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      const response = {
        clientDataJSON: encode(data),
        authenticatorData: encode(authData),
        signature: encode(signature),
      };
      return JSON.stringify({ ...named, response });
    },
  };
}
