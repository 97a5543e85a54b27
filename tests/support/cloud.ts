import { afterAll } from 'vitest';
import { sharedAssembly } from './assembly.ts';
import { openCloud } from './boot.ts';

/** What remembers homes between two calls; all others read what they decide by, and may go on. */
const remembers = /Search/;

/**
 * The application on a cloud that all `*-api.test.ts` files of one worker share: its functions start once, and share a
 * thread: three of four milliseconds of a test are first calls otherwise. Files bring people of their own; one that counts all homes calls `cloud.reset()` first.
 */
const opened = await openCloud({
  assembly: await sharedAssembly(),
  together: (functionId) => !remembers.test(functionId),
});

export const cloud = { ...opened, reset: () => opened.reset((functionId) => !remembers.test(functionId)) };

const dayMs = 86_400_000;

/**
 * Called for each file, as the module itself is loaded once: the next one finds the present time. Where days have
 * passed it also finds nothing of what happened in them, as no clock of the world goes back: the search, for one,
 * asks for news since the latest that it has.
 */
export const leaveTidy = (): void =>
  afterAll(async () => {
    await cloud.idle();
    if (cloud.clock.now() - Date.now() > dayMs) await cloud.reset();
    cloud.clock.reset();
  });
