import { Duration, Stack } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledged.ts';
import { alarmOnDeadLetters } from './alarm.ts';

/** The name of a queue of a construct: the stack's, the construct's and the queue's own. */
export function queueName(scope: Construct, id: string): string {
  return `${Stack.of(scope).stackName}-${Stack.isStack(scope) ? '' : scope.node.id}${id}`;
}

/**
 * A queue for failed deliveries; `impact` is the description of its alarm. Its name is the stack's with the
 * construct's, so that an operator can name it.
 */
export const deadLetters = (scope: Construct, id: string, impact: string): Queue => {
  const queue = new Queue(scope, id, {
    queueName: queueName(scope, id),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  acknowledge(queue, { 'AwsSolutions-SQS3': 'It is a dead-letter queue itself' });
  alarmOnDeadLetters(queue, impact);
  return queue;
};
