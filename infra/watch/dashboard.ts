import { Duration, type Stack } from 'aws-cdk-lib';
import {
  type AlarmBase,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  MathExpression,
  Stats,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import {
  deadLettersMetric,
  eventsOverdue,
  searchClusterFailed,
  unexpectedError,
  waitingMessages,
} from '../../functions/delivery/manifest/alarms.ts';
import { apis } from '../../functions/delivery/manifest/index.ts';
import { toBundleName } from '../bundle/bundle-name.ts';
import { toPascalCase } from '../constructs/gable-function.ts';
import { type ApiStack, serviceGroups } from '../stacks/api-stack.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { EventsStack } from '../stacks/events-stack.ts';
import type { SearchStack } from '../stacks/search-stack.ts';
import type { ServicesStack } from '../stacks/services-stack.ts';
import type { Stage } from '../stages.ts';
import { createAwsMetric, getFunction, createOwnMetric } from './metrics.ts';

export interface DashboardProps {
  readonly stage: Stage;
  readonly data: DataStack;
  readonly api: ApiStack;
  readonly services: ServicesStack;
  readonly events: EventsStack;
  readonly search: SearchStack | undefined;
  readonly alarms: readonly AlarmBase[];
  /** The stacks that have dead-letter queues. */
  readonly queueing: readonly Stack[];
}

/** Widgets of a row; a dashboard is 24 columns wide. */
const columns = 24;
const height = 7;

/** The stage at a glance: its alarms, then what people, events and the table do. A function for each API group. */
export function addDashboard(scope: Construct, props: DashboardProps): void {
  const { stage, alarms } = props;
  new Dashboard(scope, 'Dashboard', {
    dashboardName: `gable-${stage.name}`,
    defaultInterval: Duration.hours(3),
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: columns, height: 5 })],
      [createHeading('What people do: calls, by their outcome and time')],
      toRow(toApiWidgets(props)),
      toRow(toGroupWidgets(props)),
      [createHeading('What follows: events, queues and schedules')],
      toRow(toEventWidgets(props)),
      [createHeading('What carries it: table, account, mail and live channel')],
      toRow(toPlatformWidgets(props)),
      ...(props.search
        ? [[createHeading('What answers searches: the cluster')], toRow(toSearchWidgets(props.search))]
        : []),
    ],
  });
}

const createHeading = (text: string): TextWidget =>
  new TextWidget({ markdown: `## ${text}`, width: columns, height: 1 });

interface Graph {
  readonly title: string;
  readonly left: readonly IMetric[];
  readonly right?: readonly IMetric[];
}

/** Graphs of one row, side by side. */
const toRow = (graphs: readonly Graph[]): IWidget[] =>
  graphs.map(
    ({ title, left, right = [] }) =>
      new GraphWidget({
        title,
        left: [...left],
        right: [...right],
        width: columns / graphs.length,
        height,
      }),
  );

function toApiWidgets({ api: { http } }: DashboardProps): Graph[] {
  return [
    {
      title: 'Calls',
      left: [http.metricCount()],
      right: [http.metricClientError(), http.metricServerError()],
    },
    {
      title: 'Failed calls, percent',
      left: [
        new MathExpression({
          expression: '100 * failed / calls',
          usingMetrics: { failed: http.metricServerError(), calls: http.metricCount() },
          label: '5xx, percent',
        }),
      ],
    },
    {
      title: 'Time of a call, ms',
      left: ['p50', 'p90', 'p99'].map((statistic) => http.metricLatency({ statistic, label: statistic })),
    },
  ];
}

/** A line for each group of the manifest. */
function toGroupWidgets({ stage, api, services }: DashboardProps): Graph[] {
  const functions = Object.entries(apis).map(([name, { entry }]) => ({
    label: name,
    service: toBundleName(entry),
    fn: getFunction(serviceGroups.has(name) ? services : api, toPascalCase(name)),
  }));
  return [
    { title: 'Calls by group', left: functions.map(({ label, fn }) => fn.metricInvocations({ label })) },
    {
      title: 'Slowest of a hundred runs by group, ms',
      left: functions.map(({ label, fn }) => fn.metricDuration({ label, statistic: 'p99' })),
    },
    {
      title: 'Unexpected errors by group',
      left: functions.map(({ label, service }) =>
        createOwnMetric(stage, unexpectedError, { Service: service }, { label }),
      ),
    },
  ];
}

