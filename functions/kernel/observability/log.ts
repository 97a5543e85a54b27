import { Logger } from '@aws-lambda-powertools/logger';
import { toLoggedError } from './error-redaction.ts';

/** The function by the name of its bundle, such as `offers-handler`; it is in every line of the log. */
export const serviceName = process.env['POWERTOOLS_SERVICE_NAME'] ?? 'gable';

/**
 * Structured log lines with ids and codes only: no bodies, tokens or personal data. Pass a caught value as
 * `error`; it is redacted here.
 */
export const log = new Logger({
  serviceName,
  // By default the logger writes every enumerable property of an error.
  jsonReplacerFn: (key, value) => (key === 'error' || value instanceof Error ? toLoggedError(value) : value),
});
