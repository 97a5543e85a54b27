import { openForeignCloud, readSite } from './cloud.ts';

/** Takes the place of `tests/support/cloud.ts` for suites that run against the emulator. */
export const cloud = openForeignCloud(readSite());
