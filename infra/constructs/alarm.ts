import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/**
 * An alarm on the function's errors; `impact` describes what users notice and where to look.
 */
export function alarmOnErrors(fn: Function, impact: string): Alarm {
  return new Alarm(fn, 'Errors', {
    metric: fn.metricErrors({ period: Duration.minutes(5) }),
    threshold: 1,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    alarmDescription: impact,
  });
}

/** An alarm on a stream's reader that is more than a minute behind for three minutes. */
export function alarmOnLag(fn: Function, impact: string): Alarm {
  return new Alarm(fn, 'Lag', {
    metric: fn.metric('IteratorAge', { statistic: Stats.MAXIMUM, period: Duration.minutes(1) }),
    threshold: Duration.minutes(1).toMilliseconds(),
    evaluationPeriods: 3,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    alarmDescription: impact,
  });
}

export function alarmOnDeadLetters(queue: Queue, impact: string): Alarm {
  return new Alarm(queue, 'NotEmpty', {
    metric: queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1) }),
    threshold: 1,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    alarmDescription: impact,
  });
}

export interface CountAlarm {
  readonly impact: string;
  /** Counts within the period from which it alarms; by default one. */
  readonly threshold?: number;
  /** By default five. */
  readonly minutes?: number;
}

/** An alarm on a count that functions report, by its name among the stage's own metrics. */
export function alarmOnCount(
  scope: Construct,
  metricName: string,
  stage: string,
  { impact, threshold = 1, minutes = 5 }: CountAlarm,
): Alarm {
  const metric = new Metric({
    namespace: 'Gable',
    metricName,
    dimensionsMap: { Stage: stage },
    statistic: Stats.SUM,
    period: Duration.minutes(minutes),
  });
  return new Alarm(scope, `${metricName}Alarm`, {
    metric,
    threshold,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    alarmDescription: impact,
  });
}
