import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A zip that is written file by file; only the finished parts stay in memory. */
export interface ZipWriter {
  addText(name: string, text: string): void;
  /** Pictures and PDFs are compressed already and are stored as they are. */
  addFile(name: string, bytes: Uint8Array): void;
  finish(): Uint8Array;
}

export function createZip(): ZipWriter {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  return {
    addText(name, text) {
      const file = new ZipDeflate(name, { level: 6 });
      zip.add(file);
      file.push(Buffer.from(text, 'utf8'), true);
    },
    addFile(name, bytes) {
      const file = new ZipPassThrough(name);
      zip.add(file);
      file.push(bytes, true);
    },
    finish() {
      zip.end();
      return Buffer.concat(parts);
    },
  };
}
