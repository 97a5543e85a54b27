import { openDatabase } from '@gable/local-cloud/stand-ins';
import * as z from 'zod';
import { Fault } from './faults.ts';

const schema = `CREATE TABLE IF NOT EXISTS homes (
  place TEXT NOT NULL, reference TEXT NOT NULL, number INTEGER NOT NULL, etag TEXT, message TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (place, reference));
CREATE TABLE IF NOT EXISTS calls (position INTEGER PRIMARY KEY, at INTEGER NOT NULL, path TEXT NOT NULL, answer TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS fault (kind TEXT NOT NULL);`;

const KeptHome = z.object({
  reference: z.string(),
  number: z.int(),
  etag: z.string().nullable(),
  message: z.string(),
  at: z.number(),
});
export type KeptHome = z.output<typeof KeptHome>;
const KeptCall = z.object({ at: z.number(), path: z.string(), answer: z.string() });
export type KeptCall = z.output<typeof KeptCall>;

interface NewHome {
  readonly place: string;
  readonly reference: string;
  readonly message: unknown;
  readonly etag?: string | undefined;
  readonly at: number;
}

const firstNumber = 160_000_001;
const mostCalls = 200;

/** The homes of a portal by branch or store, what was called, and what it does wrong. */
export function openHomeStore(dataFile: string) {
  const db = openDatabase(dataFile, schema);
  const find = (place: string, reference: string): KeptHome | undefined => {
    const row = db.get('SELECT * FROM homes WHERE place = ? AND reference = ?', [place, reference]);
    return row && KeptHome.parse(row);
  };
  return {
    find,
    /** Keeps a home in place of what was there; `isNew` where nothing was. */
    put({ place, reference, message, etag, at }: NewHome): {
      readonly number: number;
      readonly isNew: boolean;
    } {
      const before = find(place, reference);
      const count = Number(db.get('SELECT COUNT(*) AS total FROM homes')?.['total']);
      const number = before?.number ?? firstNumber + count;
      db.run(
        'INSERT OR REPLACE INTO homes (place, reference, number, etag, message, at) VALUES (?, ?, ?, ?, ?, ?)',
        [place, reference, number, etag ?? null, JSON.stringify(message), at],
      );
      return { number, isNew: before === undefined };
    },
    remove: (place: string, reference: string): boolean =>
      db.run('DELETE FROM homes WHERE place = ? AND reference = ?', [place, reference]) > 0,
    list: (place: string): KeptHome[] =>
      db
        .all('SELECT * FROM homes WHERE place = ? ORDER BY number', [place])
        .map((row) => KeptHome.parse(row)),
    listAll: (): KeptHome[] =>
      db.all('SELECT * FROM homes ORDER BY number').map((row) => KeptHome.parse(row)),
    addCall: ({ at, path, answer }: KeptCall): void =>
      void db.run('INSERT INTO calls (at, path, answer) VALUES (?, ?, ?)', [at, path, answer]),
    listCalls: (): KeptCall[] =>
      db
        .all('SELECT at, path, answer FROM calls ORDER BY position DESC LIMIT ?', [mostCalls])
        .map((row) => KeptCall.parse(row)),
    fault: (): Fault => Fault.catch('none').parse(db.get('SELECT kind FROM fault')?.['kind']),
    setFault(kind: Fault): void {
      db.run('DELETE FROM fault');
      db.run('INSERT INTO fault (kind) VALUES (?)', [kind]);
    },
    close: async () => db.close(),
    snapshot: async (file: string) => db.snapshot(file),
    restore: async (file: string) => db.restore(file),
  };
}
export type HomeStore = ReturnType<typeof openHomeStore>;
