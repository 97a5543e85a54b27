import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { eventSource } from '../events/define.ts';
import { subscribers } from '../functions/manifest.ts';
import { pascal } from './constructs/function.ts';
import { Subscriber } from './constructs/subscriber.ts';
import type { EventsStackProps } from './events-stack.ts';

/** Each reaction is ten resources, and a stack takes 500: those of these features have a stack of their own. */
const moneyFeatures = ['packages', 'payments', 'coupons', 'referrals', 'carbon'];

const isOfMoney = (name: string): boolean => moneyFeatures.some((feature) => name.startsWith(`${feature}-`));

export interface ReactionsStackProps extends EventsStackProps {
  readonly of: 'money' | 'market';
}

/** Reactions to events of the marketplace, about money or about everything else. */
export class ReactionsStack extends Stack {
  constructor(scope: Construct, id: string, props: ReactionsStackProps) {
    super(scope, id, props);
    const { stage, build, data, api } = props;
    const resources = { ...data.resources, live: api.live };
    for (const [name, { on, ...fn }] of Object.entries(subscribers)) {
      if (isOfMoney(name) !== (props.of === 'money')) continue;
      const pattern = { source: [eventSource], detailType: on.map((event) => event.name) };
      new Subscriber(this, pascal(name), { stage, build, resources, ...fn, bus: resources.bus, pattern });
    }
  }
}
