import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { eventSource } from '../../events/define.ts';
import type { Subscriber as Reaction } from '../../functions/delivery/manifest/types.ts';
import { toEventPatterns } from '../constructs/event-patterns.ts';
import { toPascalCase } from '../constructs/gable-function.ts';
import { Subscriber } from '../constructs/subscriber.ts';
import type { EventsStackProps } from './events-stack.ts';

export interface ReactionsStackProps extends Omit<EventsStackProps, 'edge' | 'backup'> {
  readonly reactions: Readonly<Record<string, Reaction>>;
  readonly distributionId: string;
}

/**
 * Subscribers to events of the marketplace. Each has ten resources and a stack holds 500, so there are
 * several such stacks.
 */
export class ReactionsStack extends Stack {
  constructor(scope: Construct, id: string, props: ReactionsStackProps) {
    super(scope, id, props);
    const { stage, build, data, api, reactions, distributionId } = props;
    const resources = { ...data.resources, live: api.live, distributionId };
    for (const [name, { on, ...fn }] of Object.entries(reactions)) {
      const patterns = toEventPatterns(
        eventSource,
        on.map((event) => event.name),
      );
      new Subscriber(this, toPascalCase(name), {
        stage,
        build,
        resources,
        ...fn,
        bus: resources.bus,
        patterns,
      });
    }
  }
}
