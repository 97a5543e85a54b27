import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** A long text, compressed. */
export function packText(text: string): string {
  return brotliCompressSync(text).toString('base64');
}
export function readText(packed: string): string {
  return brotliDecompressSync(Buffer.from(packed, 'base64')).toString();
}
