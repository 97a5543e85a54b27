import { Duration, Stack } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { suppressNagRules } from './nag-suppressions.ts';

/** The name of a queue of a construct: the stack's, the construct's and the queue's own. */
export function toQueueName(scope: Construct, id: string): string {
  return `${Stack.of(scope).stackName}-${Stack.isStack(scope) ? '' : scope.node.id}${id}`;
}

/**
 * A queue for failed deliveries. Its name is the stack's with the construct's, so that an operator can name it, and ends
 * in `DeadLetters`, by which its messages are counted for the alarms.
 */
export function createDeadLetterQueue(scope: Construct, id: string): Queue {
  const queue = new Queue(scope, id, {
    queueName: toQueueName(scope, id),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  suppressNagRules(queue, { 'AwsSolutions-SQS3': 'It is a dead-letter queue itself' });
  return queue;
}
