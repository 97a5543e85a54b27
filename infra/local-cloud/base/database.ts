import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { StartFault } from './start-fault.ts';

export type DatabaseValue = SQLInputValue;
export type DatabaseRow = Record<string, unknown>;

export interface Database {
  run(sql: string, values?: DatabaseValue[]): number;
  all(sql: string, values?: DatabaseValue[]): DatabaseRow[];
  get(sql: string, values?: DatabaseValue[]): DatabaseRow | undefined;
  /** Runs `work` in one transaction. `work` must not await: another request would join it. */
  transaction<T>(work: () => T): T;
  snapshot(to: string): void;
  restore(from: string): void;
  close(): void;
}

/**
 * Opens (or creates) a SQLite file. Commits outlive a kill of this process. The newest may not outlive the machine:
 * waiting for the disk at each of them is half of what a local cloud does.
 */
export function openDatabase(file: string, schema: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const open = () => {
    try {
      const opened = new DatabaseSync(file);
      opened.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
      opened.exec(schema);
      return opened;
    } catch (error) {
      throw createFileFault(file, error instanceof Error ? error.message : String(error));
    }
  };
  let db = open();
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    run: (sql, values = []) => Number(prepare(sql).run(...values).changes),
    all: (sql, values = []) => prepare(sql).all(...values),
    get: (sql, values = []) => prepare(sql).get(...values),
    transaction(work) {
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        db.exec('COMMIT');
        return result;
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
    snapshot(to) {
      mkdirSync(dirname(to), { recursive: true });
      rmSync(to, { force: true });
      db.prepare('VACUUM INTO ?').run(to);
    },
    restore(from) {
      db.close();
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
      copyFileSync(from, file);
      db = open();
      statements.clear();
    },
    close: () => db.close(),
  };
}

/** Names the file of a service that cannot be used, and the two ways out. */
export function createFileFault(file: string, reason: string): StartFault {
  return new StartFault(
    'fresh',
    `${file} can’t be used: ${reason}. Make room on the disk if it is full; a damaged file is of no more use`,
  );
}
