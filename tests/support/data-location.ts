import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Names the folder that a run of tests removes at its end: a worker that is ended leaves its cloud's data behind. */
export const folderVariable = 'GABLE_TEST_DATA';
const inMemory = '/dev/shm';
const minFreeBytes = 2 * 1024 ** 3;

/** Memory that looks like a disk, where there is enough of it: what a test wrote need not outlive the machine. */
export function pickDataFolder(): string {
  const given = process.env[folderVariable];
  if (given !== undefined) return given;
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > minFreeBytes ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
