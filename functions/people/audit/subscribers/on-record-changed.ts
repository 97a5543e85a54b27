import type { DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod';
import { log } from '../../../kernel/observability/log.ts';
import { countMetric } from '../../../kernel/observability/metric.ts';
import { recordChanged } from '../domain/record-metrics.ts';

/** The removal of a row at its end, by DynamoDB itself. */
const Expiry = z.object({
  eventName: z.literal('REMOVE'),
  userIdentity: z.object({
    type: z.literal('Service'),
    principalId: z.literal('dynamodb.amazonaws.com'),
  }),
});

/**
 * Reports records that were replaced or removed, by the stream of their table: IAM cannot ask for the condition that a
 * put is of a new row. A record that DynamoDB removes at its end is not reported.
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<void> {
  for (const { eventName, dynamodb } of Records.filter((record) => !Expiry.safeParse(record).success)) {
    log.error('A record was changed', { change: eventName, key: dynamodb?.Keys });
    countMetric(recordChanged);
  }
}
