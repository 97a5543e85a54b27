import * as z from 'zod';
import { createBase } from './base.ts';
import { type IndexState, createState } from './store.ts';

/**
 * A snapshot is a head, padded with blanks to a multiple of eight bytes, and the base as it is in memory. The
 * head is two lines: its own length in bytes, and JSON.
 */
/** Grows with each change of what a snapshot holds or of how texts become terms. */
export const snapshotForm = 3;
const formatValue = `gable-search/${snapshotForm}`;
const lengthBytes = 16;
const chunkBytes = 8 * 1024 * 1024;

const whole = z.number().int().nonnegative();
const headSchema = z.object({
  format: z.literal(formatValue),
  littleEndian: z.boolean(),
  version: z.number(),
  removed: z.array(z.tuple([z.string(), z.number()])),
  outline: z.object({
    rows: whole,
    vocabulary: z.object({ types: z.array(z.string()), tenures: z.array(z.string()) }),
    firstBand: z.number().int(),
    bands: whole,
    known: z.object({ price_per_sqm: whole, reduced_at: whole }),
    termCount: whole,
    termBytes: whole,
    postingNumbers: whole,
  }),
});

const littleEndian = (): boolean => new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

const headBytes = (state: IndexState): Uint8Array => {
  const head: z.infer<typeof headSchema> = {
    format: formatValue,
    littleEndian: littleEndian(),
    version: state.version === -Infinity ? 0 : state.version,
    removed: [...state.removed],
    outline: {
      ...state.base.outline,
      vocabulary: {
        types: [...state.base.outline.vocabulary.types],
        tenures: [...state.base.outline.vocabulary.tenures],
      },
    },
  };
  const json = new TextEncoder().encode(JSON.stringify(head));
  const length = lengthBytes + ((json.length + 7) & ~7);
  const bytes = new Uint8Array(length).fill(32);
  bytes.set(new TextEncoder().encode(`${length}`.padEnd(lengthBytes - 1) + '\n'));
  bytes.set(json, lengthBytes);
  return bytes;
};

/** The snapshot's bytes in chunks; those of the base are views, so write them before the next change. */
export function toChunks(state: IndexState): Uint8Array[] {
  const chunks = [headBytes(state)];
  const { bytes } = state.base;
  for (let at = 0; at < bytes.length; at += chunkBytes) chunks.push(bytes.subarray(at, at + chunkBytes));
  return chunks;
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(new Uint8Array(bytes));

const readHead = (bytes: Uint8Array): { length: number; head: z.infer<typeof headSchema> } => {
  const length = Number(decode(bytes.subarray(0, lengthBytes)));
  if (!Number.isInteger(length) || length < lengthBytes || length > bytes.length || length % 8 !== 0) {
    throw new RangeError('Not a search snapshot');
  }
  const head = headSchema.parse(JSON.parse(decode(bytes.subarray(lengthBytes, length))));
  if (head.littleEndian !== littleEndian()) throw new RangeError('The snapshot is of another byte order');
  return { length, head };
};

/**
 * The state over these bytes, which are copied only when they do not start at a multiple of eight.
 * @throws RangeError on a foreign or truncated file
 */
export function parseState(bytes: Uint8Array): IndexState {
  const { length, head } = readHead(bytes);
  const body = bytes.subarray(length);
  const base = createBase(body.byteOffset % 8 === 0 ? body : new Uint8Array(body), head.outline);
  return createState(base, head.version, head.removed);
}
