import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Activity } from './activity.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';

export interface Task {
  readonly id: string;
  readonly body: unknown;
  /** The number of earlier attempts. */
  readonly attempt: number;
  readonly createdAt: number;
}

export type TaskOutcome = 'done' | { readonly retryInMilliseconds: number };

/** Work that is stored and done at least once, even if this process is killed in between. */
export interface Tasks {
  /** Sets the worker of a kind; call before `start`. */
  readonly register: (kind: string, run: (task: Task) => Promise<TaskOutcome>) => void;
  /** Stores a task before it returns; it is due after the delay. */
  readonly add: (kind: string, body: unknown, delayMilliseconds?: number) => void;
  /** Resumes the tasks of an earlier process. */
  readonly start: () => void;
  /**
   * Drops the timers in memory, before the database is restored or closed; `start` resumes the tasks that it has then.
   * What is added meanwhile is stored alone.
   */
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
  /** Ends the pause before a retry. */
  resumed?: () => void;
}

export function createTasks(
  db: Database,
  clock: Pick<Clock, 'now' | 'onChange'>,
  activity: Activity,
  log: (line: string) => void,
): Tasks {
  return new StoredTasks({ db, clock, activity, log });
}

interface TaskContext {
  readonly db: Database;
  readonly clock: Pick<Clock, 'now' | 'onChange'>;
  readonly activity: Activity;
  readonly log: (line: string) => void;
}

class StoredTasks implements Tasks {
  readonly #at: TaskContext;
  readonly #workers = new Map<string, (task: Task) => Promise<TaskOutcome>>();
  readonly #open = new Map<string, Waiting>();
  #isStopped = false;

  constructor(context: TaskContext) {
    this.#at = context;
    context.clock.onChange(() => this.#waitForNewTime());
  }

  register(kind: string, worker: (task: Task) => Promise<TaskOutcome>): void {
    this.#workers.set(kind, worker);
  }

  add(kind: string, body: unknown, delayMilliseconds = 0): void {
    const { db, clock, activity } = this.#at;
    const now = clock.now();
    const row = {
      id: randomUUID(),
      kind,
      body: JSON.stringify(body),
      attempt: 0,
      due: now + delayMilliseconds,
      created_at: now,
    };
    db.run('INSERT INTO tasks VALUES (?, ?, ?, ?, ?, ?)', Object.values(row));
    this.#wait({ row, end: activity.begin() });
  }

  start(): void {
    const { db, activity } = this.#at;
    this.#isStopped = false;
    for (const row of db.all('SELECT * FROM tasks ORDER BY rowid'))
      this.#wait({ row: Row.parse(row), end: activity.begin() });
  }

  stop(): void {
    this.#isStopped = true;
    for (const waiting of this.#open.values()) {
      stopWaiting(waiting);
      waiting.end();
    }
    this.#open.clear();
  }

  #wait(waiting: Waiting): void {
    if (this.#isStopped) return waiting.end();
    this.#open.set(waiting.row.id, waiting);
    const delay = waiting.row.due - this.#at.clock.now();
    if (delay <= 0) return void this.#run(waiting);
    const run = () => {
      stopWaiting(waiting);
      void this.#run(waiting);
    };
    waiting.timer = setTimeout(run, delay);
    if (waiting.row.attempt > 0) waiting.resumed = this.#at.activity.pause(run);
  }

  #waitForNewTime(): void {
    for (const waiting of this.#open.values()) {
      if (!waiting.timer) continue;
      stopWaiting(waiting);
      this.#wait(waiting);
    }
  }

  async #run(waiting: Waiting): Promise<void> {
    const { row } = waiting;
    const worker = this.#workers.get(row.kind);
    if (!worker) throw new Error(`no worker is registered for ${row.kind}`);
    try {
      const body: unknown = JSON.parse(row.body);
      this.#finish(
        waiting,
        await worker({ id: row.id, body, attempt: row.attempt, createdAt: row.created_at }),
      );
    } catch (error) {
      if (this.#open.get(row.id) !== waiting) return;
      this.#at.log(`${row.kind} ${row.id} failed inside the local cloud: ${String(error)}`);
      this.#finish(waiting, { retryInMilliseconds: 1000 });
    }
  }

  #finish(waiting: Waiting, outcome: TaskOutcome): void {
    const { row, end } = waiting;
    const { db, clock } = this.#at;
    // `stop` has dropped this task in between: its outcome is not recorded.
    if (this.#open.get(row.id) !== waiting) return;
    if (outcome === 'done') {
      db.run('DELETE FROM tasks WHERE id = ?', [row.id]);
      this.#open.delete(row.id);
      end();
      return;
    }
    const next = { ...row, attempt: row.attempt + 1, due: clock.now() + outcome.retryInMilliseconds };
    db.run('UPDATE tasks SET attempt = ?, due = ? WHERE id = ?', [next.attempt, next.due, row.id]);
    this.#wait({ row: next, end });
  }
}

function stopWaiting(waiting: Waiting): void {
  clearTimeout(waiting.timer);
  delete waiting.timer;
  waiting.resumed?.();
  delete waiting.resumed;
}
