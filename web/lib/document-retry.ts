import { ApiError } from './api-error.ts';

/** A document follows its event, usually within one or two seconds. */
const isDocumentPending = (error: unknown): boolean =>
  error instanceof ApiError && error.problem['state'] === 'being_made';

/** Query options that wait up to ten seconds for a document. */
export const documentRetry = {
  retry: (failures: number, error: unknown): boolean => failures < 5 && isDocumentPending(error),
  retryDelay: 2_000,
} as const;
