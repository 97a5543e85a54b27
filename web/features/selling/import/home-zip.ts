import { unzipSync } from 'fflate';
import { FileFault } from '../../../../functions/finding/portals/domain/incoming/file-home.ts';
import { formatCount } from '../../../lib/format.ts';
import { fileLimits } from './file-limits.ts';

const megabyte = 1_000_000;

/** The files that came with the one of the homes. */
export interface HomeFiles {
  /** Where the file of the homes is; empty for the top of the zip. */
  readonly folder: string;
  readonly byBaseName: ReadonlyMap<string, readonly string[]>;
}

/** A path with `/` and in small letters; one that leads out of its folder stays inside. */
export function toPath(name: string): string {
  return name
    .toLowerCase()
    .split(/[/\\]/)
    .filter((part) => !['', '.', '..'].includes(part))
    .join('/');
}

const toBaseName = (path: string): string => path.split('/').at(-1) ?? '';

export function createHomeFiles(paths: Iterable<string>, homeFile: string): HomeFiles {
  const byBaseName = new Map<string, string[]>();
  for (const path of paths) {
    const name = toBaseName(path);
    byBaseName.set(name, [...(byBaseName.get(name) ?? []), path]);
  }
  return { folder: homeFile.split('/').slice(0, -1).join('/'), byBaseName };
}

/**
 * The paths that a name in a file of homes may mean: beside that file or from the top of the zip, else by as much of
 * the path as both have. Several homes may each have a `front.jpg`, so more than one path is none.
 */
export function listPaths(name: string, { folder, byBaseName }: HomeFiles): readonly string[] {
  const wanted = toPath(name);
  const paths = byBaseName.get(toBaseName(wanted)) ?? [];
  const exact = [toPath(`${folder}/${wanted}`), wanted].find((path) => paths.includes(path));
  if (exact !== undefined) return [exact];
  const inside = paths.filter((path) => path.endsWith(`/${wanted}`));
  return inside.length > 0 ? inside : paths.filter((path) => wanted.endsWith(`/${path}`));
}

const isHidden = (path: string): boolean => path.startsWith('__macosx/') || toBaseName(path).startsWith('.');

/**
 * The wanted files of a zip by their paths, as `toPath` writes them. Nothing is unpacked of a zip that says of itself
 * that it is too large, and no file grows beyond the size that it says.
 * @throws FileFault for a damaged zip, or one above `fileLimits`
 */
export function unpackFiles(
  zip: Uint8Array,
  isWanted: (path: string, bytes: number) => boolean,
): ReadonlyMap<string, Uint8Array> {
  let files = 0;
  let bytes = 0;
  const found = new Map<string, Uint8Array>();
  const unpacked = unzip(zip, ({ name, size, originalSize }) => {
    files += 1;
    bytes += Math.max(size, originalSize);
    if (files > fileLimits.zipFiles)
      throw new FileFault(`This zip has more than ${formatCount(fileLimits.zipFiles)} files.`);
    if (bytes > fileLimits.unpackedMegabytes * megabyte)
      throw new FileFault(`Unpacked, this zip is larger than ${fileLimits.unpackedMegabytes} MB.`);
    const path = toPath(name);
    return originalSize > 0 && !isHidden(path) && isWanted(path, originalSize);
  });
  for (const [name, content] of Object.entries(unpacked)) {
    const path = toPath(name);
    if (!found.has(path)) found.set(path, content);
  }
  return found;
}

function unzip(
  zip: Uint8Array,
  filter: (file: { name: string; size: number; originalSize: number }) => boolean,
) {
  try {
    return unzipSync(zip, { filter });
  } catch (error) {
    if (error instanceof FileFault) throw error;
    throw new FileFault('This zip is damaged, or it has a password.');
  }
}
