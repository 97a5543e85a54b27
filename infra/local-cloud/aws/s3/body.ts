import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { createNotImplemented, S3Error } from './errors.ts';

const createBadChunk = () => new S3Error(400, 'IncompleteBody', 'The request body terminated unexpectedly');

/** The checksum algorithms clients use by default or by choice here. */
export const checksums = ['crc32', 'sha1', 'sha256'] as const;
export type ChecksumName = (typeof checksums)[number];

export function parseChecksumName(name: string): ChecksumName {
  const known = checksums.find((candidate) => candidate === name.toLowerCase());
  if (!known) throw createNotImplemented(`The checksum algorithm ${name}`);
  return known;
}

/** Digests a body while it is streamed: size, MD5, SHA-256 and, if wanted, one more checksum in base64. */
export function createBodySum(also: ChecksumName | undefined) {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  const sha1 = createHash('sha1');
  let crc = 0;
  let size = 0;
  return {
    add(part: Buffer) {
      size += part.length;
      md5.update(part);
      sha256.update(part);
      if (also === 'sha1') sha1.update(part);
      if (also === 'crc32') crc = crc32(part, crc);
    },
    end() {
      const digest = sha256.digest();
      const crcBytes = Buffer.alloc(4);
      crcBytes.writeUInt32BE(crc);
      const sums = { crc32: crcBytes, sha1: sha1.digest(), sha256: digest };
      return {
        size,
        md5: md5.digest(),
        sha256: digest.toString('hex'),
        checksum: also && sums[also].toString('base64'),
      };
    },
  };
}

export type BodySum = ReturnType<ReturnType<typeof createBodySum>['end']>;

/** A complete body as a stream of one part. */
export async function* streamWhole(body: Buffer): AsyncGenerator<Buffer> {
  yield body;
}

/** Reads a stream by lines or by a number of bytes. */
function createReader(source: AsyncIterable<unknown>) {
  const iterator = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const more = async () => {
    const { done, value } = await iterator.next();
    if (done) throw createBadChunk();
    if (!Buffer.isBuffer(value)) throw new TypeError('a request body is bytes');
    return value;
  };
  return {
    async line(): Promise<string> {
      let end = rest.indexOf('\r\n');
      while (end < 0) {
        rest = Buffer.concat([rest, await more()]);
        end = rest.indexOf('\r\n');
      }
      const line = rest.subarray(0, end).toString('latin1');
      rest = rest.subarray(end + 2);
      return line;
    },
    async *bytes(count: number): AsyncGenerator<Buffer> {
      let left = count;
      while (left > 0) {
        if (rest.length === 0) rest = await more();
        const part = rest.subarray(0, left);
        rest = rest.subarray(part.length);
        left -= part.length;
        yield part;
      }
    },
  };
}

/**
 * Unpacks `aws-chunked`, the framing SDKs use for streams; `trailers` receives the headers after the last
 * chunk.
 */
export async function* decodeChunks(
  source: AsyncIterable<unknown>,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer> {
  const read = createReader(source);
  for (;;) {
    const size = Number.parseInt((await read.line()).split(';')[0] ?? '', 16);
    if (Number.isNaN(size)) throw createBadChunk();
    if (size === 0) break;
    yield* read.bytes(size);
    await read.line();
  }
  for (let line = await read.line(); line !== ''; line = await read.line()) {
    const [name = '', value = ''] = line.split(/:(.*)/s, 2);
    trailers.set(name.trim().toLowerCase(), value.trim());
  }
}
