import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Makes a data folder that is missing.
 * @throws what is in the way, with the folder and what to do
 */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${dataDir} can’t be the folder of the data (${reason}); name another one with GABLE_DATA`,
      { cause },
    );
  }
}

/** Locks a data folder for this process; throws if another one has it. The lock ends with the process. */
export function lockFolder(dataDir: string): { release(): void } {
  makeDataFolder(dataDir);
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
