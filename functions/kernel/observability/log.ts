import { Logger } from '@aws-lambda-powertools/logger';
import { toLoggedError } from './error-redaction.ts';

/**
 * Structured lines. No bodies, no tokens, no personal data: ids and codes only. What is caught is given as `error`,
 * whatever it is; what of it is written is decided here.
 */
export const log = new Logger({
  serviceName: process.env['POWERTOOLS_SERVICE_NAME'] ?? 'gable',
  // The logger itself would write every enumerable attribute of an error.
  jsonReplacerFn: (key, value) => (key === 'error' || value instanceof Error ? toLoggedError(value) : value),
});
