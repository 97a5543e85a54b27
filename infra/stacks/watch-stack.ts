import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Alarms } from '../watch/alarms.ts';
import { addBudget } from '../watch/budget.ts';
import { addBusinessAlarms } from '../watch/business-alarms.ts';
import { addDashboard } from '../watch/dashboard.ts';
import { addPeopleAlarms } from '../watch/people-alarms.ts';
import { addPlatformAlarms } from '../watch/platform-alarms.ts';
import { addSearchAlarms } from '../watch/search-alarms.ts';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { EventsStack } from './events-stack.ts';
import type { ReactionsStack } from './reactions-stack.ts';
import type { SearchStack } from './search-stack.ts';
import type { ServicesStack } from './services-stack.ts';
import type { StageStackProps } from './stage-stack-props.ts';

export interface WatchStackProps extends StageStackProps {
  readonly data: DataStack;
  readonly api: ApiStack;
  readonly services: ServicesStack;
  readonly events: EventsStack;
  readonly reactions: readonly ReactionsStack[];
  readonly search: SearchStack | undefined;
}

/** What a team looks at: the alarms of a stage, the topic that mails them, and the dashboard. */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, props: WatchStackProps) {
    super(scope, id, props);
    const { stage, data, events, reactions, search } = props;
    const alarms = new Alarms(this, 'Alarms', { stage });
    addPeopleAlarms(alarms, props);
    const queueing = [data, events, ...reactions, ...(search ? [search] : [])];
    addPlatformAlarms(alarms, { ...props, queueing });
    addBusinessAlarms(alarms, stage);
    if (search) addSearchAlarms(alarms, search);
    addBudget(this, stage);
    addDashboard(this, { ...props, queueing, alarms: alarms.all });
  }
}
