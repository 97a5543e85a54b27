import { unzipSync } from 'fflate';
import { FileFault } from '../../../../functions/finding/portals/domain/incoming/file-home.ts';
import { formatCount } from '../../../lib/format.ts';
import { fileLimits } from './file-limits.ts';

const megabyte = 1_000_000;

/** The last part of a path: a name that leads out of a folder names nothing but its file. */
export function toBaseName(path: string): string {
  return (path.split(/[/\\]/).at(-1) ?? '').toLowerCase();
}

const isHidden = (path: string): boolean => path.startsWith('__MACOSX/') || toBaseName(path).startsWith('.');

/**
 * The wanted files of a zip by their lower-case names; its folders don't count. Nothing is unpacked of a zip that says
 * of itself that it is too large, and no file grows beyond the size that it says.
 * @throws FileFault for a damaged zip, or one above `fileLimits`
 */
export function unpackFiles(
  zip: Uint8Array,
  isWanted: (name: string, bytes: number) => boolean,
): ReadonlyMap<string, Uint8Array> {
  let files = 0;
  let bytes = 0;
  const found = new Map<string, Uint8Array>();
  const unpacked = unzip(zip, ({ name, originalSize }) => {
    files += 1;
    bytes += originalSize;
    if (files > fileLimits.zipFiles)
      throw new FileFault(`This zip has more than ${formatCount(fileLimits.zipFiles)} files.`);
    if (bytes > fileLimits.unpackedMegabytes * megabyte)
      throw new FileFault(`Unpacked, this zip is larger than ${fileLimits.unpackedMegabytes} MB.`);
    return originalSize > 0 && !isHidden(name) && isWanted(toBaseName(name), originalSize);
  });
  for (const [path, content] of Object.entries(unpacked)) {
    const name = toBaseName(path);
    if (!found.has(name)) found.set(name, content);
  }
  return found;
}

function unzip(zip: Uint8Array, filter: (file: { name: string; originalSize: number }) => boolean) {
  try {
    return unzipSync(zip, { filter });
  } catch (error) {
    if (error instanceof FileFault) throw error;
    throw new FileFault('This zip is damaged, or it has a password.');
  }
}
