import { Duration, Stack } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { alarmOnDeadLetters } from './alarm.ts';

/**
 * A queue for failed deliveries; `impact` is the description of its alarm. Its name is the stack's with the
 * construct's, so that an operator can name it.
 */
export const deadLetters = (scope: Construct, id: string, impact: string): Queue => {
  const owner = Stack.isStack(scope) ? '' : scope.node.id;
  const queue = new Queue(scope, id, {
    queueName: `${Stack.of(scope).stackName}-${owner}${id}`,
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  alarmOnDeadLetters(queue, impact);
  return queue;
};
