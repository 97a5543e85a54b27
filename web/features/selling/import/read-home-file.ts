import {
  type FileContent,
  FileFault,
} from '../../../../functions/finding/portals/domain/incoming/file-home.ts';
import {
  type IncomingHome,
  toIncomingHome,
} from '../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { readBlm } from '../../../../functions/finding/portals/domain/incoming/read-blm.ts';
import { readFramework } from '../../../../functions/finding/portals/domain/incoming/read-framework.ts';
import type { Draft } from '../../../entities/own-home/api.ts';
import { decodeText } from '../../../lib/decode-text.ts';
import { formatCount } from '../../../lib/format.ts';
import { fileLimits } from './file-limits.ts';
import { createHomeFiles, type HomeFiles, unpackFiles } from './home-zip.ts';
import { readCsv } from './read-csv.ts';
import { readReaxml } from './read-reaxml.ts';

export type HomeFileFormat = Extract<NonNullable<Draft['source']>, { format: string }>['format'];

/** What a file has, before anything of it is kept. */
export interface HomeFileReading {
  readonly name: string;
  readonly format: HomeFileFormat;
  readonly homes: readonly IncomingHome[];
  readonly remarks: readonly string[];
  readonly files: HomeFiles;
  /** The bytes of some of these files, by their paths. */
  readonly unpack: (paths: ReadonlySet<string>) => Promise<ReadonlyMap<string, Uint8Array>>;
}

const endings = ['.blm', '.xml', '.csv', '.json'] as const;
const megabyte = 1_000_000;
const isHomeFile = (name: string): boolean => endings.some((ending) => name.endsWith(ending));

/**
 * The homes of a BLM, REAXML, CSV or Property Data Trust Framework file, or of a zip with one of them.
 * @throws FileFault with a text for the person who chose the file
 */
export async function readHomeFile(file: File): Promise<HomeFileReading> {
  const name = file.name.toLowerCase();
  if (!name.endsWith('.zip')) {
    assertSize(file.size, fileLimits.megabytes);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const files = createHomeFiles([], name);
    return { ...readText(name, bytes, file), name: file.name, files, unpack: async () => new Map() };
  }
  assertSize(file.size, fileLimits.zipMegabytes);
  const load = async () => new Uint8Array(await file.arrayBuffer());
  const paths = new Set<string>();
  const [inside, ...others] = unpackFiles(await load(), (each, bytes) => {
    if (!isHomeFile(each)) {
      paths.add(each);
      return false;
    }
    // Before it is unpacked: a small zip can have a very large table.
    assertSize(bytes, fileLimits.megabytes);
    return true;
  });
  if (!inside) throw new FileFault('This zip has no .blm, .xml, .csv or .json file with homes.');
  if (others.length > 0)
    throw new FileFault(
      'This zip has several files with homes. Choose them one at a time, or leave one in the zip.',
    );
  const [homeFile, bytes] = inside;
  return {
    ...readText(homeFile, bytes, file),
    name: file.name,
    files: createHomeFiles(paths, homeFile),
    unpack: async (wanted) => unpackFiles(await load(), (each) => wanted.has(each)),
  };
}

function assertSize(bytes: number, megabytes: number): void {
  if (bytes === 0) throw new FileFault('This file is empty.');
  if (bytes > megabytes * megabyte) throw new FileFault(`This file is larger than ${megabytes} MB.`);
}

function readText(
  name: string,
  bytes: Uint8Array,
  { lastModified }: Pick<File, 'lastModified'>,
): Pick<HomeFileReading, 'format' | 'homes' | 'remarks'> {
  const text = decodeText(bytes);
  if (text.trim() === '') throw new FileFault('This file is empty.');
  const format = findFormat(name, text);
  const { homes, remarks } = readers[format](text, new Date(lastModified));
  if (homes.length === 0) throw new FileFault('This file has headings, but no homes.');
  if (homes.length > fileLimits.homes)
    throw new FileFault(
      `This file has ${formatCount(homes.length)} homes. We read ${fileLimits.homes} at a time: split it into several files.`,
    );
  return { format, homes: homes.map(toIncomingHome), remarks };
}

const readers: Readonly<Record<HomeFileFormat, (text: string, savedAt: Date) => FileContent>> = {
  blm: readBlm,
  reaxml: readReaxml,
  csv: readCsv,
  pdtf: (text, savedAt) => readFramework(text, { savedAt, now: new Date() }),
};

/** By the name's ending, or by how the text begins. */
function findFormat(name: string, text: string): HomeFileFormat {
  if (name.endsWith('.blm') || text.trimStart().startsWith('#HEADER#')) return 'blm';
  if (name.endsWith('.json') || /^\s*[{[]/.test(text)) return 'pdtf';
  if (name.endsWith('.xml') || text.trimStart().startsWith('<')) return 'reaxml';
  if (name.endsWith('.csv')) return 'csv';
  throw new FileFault('Choose a .csv, .blm, .xml or .json file, or a .zip with one of them.');
}
