import { sharedAssembly } from './assembly.ts';

/** What all workers need is made once; each would make it for itself, at the same time. */
export async function setup(): Promise<void> {
  await sharedAssembly();
}
