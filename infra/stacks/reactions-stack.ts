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

/** Each reaction has ten resources and a stack holds 500. */
export const reactionStacks = ['Reactions', 'Money', 'Community'] as const;
type StackName = (typeof reactionStacks)[number];

/**
 * The stack of a reaction, by its name or its group's, where it is not `Community`. A reaction that moves is replaced with
 * its queues, so that a new one of a group whose stack is full has a row of its own.
 */
const stacksOfReactions: Readonly<Record<string, StackName>> = {
  'api-keys': 'Reactions',
  audit: 'Reactions',
  buying: 'Reactions',
  carbon: 'Money',
  chains: 'Reactions',
  favourites: 'Reactions',
  'joint-owners-on-owners-changed-end-consents': 'Money',
  live: 'Reactions',
  messages: 'Reactions',
  moderation: 'Reactions',
  notifications: 'Reactions',
  offers: 'Reactions',
  organisations: 'Money',
  'own-adverts': 'Money',
  packages: 'Money',
  payments: 'Money',
  portals: 'Reactions',
  properties: 'Reactions',
  'property-pages': 'Reactions',
  'push-notices': 'Money',
  'scottish-homes': 'Money',
  referrals: 'Money',
  sales: 'Reactions',
  'sales-on-signing-changed': 'Money',
  search: 'Reactions',
  shortlists: 'Money',
  viewings: 'Reactions',
  webhooks: 'Reactions',
};

/** The reactions of a stack, by the group that begins their names. */
export const selectReactions = (reactions: Readonly<Record<string, Reaction>>, stack: StackName) =>
  Object.fromEntries(
    Object.entries(reactions).filter(
      ([name]) =>
        (stacksOfReactions[name] ?? stacksOfReactions[name.slice(0, name.indexOf('-on-'))] ?? 'Community') ===
        stack,
    ),
  );

/** Subscribers to events of the marketplace. */
export class ReactionsStack extends Stack {
  constructor(scope: Construct, id: string, props: ReactionsStackProps) {
    super(scope, id, props);
    const { stage, build, data, api, reactions, distributionId } = props;
    const resources = { ...data.resources, live: api.live, distributionId };
    for (const [name, { on, ...fn }] of Object.entries(reactions)) {
      const patterns = toEventPatterns(eventSource, on);
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
