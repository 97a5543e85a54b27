import { Logger } from '@aws-lambda-powertools/logger';

/** Structured lines. No bodies, no tokens, no personal data: ids and codes only. */
export const log = new Logger({ serviceName: process.env['POWERTOOLS_SERVICE_NAME'] ?? 'gable' });
