/** What remembers homes between two calls; all others read what they decide by, and may go on. */
const remembers = /Search/;

/**
 * The functions that share a thread in tests. Warm code is most of what a short test pays for; what sharing could hide,
 * a variable that only another function has, `tests/infra/bundles.test.ts` looks for.
 */
export const mayShare = (functionId: string): boolean => !remembers.test(functionId);
