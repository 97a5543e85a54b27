import { Duration } from 'aws-cdk-lib';
import { type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import type { IConstruct } from 'constructs';
import { metricNamespace } from '../../functions/delivery/manifest/alarms.ts';
import type { Stage } from '../stages.ts';

export interface OwnMetricOptions {
  /** By default five. */
  readonly minutes?: number;
  /** By default the sum. */
  readonly statistic?: string;
  /** Its name in a graph. */
  readonly label?: string;
}

/** The sum, or another statistic, of a metric that the functions of a stage count. */
export function createOwnMetric(
  { name: Stage }: Stage,
  metricName: string,
  dimensions: Readonly<Record<string, string>> = {},
  { minutes = 5, statistic = Stats.SUM, label }: OwnMetricOptions = {},
): IMetric {
  return new Metric({
    namespace: metricNamespace,
    metricName,
    dimensionsMap: { Stage, ...dimensions },
    statistic,
    period: Duration.minutes(minutes),
    ...(label !== undefined && { label }),
  });
}

export interface AwsMetricOptions {
  readonly namespace: `AWS/${string}`;
  readonly metricName: string;
  readonly dimensions?: Readonly<Record<string, string>>;
  /** By default the sum. */
  readonly statistic?: string;
  /** By default five. */
  readonly minutes?: number;
}

/** A metric of an AWS service, which costs nothing by itself. */
export function createAwsMetric({
  namespace,
  metricName,
  dimensions = {},
  statistic = Stats.SUM,
  minutes = 5,
}: AwsMetricOptions): IMetric {
  return new Metric({
    namespace,
    metricName,
    dimensionsMap: { ...dimensions },
    statistic,
    period: Duration.minutes(minutes),
  });
}

/** A function of a stack, by its id. @throws Error if the stack has no such function */
export function getFunction(stack: IConstruct, id: string): Lambda {
  const found = stack.node.findChild(id);
  if (!(found instanceof Lambda)) throw new Error(`${id} of ${stack.node.id} is no function`);
  return found;
}
