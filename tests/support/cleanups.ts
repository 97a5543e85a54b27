/**
 * What is done after each file of a worker whose files share it: modules are loaded once, so hooks of their own would
 * belong to the first file alone.
 */
export const cleanups = new Set<() => Promise<void>>();
