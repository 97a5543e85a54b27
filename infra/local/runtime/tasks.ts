import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Activity } from './activity.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';

export interface Task {
  readonly id: string;
  readonly body: unknown;
  /** How often it was tried before. */
  readonly attempt: number;
  readonly createdAt: number;
}

export type Outcome = 'done' | { readonly retryInMilliseconds: number };

/** Work that was accepted and must be done even if this process is killed first (at least once). */
export interface Tasks {
  /** Names the worker of a kind; call before `start`. */
  readonly register: (kind: string, run: (task: Task) => Promise<Outcome>) => void;
  /** Is on disk when it returns. */
  readonly add: (kind: string, body: unknown) => void;
  /** Takes up what an earlier process left. */
  readonly start: () => void;
  /** Forgets what waits in memory, before the database is put back; `start` takes up what it holds then. */
  readonly stop: () => void;
}

export const taskSchema = `CREATE TABLE IF NOT EXISTS tasks (
  id TEXT PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL, attempt INTEGER NOT NULL,
  due INTEGER NOT NULL, created_at INTEGER NOT NULL);`;

const Row = z.object({
  id: z.string(),
  kind: z.string(),
  body: z.string(),
  attempt: z.number(),
  due: z.number(),
  created_at: z.number(),
});
type Row = z.output<typeof Row>;

interface Waiting {
  readonly row: Row;
  readonly end: () => void;
  timer?: NodeJS.Timeout;
}

export function createTasks(
  db: Database,
  clock: Pick<Clock, 'now' | 'onChange'>,
  activity: Activity,
  log: (line: string) => void,
): Tasks {
  const workers = new Map<string, (task: Task) => Promise<Outcome>>();
  const open = new Map<string, Waiting>();

  const finish = (waiting: Waiting, outcome: Outcome) => {
    const { row, end } = waiting;
    // A task that was forgotten by `stop` meanwhile is not ours to record any more.
    if (open.get(row.id) !== waiting) return;
    if (outcome === 'done') {
      db.run('DELETE FROM tasks WHERE id = ?', [row.id]);
      open.delete(row.id);
      end();
      return;
    }
    const next = { ...row, attempt: row.attempt + 1, due: clock.now() + outcome.retryInMilliseconds };
    db.run('UPDATE tasks SET attempt = ?, due = ? WHERE id = ?', [next.attempt, next.due, row.id]);
    wait({ row: next, end });
  };

  const run = async (waiting: Waiting) => {
    const { row } = waiting;
    const worker = workers.get(row.kind);
    if (!worker) throw new Error(`nobody does ${row.kind}`);
    try {
      const body: unknown = JSON.parse(row.body);
      finish(waiting, await worker({ id: row.id, body, attempt: row.attempt, createdAt: row.created_at }));
    } catch (error) {
      if (open.get(row.id) !== waiting) return;
      log(`${row.kind} ${row.id} failed inside the local cloud: ${String(error)}`);
      finish(waiting, { retryInMilliseconds: 1000 });
    }
  };

  const wait = (waiting: Waiting) => {
    open.set(waiting.row.id, waiting);
    const delay = waiting.row.due - clock.now();
    if (delay <= 0) return void run(waiting);
    waiting.timer = setTimeout(() => {
      delete waiting.timer;
      void run(waiting);
    }, delay);
  };

  clock.onChange(() => {
    for (const waiting of open.values()) {
      if (!waiting.timer) continue;
      clearTimeout(waiting.timer);
      delete waiting.timer;
      wait(waiting);
    }
  });

  return {
    register: (kind, worker) => void workers.set(kind, worker),
    add(kind, body) {
      const now = clock.now();
      const row = {
        id: randomUUID(),
        kind,
        body: JSON.stringify(body),
        attempt: 0,
        due: now,
        created_at: now,
      };
      db.run('INSERT INTO tasks VALUES (?, ?, ?, ?, ?, ?)', Object.values(row));
      wait({ row, end: activity.begin() });
    },
    start() {
      for (const row of db.all('SELECT * FROM tasks ORDER BY rowid'))
        wait({ row: Row.parse(row), end: activity.begin() });
    },
    stop() {
      for (const { timer, end } of open.values()) {
        clearTimeout(timer);
        end();
      }
      open.clear();
    },
  };
}
