import type { Database } from '@gable/local-cloud/stand-ins';
import * as z from 'zod';

export const ecologiSchema = `
CREATE TABLE IF NOT EXISTS purchases (
  position INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT UNIQUE, trees INTEGER NOT NULL, tonnes REAL NOT NULL,
  test INTEGER NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS failure (status INTEGER NOT NULL);`;

/** A purchase; one in test mode is answered but not counted. */
const Purchase = z.object({
  key: z.string().nullable(),
  trees: z.number(),
  tonnes: z.number(),
  test: z.number().transform((test) => test === 1),
  answer: z.string().transform((text): unknown => JSON.parse(text)),
  at: z.number(),
});
export type Purchase = z.output<typeof Purchase>;

const Total = z.object({ trees: z.number().nullable(), tonnes: z.number().nullable() });
const Failure = z.object({ status: z.number() });

export type PurchaseStore = ReturnType<typeof openPurchaseStore>;

export function openPurchaseStore(db: Database) {
  return {
    add: ({ key, trees, tonnes, test, answer, at }: Purchase): void =>
      void db.run('INSERT INTO purchases (key, trees, tonnes, test, answer, at) VALUES (?, ?, ?, ?, ?, ?)', [
        key,
        trees,
        tonnes,
        Number(test),
        JSON.stringify(answer),
        at,
      ]),
    withKey(key: string): Purchase | undefined {
      const row = db.get('SELECT * FROM purchases WHERE key = ?', [key]);
      return row && Purchase.parse(row);
    },
    /** Oldest first. */
    all: (): Purchase[] =>
      db.all('SELECT * FROM purchases ORDER BY position').map((row) => Purchase.parse(row)),
    total: () =>
      Total.parse(db.get('SELECT sum(trees) AS trees, sum(tonnes) AS tonnes FROM purchases WHERE test = 0')),
    /** The status that purchases fail with, if they do. */
    failure(): number | undefined {
      const row = db.get('SELECT status FROM failure');
      return row && Failure.parse(row).status;
    },
    setFailure(status: number | undefined): void {
      db.run('DELETE FROM failure');
      if (status !== undefined) db.run('INSERT INTO failure VALUES (?)', [status]);
    },
  };
}
