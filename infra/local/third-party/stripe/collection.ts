import type { Database, DatabaseRow, DatabaseValue } from '@gable/local-cloud/stand-ins';
import type * as z from 'zod';

export const objectSchema = `
CREATE TABLE IF NOT EXISTS objects (
  position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, created INTEGER NOT NULL,
  due INTEGER, facts TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS objects_by_kind ON objects (kind, position);
CREATE INDEX IF NOT EXISTS objects_by_due ON objects (due) WHERE due IS NOT NULL;`;

export interface ValueRange {
  readonly gt?: number;
  readonly gte?: number;
  readonly lt?: number;
  readonly lte?: number;
}

export interface PageRequest {
  readonly limit: number;
  readonly startingAfter?: string;
  readonly endingBefore?: string;
  readonly created?: ValueRange;
  /** Fields that must have this value. */
  readonly where?: Readonly<Record<string, string | undefined>>;
}

export interface Collection<T> {
  /** Stores an object, new or changed; `due` is the second at which it changes by itself. */
  readonly put: (facts: T, due?: number) => void;
  readonly find: (id: string) => T | undefined;
  /** The objects that are due, longest due first. */
  readonly due: (now: number) => T[];
  /** One page, newest first; undefined if there is no such cursor. */
  readonly page: (request: PageRequest) => { readonly data: T[]; readonly hasMore: boolean } | undefined;
}

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** Objects of one kind, in the order of their creation. */
export function openCollection<T extends { readonly id: string; readonly created: number }>(
  db: Database,
  kind: string,
  schema: z.ZodType<T>,
): Collection<T> {
  const read = (row: DatabaseRow): T => schema.parse(JSON.parse(String(row['facts'])));
  const positionOf = (id: string) =>
    db.get('SELECT position FROM objects WHERE kind = ? AND id = ?', [kind, id])?.['position'];
  return {
    put: (facts, due) =>
      void db.run(
        `INSERT INTO objects (id, kind, created, due, facts) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET due = excluded.due, facts = excluded.facts`,
        [facts.id, kind, facts.created, due ?? null, JSON.stringify(facts)],
      ),
    find(id) {
      const row = db.get('SELECT facts FROM objects WHERE kind = ? AND id = ?', [kind, id]);
      return row && read(row);
    },
    due: (now) =>
      db
        .all('SELECT facts FROM objects WHERE kind = ? AND due <= ? ORDER BY due, position', [kind, now])
        .map(read),
    page(request) {
      const { conditions, values } = buildConditions(kind, request);
      const { startingAfter, endingBefore, limit } = request;
      const cursor = startingAfter ?? endingBefore;
      if (cursor !== undefined) {
        const position = positionOf(cursor);
        if (typeof position !== 'number') return undefined;
        conditions.push(`position ${startingAfter === undefined ? '>' : '<'} ?`);
        values.push(position);
      }
      const backwards = startingAfter === undefined && endingBefore !== undefined;
      const rows = db.all(
        `SELECT facts FROM objects WHERE ${conditions.join(' AND ')}
         ORDER BY position ${backwards ? 'ASC' : 'DESC'} LIMIT ?`,
        [...values, limit + 1],
      );
      const data = rows.slice(0, limit).map(read);
      return { data: backwards ? data.reverse() : data, hasMore: rows.length > limit };
    },
  };
}

function buildConditions(kind: string, { created = {}, where = {} }: PageRequest) {
  const conditions = ['kind = ?'];
  const values: DatabaseValue[] = [kind];
  for (const [name, sign] of Object.entries(comparisons)) {
    const [, bound] = Object.entries(created).find(([key]) => key === name) ?? [];
    if (bound === undefined) continue;
    conditions.push(`created ${sign} ?`);
    values.push(bound);
  }
  for (const [path, value] of Object.entries(where)) {
    if (value === undefined) continue;
    conditions.push('json_extract(facts, ?) = ?');
    values.push(`$.${path}`, value);
  }
  return { conditions, values };
}
