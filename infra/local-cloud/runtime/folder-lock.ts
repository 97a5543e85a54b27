import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFault } from '../base/start-fault.ts';

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
    throw new StartFault('dataDir', `${dataDir} can’t be the folder of the data (${reason})`, { cause });
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
    throw new StartFault('dataDir', `${dataDir} is in use by another local cloud`, { cause });
  }
  return { release: () => lock.close() };
}
