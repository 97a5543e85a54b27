import { Duration } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { securityMetrics, unexpectedError } from '../../functions/delivery/manifest/alarms.ts';
import type { apis } from '../../functions/delivery/manifest/index.ts';
import type { Trigger } from '../../functions/delivery/manifest/types.ts';
import { toPascalCase } from '../constructs/gable-function.ts';
import type { ApiStack } from '../stacks/api-stack.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stages.ts';
import { type Alarms, sumMetrics } from './alarms.ts';
import { createAwsMetric, getFunction, createOwnMetric } from './metrics.ts';

export interface PeopleAlarmsProps {
  readonly stage: Stage;
  readonly api: ApiStack;
  readonly data: DataStack;
}

type Group = keyof typeof apis;

/** The groups that searching, offering and selling need; all are in the stack Api. */
export const vitalGroups = [
  'accounts',
  'properties',
  'pictures',
  'search',
  'offers',
  'viewings',
  'messages',
  'packages',
  'payments',
  'sales',
] as const satisfies readonly Group[];

/** Milliseconds below which 99 of 100 calls stay: what people open most, and what they wait for with a password. */
export const latencyLimits = { accounts: 4_000, properties: 2_000, search: 1_500 } as const satisfies Partial<
  Record<Group, number>
>;

/** Alarms on what people do at the site: calls that fail or hang, log-ins, the live channel, and all of it at once. */
export function addPeopleAlarms(alarms: Alarms, props: PeopleAlarmsProps): void {
  const share = addErrors(alarms, props);
  const latency = addLatency(alarms, props);
  const triggers = addSignIn(alarms, props);
  addLiveUpdates(alarms, props);
  alarms.addAnyOf(
    'site',
    'down',
    'Calls fail or hang, or logging in is broken: the other alarm that is on shows which.',
    [share, latency, triggers],
  );
}

/** The share of calls that the API answers with 5xx. Five of them are needed, as a few calls a night are no sample. */
const createFailurePercent = (api: ApiStack): MathExpression =>
  new MathExpression({
    expression: 'IF(failed >= 5, 100 * failed / calls, 0)',
    usingMetrics: { failed: api.http.metricServerError(), calls: api.http.metricCount() },
    period: Duration.minutes(5),
    label: 'Failed calls, percent',
  });

function addErrors(alarms: Alarms, { stage, api }: PeopleAlarmsProps) {
  alarms.add({
    family: 'api-errors',
    name: 'unexpected',
    text: 'A call ran into an error that the code does not know; the log of its group has it as “Unexpected error”.',
    metric: createOwnMetric(stage, unexpectedError),
    threshold: 1,
  });
  alarms.add({
    family: 'api-errors',
    name: 'crashes',
    text: 'A function of the ten most important groups did not start, ran out of time or memory: look at the end of its log.',
    metric: sumMetrics(
      vitalGroups.map((group) => getFunction(api, toPascalCase(group)).metricErrors()),
      5,
    ),
    threshold: 1,
  });
  return alarms.add({
    family: 'api-errors',
    name: 'share',
    text: 'Two of a hundred calls or more fail.',
    metric: createFailurePercent(api),
    threshold: 2,
  });
}

function addLatency(alarms: Alarms, { api }: PeopleAlarmsProps) {
  for (const [group, milliseconds] of Object.entries(latencyLimits))
    alarms.add({
      family: 'api-latency',
      name: group,
      text: `One of a hundred runs of ${group} takes longer than ${milliseconds / 1000} s.`,
      metric: getFunction(api, toPascalCase(group)).metricDuration({
        statistic: 'p99',
        period: Duration.minutes(5),
      }),
      threshold: milliseconds,
      periods: 3,
    });
  return alarms.add({
    family: 'api-latency',
    name: 'all',
    text: 'One of a hundred calls takes longer than 8 s, whichever the group.',
    metric: api.http.metricLatency({ statistic: 'p99', period: Duration.minutes(5) }),
    threshold: 8_000,
    periods: 3,
  });
}

function addSignIn(alarms: Alarms, { stage, data }: PeopleAlarmsProps) {
  // A single call can fail to reach the pool; five in five minutes are an outage.
  alarms.add({
    family: 'sign-in',
    name: 'key-set',
    text: 'Tokens cannot be verified where visitors are welcome, too: look at the status of Cognito; the log of the functions has the error.',
    metric: createOwnMetric(stage, securityMetrics.keySetUnreachable),
    threshold: 5,
  });
  // Not the trigger before a registration: its refusals count as errors.
  const triggers = (['postConfirmation', 'preTokenGeneration'] satisfies Trigger[]).map((id) =>
    getFunction(data.node.findChild('SignIn'), toPascalCase(`on-${id}`)).metricErrors(),
  );
  return alarms.add({
    family: 'sign-in',
    name: 'triggers',
    text: 'Cognito cannot finish registrations or log-ins, as a function that it calls fails: look at the log of PostConfirmation and PreTokenGeneration.',
    metric: sumMetrics(triggers, 5),
    threshold: 1,
  });
}

function addLiveUpdates(alarms: Alarms, { api }: PeopleAlarmsProps): void {
  const dimensions = { ApiId: api.live.apiId, Stage: api.live.stageName };
  const metrics = ['IntegrationError', 'ExecutionError'].map((metricName) =>
    createAwsMetric({ namespace: 'AWS/ApiGateway', metricName, dimensions }),
  );
  alarms.add({
    family: 'live-updates',
    name: 'errors',
    text: 'The live channel fails; look at the log of Socket and the access log of the channel.',
    metric: sumMetrics(metrics, 5),
    threshold: 5,
  });
}
