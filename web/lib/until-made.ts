import { ApiError } from './api-error.ts';

/** A document follows its event, usually within one or two seconds. */
const isBeingMade = (error: unknown): boolean =>
  error instanceof ApiError && error.problem['state'] === 'being_made';

/** Query options that wait up to ten seconds for a document. */
export const untilMade = {
  retry: (failures: number, error: unknown): boolean => failures < 5 && isBeingMade(error),
  retryDelay: 2_000,
} as const;
