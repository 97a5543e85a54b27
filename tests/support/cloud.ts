import { afterAll } from 'vitest';
import { applicationAssembly } from './assembly.ts';
import { openCloud } from './boot.ts';

/**
 * The application on a cloud that all `*-api.test.ts` files of one worker share: its functions start once. Files bring
 * people of their own; one that counts all homes calls `cloud.reset()` first.
 */
export const cloud = await openCloud({ assembly: await applicationAssembly() });

/** Called for each file, as the module itself is loaded once: the next one finds the present time. */
export const leaveTidy = (): void =>
  afterAll(async () => {
    await cloud.idle();
    cloud.clock.reset();
  });
