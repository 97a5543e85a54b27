import * as z from 'zod';
import type { Resources } from './resources.ts';

export interface QueueModel {
  readonly name: string;
  readonly arn: string;
  readonly url: string;
  readonly visibilitySeconds: number;
  readonly delaySeconds: number;
  readonly retentionSeconds: number;
  readonly redrive: { readonly deadLetterArn: string; readonly maxReceiveCount: number } | undefined;
}

const Queue = z.object({
  FifoQueue: z.literal(false, { error: 'FIFO queues are not run here' }).optional(),
  VisibilityTimeout: z.number().default(30),
  DelaySeconds: z.number().default(0),
  MessageRetentionPeriod: z.number().default(345_600),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.coerce.number() }).optional(),
});

export function readQueues(resources: Resources): QueueModel[] {
  return resources.of('AWS::SQS::Queue').map((found) => {
    const queue = found.read(Queue);
    return {
      name: found.name,
      arn: String(found.attribute('Arn')),
      url: found.ref(),
      visibilitySeconds: queue.VisibilityTimeout,
      delaySeconds: queue.DelaySeconds,
      retentionSeconds: queue.MessageRetentionPeriod,
      redrive: queue.RedrivePolicy && {
        deadLetterArn: queue.RedrivePolicy.deadLetterTargetArn,
        maxReceiveCount: queue.RedrivePolicy.maxReceiveCount,
      },
    };
  });
}
