import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type Database, openDatabase } from '../../base/database.ts';

const schema = `
CREATE TABLE IF NOT EXISTS objects (
  bucket TEXT NOT NULL, key TEXT NOT NULL, blob TEXT NOT NULL, size INTEGER NOT NULL, etag TEXT NOT NULL,
  modified INTEGER NOT NULL, headers TEXT NOT NULL, checksum TEXT NOT NULL, tags TEXT NOT NULL,
  PRIMARY KEY (bucket, key)) WITHOUT ROWID;`;

const Strings = z.string().transform((text) => z.record(z.string(), z.string()).parse(JSON.parse(text)));

const ObjectRow = z.object({
  key: z.string(),
  blob: z.string(),
  size: z.number(),
  etag: z.string(),
  modified: z.number(),
  headers: Strings,
  checksum: Strings,
  tags: Strings,
});

/** Offsets of bytes, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** `etag` is without quotes; `headers` are returned with the object, including `x-amz-meta-*`. */
export type ObjectInfo = z.output<typeof ObjectRow>;
export type NewObject = Omit<ObjectInfo, 'key'>;

export type S3Store = ReturnType<typeof openObjectStore>;

const linkOrCopy = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
};

/** Bodies on disk: files that never change. */
function openBlobs(folder: string) {
  mkdirSync(folder, { recursive: true });
  const pathOf = (blob: string) => join(folder, blob);
  return {
    open: (blob: string): number => openSync(pathOf(blob), 'r'),
    /** Reads a part without the rest, which can be gigabytes. */
    read: async (blob: string, part: ByteRange | undefined): Promise<Buffer> => {
      if (!part) return readFile(pathOf(blob));
      const file = await open(pathOf(blob));
      try {
        const length = part.end - part.start + 1;
        const { buffer } = await file.read(Buffer.alloc(length), 0, length, part.start);
        return buffer;
      } finally {
        await file.close();
      }
    },
    write: async (parts: AsyncIterable<Buffer>, each: (part: Buffer) => void): Promise<string> => {
      const blob = randomUUID();
      const file = await open(pathOf(blob), 'wx');
      try {
        for await (const part of parts) {
          each(part);
          await file.writeFile(part);
        }
      } catch (error) {
        await rm(pathOf(blob), { force: true });
        throw error;
      } finally {
        await file.close();
      }
      return blob;
    },
    remove: (blob: string): void => rmSync(pathOf(blob), { force: true }),
    removeUnused(used: ReadonlySet<unknown>): void {
      for (const blob of readdirSync(folder)) if (!used.has(blob)) rmSync(pathOf(blob));
    },
    copyTo(copy: string): void {
      rmSync(copy, { recursive: true, force: true });
      mkdirSync(copy, { recursive: true });
      for (const blob of readdirSync(folder)) linkOrCopy(pathOf(blob), join(copy, blob));
    },
    copyFrom(copy: string): void {
      for (const blob of readdirSync(copy))
        if (!existsSync(pathOf(blob))) linkOrCopy(join(copy, blob), pathOf(blob));
    },
  };
}

/** Objects on disk: bodies are immutable files, their metadata is a row. */
export function openObjectStore(folder: string) {
  const blobs = openBlobs(join(folder, 'objects'));
  const db = openDatabase(join(folder, 's3.sqlite'), schema);
  const sweep = () =>
    blobs.removeUnused(new Set(db.all('SELECT blob FROM objects').map((row) => row['blob'])));
  // A kill between writing file and row leaves a file without a row.
  sweep();
  const find = (bucket: string, key: string): ObjectInfo | undefined => {
    const row = db.get('SELECT * FROM objects WHERE bucket = ? AND key = ?', [bucket, key]);
    return row && ObjectRow.parse(row);
  };
  return {
    find,
    /** Opens a body to read. Call it in the same tick as `find`, before a write can replace the body. */
    openBody: (info: ObjectInfo): number => blobs.open(info.blob),
    readBody: (info: ObjectInfo, part?: ByteRange): Promise<Buffer> => blobs.read(info.blob, part),
    /** Writes a body to disk; no row refers to it until `put`. */
    writeBody: blobs.write,
    discard: blobs.remove,
    /** Stores the row of a body; `allowed` gets the former row and may throw, in one transaction. */
    put(
      bucket: string,
      key: string,
      object: NewObject,
      allowed?: (old: ObjectInfo | undefined) => void,
    ): void {
      const old = db.transaction(() => {
        const before = find(bucket, key);
        allowed?.(before);
        saveRow(db, bucket, { ...object, key });
        return before;
      });
      if (old) blobs.remove(old.blob);
    },
    remove(bucket: string, key: string): ObjectInfo | undefined {
      const old = find(bucket, key);
      db.run('DELETE FROM objects WHERE bucket = ? AND key = ?', [bucket, key]);
      if (old) blobs.remove(old.blob);
      return old;
    },
    list: (bucket: string, prefix: string, after: string) => listRows(db, bucket, prefix, after),
    snapshot(directory: string): void {
      blobs.copyTo(join(directory, 'objects'));
      db.snapshot(join(directory, 's3.sqlite'));
    },
    restore(directory: string): void {
      db.restore(join(directory, 's3.sqlite'));
      blobs.copyFrom(join(directory, 'objects'));
      sweep();
    },
    close: () => db.close(),
  };
}

function saveRow(db: Database, bucket: string, object: ObjectInfo): void {
  db.run(
    `INSERT OR REPLACE INTO objects (bucket, key, blob, size, etag, modified, headers, checksum, tags)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      bucket,
      object.key,
      object.blob,
      object.size,
      object.etag,
      object.modified,
      JSON.stringify(object.headers),
      JSON.stringify(object.checksum),
      JSON.stringify(object.tags),
    ],
  );
}

/** Objects with this prefix and after this key, in S3's order (bytes of UTF-8). */
const listRows = (db: Database, bucket: string, prefix: string, after: string): ObjectInfo[] =>
  db
    .all('SELECT * FROM objects WHERE bucket = ? AND key > ? AND substr(key, 1, ?) = ? ORDER BY key', [
      bucket,
      after,
      Array.from(prefix).length,
      prefix,
    ])
    .map((row) => ObjectRow.parse(row));
