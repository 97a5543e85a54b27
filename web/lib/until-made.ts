import { ApiError } from './api-error.ts';

/** The paper that is asked for follows an event, mostly within a second or two. */
const isBeingMade = (error: unknown): boolean =>
  error instanceof ApiError && error.problem['state'] === 'being_made';

/** Has a call wait for a paper that is being made, for ten seconds. */
export const untilMade = {
  retry: (failures: number, error: unknown): boolean => failures < 5 && isBeingMade(error),
  retryDelay: 2_000,
} as const;
