import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Locks a data folder for this process; throws if another one has it. The lock ends with the process. */
export function lockFolder(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new Error(`${dataDir} is in use by another local cloud; stop that one or set GABLE_DATA`, {
      cause,
    });
  }
  return { release: () => lock.close() };
}
