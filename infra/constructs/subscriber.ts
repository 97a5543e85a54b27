import { Duration } from 'aws-cdk-lib';
import { type EventBus, type EventPattern, type IEventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { deadLetters } from './dead-letters.ts';
import { HouseFunction, type HouseFunctionProps } from './function.ts';

export interface SubscriberProps extends HouseFunctionProps {
  /** The bus to subscribe to; AWS's own events are on the account's default bus. */
  readonly bus?: EventBus | IEventBus;
  /** One rule each, as a pattern has a longest length. No event matches two of them. */
  readonly patterns: readonly EventPattern[];
}

/**
 * A subscriber to events. The rule's retries cover only delivery, so the function has retries of its own, and
 * both end in the same dead-letter queue.
 */
export class Subscriber extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { bus, patterns, ...props }: SubscriberProps) {
    super(scope, id);
    this.queue = deadLetters(
      this,
      'DeadLetters',
      `${id} gave up on an event: read the message, mend the cause, then npm run ops -- redrive ${id}DeadLetters.`,
    );
    const fn = new HouseFunction(this, 'Function', props);
    fn.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(2),
      onFailure: new SqsDestination(this.queue),
    });
    const rules = patterns.map(
      (eventPattern, index) =>
        new Rule(this, index === 0 ? 'Rule' : `Rule${index + 1}`, {
          ...(bus && { eventBus: bus }),
          eventPattern,
          targets: [
            new LambdaFunction(fn, {
              retryAttempts: 8,
              maxEventAge: Duration.hours(2),
              deadLetterQueue: this.queue,
            }),
          ],
        }),
    );
    // A name that moves goes to a later rule: that one listens before the earlier one stops.
    for (const [index, rule] of rules.entries()) rule.node.addDependency(...rules.slice(index + 1));
  }
}
