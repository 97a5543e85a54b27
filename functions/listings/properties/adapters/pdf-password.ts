import { createCipheriv, createHash } from 'node:crypto';

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const md5 = (...parts: readonly Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

/** RC4, by which old PDFs check their password. */
function applyRc4(key: Buffer, data: Buffer): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => box[index & 255] ?? 0;
  const swap = (first: number, second: number): void => {
    const value = at(first);
    box[first & 255] = at(second);
    box[second & 255] = value;
  };
  let second = 0;
  for (let first = 0; first < 256; first += 1) {
    second = (second + at(first) + (key[first % key.length] ?? 0)) & 255;
    swap(first, second);
  }
  second = 0;
  return Buffer.from(
    data.map((byte, index) => {
      second = (second + at(index + 1)) & 255;
      swap(index + 1, second);
      return byte ^ at(at(index + 1) + at(second));
    }),
  );
}

/** The bytes of a PDF's string, `(…)` with its escapes or `<…>` in hexadecimal. */
function readString(dictionary: string, name: string): Buffer {
  const [, hex, text = ''] =
    new RegExp(`/${name}\\s*(?:<([\\dA-Fa-f\\s]*)>|\\(((?:\\\\[\\s\\S]|[^\\\\)])*)\\))`).exec(dictionary) ??
    [];
  if (hex !== undefined) return Buffer.from(hex.replaceAll(/\s/g, ''), 'hex');
  const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const plain = text.replaceAll(/\\([0-7]{1,3}|\r?\n|[\s\S])/g, (_, sign: string) =>
    /^[0-7]/.test(sign)
      ? String.fromCharCode(Number.parseInt(sign, 8) & 255)
      : sign.trim() === '' && sign !== ' '
        ? ''
        : (escapes[sign] ?? sign),
  );
  return Buffer.from(plain, 'latin1');
}
const readNumber = (dictionary: string, name: string, otherwise: number): number =>
  Number(new RegExp(`/${name}\\s+(-?\\d+)`).exec(dictionary)?.[1] ?? otherwise);

/** The check of an empty password in PDF 2.0 (ISO 32000-2, algorithm 2.B). */
function hashEmptyPassword(salt: Buffer): Buffer {
  let key = createHash('sha256').update(salt).digest();
  for (let round = 0; ; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const sealed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const kind = sealed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][kind] ?? 'sha256')
      .update(sealed)
      .digest();
    if (round >= 63 && (sealed.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
}

/**
 * Whether a PDF opens only with a password, by its encryption dictionary and the first id of its file (ISO
 * 32000-1, 7.6.3.4). One that is only protected against changes opens without.
 */
export function needsPassword(encryption: string, id: Buffer): boolean {
  const revision = readNumber(encryption, 'R', 0);
  const user = readString(encryption, 'U');
  if (revision === 5)
    return !createHash('sha256').update(user.subarray(32, 40)).digest().equals(user.subarray(0, 32));
  if (revision === 6) return !hashEmptyPassword(user.subarray(32, 40)).equals(user.subarray(0, 32));
  if (revision > 6 || revision < 2) return true;
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(readNumber(encryption, 'P', 0) | 0);
  const hidesMetadata = /\/EncryptMetadata\s+false/.test(encryption);
  const owner = readString(encryption, 'O').subarray(0, 32);
  const isOpenMetadata = revision >= 4 && hidesMetadata ? [Buffer.alloc(4, 255)] : [];
  const length =
    revision === 2
      ? 5
      : readNumber(
          encryption.replaceAll(/\/CF\s*<<[\s\S]*?>>\s*>>/g, ''),
          'Length',
          revision === 4 ? 128 : 40,
        ) / 8;
  let key = md5(padding, owner, flags, id, ...isOpenMetadata).subarray(0, length);
  if (revision === 2) return !applyRc4(key, padding).equals(user.subarray(0, 32));
  for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, length);
  let check = md5(padding, id);
  for (let round = 0; round < 20; round += 1)
    check = applyRc4(Buffer.from(key.map((byte) => byte ^ round)), check);
  return !check.equals(user.subarray(0, 16));
}