function toEventWidgets({ stage, events, queueing }: DashboardProps): Graph[] {
  const relay = getFunction(events, 'Relay');
  return [
    {
      title: 'Relay: runs, and how far it is behind, ms',
      left: [relay.metricInvocations(), relay.metricErrors()],
      right: [relay.metric('IteratorAge', { statistic: Stats.MAXIMUM })],
    },
    {
      title: 'Dead letters by stack',
      left: queueing.map(({ node: { id: Stack } }) =>
        createOwnMetric(stage, deadLettersMetric, { Stack }, { statistic: Stats.MAXIMUM, label: Stack }),
      ),
    },
    {
      title: 'Longest queue, and overdue events',
      left: [createOwnMetric(stage, waitingMessages, {}, { statistic: Stats.MAXIMUM })],
      right: [createOwnMetric(stage, eventsOverdue)],
    },
  ];
}

function toSearchWidgets(search: SearchStack): Graph[] {
  const { stage, domainName: DomainName, account: ClientId } = search;
  const writer = getFunction(search, 'Writer');
  const ofDomain = (metricName: string, statistic: string) =>
    createAwsMetric({
      namespace: 'AWS/ES',
      metricName,
      statistic,
      dimensions: { DomainName: DomainName ?? '', ClientId },
    });
  return [
    {
      title: 'Writer: runs, and how far it is behind the feed, ms',
      left: [writer.metricInvocations(), writer.metricErrors()],
      right: [writer.metric('IteratorAge', { statistic: Stats.MAXIMUM })],
    },
    {
      title: 'Calls that failed',
      left: [createOwnMetric(stage, searchClusterFailed)],
    },
    ...(DomainName === undefined
      ? []
      : [
          {
            title: 'Domain: processor, percent, and free space, MB',
            left: [ofDomain('CPUUtilization', Stats.MAXIMUM)],
            right: [ofDomain('FreeStorageSpace', Stats.MINIMUM)],
          },
        ]),
  ];
}

function toPlatformWidgets({ data: { resources }, api: { live } }: DashboardProps): Graph[] {
  const { table } = resources;
  const ofTable = (metricName: string) =>
    createAwsMetric({ namespace: 'AWS/DynamoDB', metricName, dimensions: { TableName: table.tableName } });
  const ofLambda = (metricName: string, statistic: string = Stats.SUM) =>
    createAwsMetric({ namespace: 'AWS/Lambda', metricName, statistic });
  const ofMail = (metricName: string, statistic: string = Stats.SUM) =>
    createAwsMetric({ namespace: 'AWS/SES', metricName, statistic, minutes: 60 });
  const ofLive = (metricName: string) =>
    createAwsMetric({
      namespace: 'AWS/ApiGateway',
      metricName,
      dimensions: { ApiId: live.apiId, Stage: live.stageName },
    });
  return [
    {
      title: 'Table: units, and refused requests',
      left: [table.metricConsumedReadCapacityUnits(), table.metricConsumedWriteCapacityUnits()],
      right: [ofTable('ReadThrottleEvents'), ofTable('WriteThrottleEvents')],
    },
    {
      title: 'Account: runs at once, and refused runs',
      left: [ofLambda('ConcurrentExecutions', Stats.MAXIMUM)],
      right: [ofLambda('Throttles')],
    },
    {
      title: 'Mail: sent, and the account’s reputation',
      left: [ofMail('Send')],
      right: [
        ofMail('Reputation.BounceRate', Stats.AVERAGE),
        ofMail('Reputation.ComplaintRate', Stats.AVERAGE),
      ],
    },
    {
      title: 'Live channel: connections and messages, and errors',
      left: [ofLive('ConnectCount'), ofLive('MessageCount')],
      right: [ofLive('IntegrationError'), ofLive('ExecutionError')],
    },
  ];
}
