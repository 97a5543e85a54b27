import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { alarmOnDeadLetters } from './alarm.ts';

/** A queue for failed deliveries; `impact` is the description of its alarm. */
export const deadLetters = (scope: Construct, id: string, impact: string): Queue => {
  const queue = new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  alarmOnDeadLetters(queue, impact);
  return queue;
};
