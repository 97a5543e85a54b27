import * as z from 'zod';
import type { Database } from '../../base/database.ts';
import { Schedule } from './input.ts';

/** `waiting` is 0 for a disabled schedule and for one that fired and is kept. Times are milliseconds. */
export const schedulerSchema = `CREATE TABLE IF NOT EXISTS later (
  group_name TEXT NOT NULL, name TEXT NOT NULL, due INTEGER NOT NULL, waiting INTEGER NOT NULL,
  schedule TEXT NOT NULL, created INTEGER NOT NULL, changed INTEGER NOT NULL,
  PRIMARY KEY (group_name, name));
CREATE INDEX IF NOT EXISTS later_due ON later (waiting, due);`;

export interface StoredSchedule {
  readonly group: string;
  readonly name: string;
  readonly due: number;
  readonly schedule: Schedule;
  readonly created: number;
  readonly changed: number;
}

const Row = z
  .object({
    group_name: z.string(),
    name: z.string(),
    due: z.number(),
    schedule: z.string(),
    created: z.number(),
    changed: z.number(),
  })
  .transform(({ group_name: group, schedule, ...row }): StoredSchedule => ({
    ...row,
    group,
    schedule: Schedule.parse(JSON.parse(schedule)),
  }));

export type SchedulerStore = ReturnType<typeof createSchedulerStore>;

/** The one-time schedules that were made at run time. */
export function createSchedulerStore(db: Database) {
  return {
    find(group: string, name: string): StoredSchedule | undefined {
      const row = db.get('SELECT * FROM later WHERE group_name = ? AND name = ?', [group, name]);
      return row && Row.parse(row);
    },
    put: ({ group, name, due, schedule, created, changed }: StoredSchedule) =>
      db.run('INSERT OR REPLACE INTO later VALUES (?, ?, ?, ?, ?, ?, ?)', [
        group,
        name,
        due,
        schedule.State === 'ENABLED' ? 1 : 0,
        JSON.stringify(schedule),
        created,
        changed,
      ]),
    remove: (group: string, name: string): boolean =>
      db.run('DELETE FROM later WHERE group_name = ? AND name = ?', [group, name]) > 0,
    rest: ({ group, name }: StoredSchedule) =>
      db.run('UPDATE later SET waiting = 0 WHERE group_name = ? AND name = ?', [group, name]),
    all: (): StoredSchedule[] =>
      db.all('SELECT * FROM later ORDER BY group_name, name').map((row) => Row.parse(row)),
    /** The schedules that are due until a time and have not fired, the next one first. */
    waiting: (until = Number.MAX_SAFE_INTEGER): StoredSchedule[] =>
      db
        .all('SELECT * FROM later WHERE waiting = 1 AND due <= ? ORDER BY due, name', [until])
        .map((row) => Row.parse(row)),
    nextDue: (): number | undefined =>
      Next.parse(db.get('SELECT min(due) AS due FROM later WHERE waiting = 1')).due ?? undefined,
  };
}

const Next = z.object({ due: z.number().nullable() });
