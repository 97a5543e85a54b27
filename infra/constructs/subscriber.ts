import { Duration } from 'aws-cdk-lib';
import {
  type EventBus,
  type EventPattern,
  type IEventBus,
  type IRuleTarget,
  Rule,
} from 'aws-cdk-lib/aws-events';
import { LambdaFunction, SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { createDeadLetterQueue, toQueueName } from './dead-letter-queue.ts';
import { GableFunction, type GableFunctionProps } from './gable-function.ts';

export interface SubscriberProps extends GableFunctionProps {
  /** The bus to subscribe to; AWS's own events are on the account's default bus. */
  readonly bus?: EventBus | IEventBus;
  /** One rule each, as a pattern has a longest length. No event matches two of them. */
  readonly patterns: readonly EventPattern[];
  /** The events wait in a queue, and at most so many batches are handled at once. */
  readonly atOnce?: number | undefined;
}

/** Runs that the bus starts for an event before it is a dead letter. */
const attempts = 3;
/**
 * AWS's guide for a queue that feeds a function: hidden for six times a run, so that Lambda can try a throttled batch
 * again before its messages come back, and five receives, since a throttle counts as one.
 */
const hiddenRuns = 6;
const receives = 5;
const defaultSeconds = 15;

/**
 * A subscriber to events. The rule's retries cover only delivery, so the function or its queue has retries of its
 * own, and both end in the same dead-letter queue.
 */
export class Subscriber extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { bus, patterns, atOnce, ...props }: SubscriberProps) {
    super(scope, id);
    this.queue = createDeadLetterQueue(this, 'DeadLetters');
    const fn = new GableFunction(this, 'Function', props);
    const target = atOnce === undefined ? this.direct(fn) : this.queued(fn, atOnce, props);
    const rules = patterns.map(
      (eventPattern, index) =>
        new Rule(this, index === 0 ? 'Rule' : `Rule${index + 1}`, {
          ...(bus && { eventBus: bus }),
          eventPattern,
          targets: [target],
        }),
    );
    // A name that moves goes to a later rule: that one listens before the earlier one stops.
    for (const [index, rule] of rules.entries()) rule.node.addDependency(...rules.slice(index + 1));
  }

  private get delivery() {
    return { retryAttempts: 8, maxEventAge: Duration.hours(2), deadLetterQueue: this.queue };
  }

  /** Each event starts a run at once. */
  private direct(fn: Function): IRuleTarget {
    fn.configureAsyncInvoke({
      retryAttempts: attempts - 1,
      maxEventAge: Duration.hours(2),
      onFailure: new SqsDestination(this.queue),
    });
    return new LambdaFunction(fn, this.delivery);
  }

  /** Events wait in a queue while `atOnce` batches are being handled. */
  private queued(fn: Function, atOnce: number, props: GableFunctionProps): IRuleTarget {
    const { timeoutSeconds = defaultSeconds, memoryMb = 0 } = props;
    const work = new Queue(this, 'Work', {
      queueName: toQueueName(this, 'Work'),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(timeoutSeconds * hiddenRuns),
      deadLetterQueue: { queue: this.queue, maxReceiveCount: receives },
    });
    fn.addEventSource(
      new SqsEventSource(work, {
        // Heavy work comes one by one.
        batchSize: memoryMb > 1024 ? 1 : 5,
        maxConcurrency: Math.min(atOnce, countRuns(props)),
        reportBatchItemFailures: true,
      }),
    );
    return new SqsQueue(work, this.delivery);
  }
}

/** Lambda starts no fewer runs of a queue at once. */
const leastRuns = 2;
/** Mails that one run sends in a second: SES takes a sixth of one for each (assumed), and the table a part of that. */
const mailsOfRun = 4;

/** The most runs of a queue at once: a tenth of the stage's, and of a sender as many as the stage's rate keeps busy. */
function countRuns({ stage, needs }: GableFunctionProps): number {
  const share = Math.floor(stage.concurrency / 10);
  const busy = needs.includes('mail') ? Math.ceil(stage.mail.perSecond / mailsOfRun) : share;
  return Math.max(leastRuns, Math.min(share, busy));
}
