const marks = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/**
 * The text of a file in UTF-8, UTF-16 or Windows-1252, without its byte order mark. Windows programs name no encoding:
 * what isn't UTF-8 is theirs.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(findEncoding(bytes)).decode(bytes).replace(/^\uFEFF/, '');
}

function findEncoding(bytes: Uint8Array): string {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[0];
  // Latin letters in UTF-16 have a zero in every other byte.
  const [even, odd] = [countZeros(bytes, 0), countZeros(bytes, 1)];
  if (even + odd > 2) return odd > even ? 'utf-16le' : 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

const sample = 400;
const countZeros = (bytes: Uint8Array, from: 0 | 1): number =>
  bytes.slice(0, sample).filter((byte, at) => byte === 0 && at % 2 === from).length;

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
