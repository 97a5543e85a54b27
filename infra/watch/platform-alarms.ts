import { Duration } from 'aws-cdk-lib';
import type { Stack } from 'aws-cdk-lib';
import { MathExpression, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import {
  deadLettersMetric,
  eventsOverdue,
  waitingMessages,
} from '../../functions/delivery/manifest/alarms.ts';
import type { schedules } from '../../functions/delivery/manifest/index.ts';
import { toPascalCase } from '../constructs/gable-function.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { EventsStack } from '../stacks/events-stack.ts';
import type { Stage } from '../stages.ts';
import { type Alarms, sumMetrics } from './alarms.ts';
import { createAwsMetric, getFunction, createOwnMetric } from './metrics.ts';

export interface PlatformAlarmsProps {
  readonly stage: Stage;
  readonly data: DataStack;
  readonly events: EventsStack;
  /** The stacks whose dead-letter queues are counted, each by an alarm of its own. */
  readonly queueing: readonly Stack[];
}

/** Alarms on what carries the site: table, account, relay, queues and mail. */
export function addPlatformAlarms(alarms: Alarms, props: PlatformAlarmsProps): void {
  addTable(alarms, props.data);
  // The account's own metric: the runs are the account's, too.
  alarms.add({
    family: 'capacity',
    name: 'throttles',
    text: 'Lambda refuses runs in this account and region: the account’s quota of concurrent runs is used up, or a function’s reserved part.',
    metric: createAwsMetric({ namespace: 'AWS/Lambda', metricName: 'Throttles' }),
    threshold: 1,
  });
  addRelay(alarms, props);
  addQueues(alarms, props);
  addMail(alarms);
}

/** The operations that make up nearly all calls of the table. */
const operations = ['GetItem', 'Query', 'UpdateItem', 'TransactWriteItems'];
const indexes = ['gsi1', 'gsi2', 'gsi3'];

function addTable(alarms: Alarms, { resources }: DataStack): void {
  const throttles = (metricName: string, { tableName: TableName }: TableV2, index?: string) =>
    createAwsMetric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensions: { TableName, ...(index !== undefined && { GlobalSecondaryIndexName: index }) },
    });
  const { table, idempotency, records } = resources;
  alarms.add({
    family: 'table',
    name: 'throttles',
    text: 'DynamoDB refuses requests to the tables: one key gets more than 1,000 writes or 3,000 reads a second, or traffic doubled within minutes. The dashboard shows those of the main table; the metrics by table and index show which one it is.',
    metric: sumMetrics(
      [
        throttles('ReadThrottleEvents', table),
        throttles('WriteThrottleEvents', table),
        // An index that cannot follow refuses the writes of its table.
        ...indexes.map((index) => throttles('WriteThrottleEvents', table, index)),
        throttles('WriteThrottleEvents', idempotency),
        throttles('WriteThrottleEvents', records),
      ],
      5,
    ),
    threshold: 10,
  });
  const dimensions = { TableName: table.tableName };
  alarms.add({
    family: 'table',
    name: 'system-errors',
    text: 'DynamoDB fails: look at AWS’s status. The functions try each request again.',
    metric: sumMetrics(
      operations.map((Operation) =>
        createAwsMetric({
          namespace: 'AWS/DynamoDB',
          metricName: 'SystemErrors',
          dimensions: { ...dimensions, Operation },
        }),
      ),
      5,
    ),
    threshold: 5,
  });
}

function addRelay(alarms: Alarms, { stage, events }: PlatformAlarmsProps): void {
  alarms.add({
    family: 'relay',
    name: 'lag',
    text: 'The relay is more than a minute behind the table’s stream: look at its log for refusals.',
    metric: getFunction(events, 'Relay').metric('IteratorAge', {
      statistic: Stats.MAXIMUM,
      period: Duration.minutes(1),
    }),
    threshold: Duration.minutes(1).toMilliseconds(),
    periods: 3,
  });
  alarms.add({
    family: 'relay',
    name: 'overdue',
    text: 'Events were not sent within five minutes; the sweeper of the outbox sends them. Look at the log of the relay.',
    metric: createOwnMetric(stage, eventsOverdue),
    threshold: 1,
  });
}

const counter: keyof typeof schedules = 'queues-every-five-minutes';

function addQueues(alarms: Alarms, { stage, events, queueing }: PlatformAlarmsProps): void {
  for (const stack of queueing)
    alarms.add({
      family: 'dead-letters',
      name: stack.node.id.toLowerCase(),
      text: `A subscriber, schedule or delivery of the stack ${stack.stackName} gave up on an event: npm run ops -- redrive --stage ${stage.name} lists the queues.`,
      metric: createOwnMetric(
        stage,
        deadLettersMetric,
        { Stack: stack.node.id },
        { statistic: Stats.MAXIMUM },
      ),
      threshold: 1,
    });
  alarms.add({
    family: 'queues',
    name: 'waiting',
    text: 'More than 500 events have waited in a queue for a quarter of an hour: the log of QueuesEveryFiveMinutes names it.',
    metric: createOwnMetric(stage, waitingMessages, {}, { statistic: Stats.MAXIMUM }),
    threshold: 500,
    periods: 3,
  });
  const fn = getFunction(events, toPascalCase(counter));
  const period = Duration.minutes(15);
  alarms.add({
    family: 'queues',
    name: 'uncounted',
    text: 'The queues were not counted for half an hour, so their alarms are silent: look at the log of QueuesEveryFiveMinutes.',
    metric: new MathExpression({
      expression: 'FILL(runs, 0) - FILL(failed, 0)',
      usingMetrics: { runs: fn.metricInvocations({ period }), failed: fn.metricErrors({ period }) },
      period,
    }),
    threshold: 1,
    below: true,
    periods: 2,
    silenceAlarms: true,
  });
}

/**
 * Shares of the account's mails, as AWS judges it. It reviews an account from 5 % returned mails and 0.1 % complaints,
 * and stops its mail at twice and five times that.
 */
function addMail(alarms: Alarms): void {
  const reputation = (metricName: string) =>
    createAwsMetric({ namespace: 'AWS/SES', metricName, statistic: Stats.AVERAGE, minutes: 60 });
  alarms.add({
    family: 'mail',
    name: 'bounces',
    text: 'Four of a hundred mails come back; AWS reviews an account at five.',
    metric: reputation('Reputation.BounceRate'),
    threshold: 0.04,
  });
  alarms.add({
    family: 'mail',
    name: 'complaints',
    text: 'Eight of ten thousand mails are reported as spam; AWS reviews an account at ten.',
    metric: reputation('Reputation.ComplaintRate'),
    threshold: 0.0008,
  });
}
