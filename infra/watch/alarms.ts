import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmBase,
  AlarmRule,
  ComparisonOperator,
  CompositeAlarm,
  type IMetric,
  MathExpression,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Construct } from 'constructs';
import { toPascalCase } from '../constructs/gable-function.ts';
import type { Stage } from '../stages.ts';
import { AlarmTopic } from './alarm-topic.ts';
import { type AlarmFamilyName, alarmFamilies, toAlarmName, toRunbookSection } from './families.ts';

export interface AlarmProps {
  readonly family: AlarmFamilyName;
  /** The alarm's own part of its name. */
  readonly name: string;
  /** What is wrong, and the first place to look at. */
  readonly text: string;
  readonly metric: IMetric;
  /** It alarms from this value on, or below it if `below`. */
  readonly threshold: number;
  readonly below?: boolean;
  /** In how many periods in a row; by default one. */
  readonly periods?: number;
  /** Whether silence is an alarm, too. */
  readonly silenceAlarms?: boolean;
}

/** CloudWatch's limit for an expression of an alarm. */
const maxMetrics = 10;

/**
 * The alarms of a stage in one region. Each mails the team when it rises and when it is over, and names its section of
 * the runbook.
 */
export class Alarms extends Construct {
  readonly all: AlarmBase[] = [];
  private readonly stage: Stage;
  private readonly action: SnsAction;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    this.stage = stage;
    this.action = new SnsAction(new AlarmTopic(this, 'Topic', { stage }).topic);
  }

  add({ family, name, text, metric, threshold, ...rest }: AlarmProps): Alarm {
    const { below = false, periods = 1, silenceAlarms = false } = rest;
    const alarm = new Alarm(this, toPascalCase(`-${family}-${name}`), {
      alarmName: toAlarmName(this.stage.name, family, name),
      alarmDescription: describeAlarm(family, text),
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: silenceAlarms ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    return this.notify(alarm);
  }

  /** An alarm that is on while any of the others is. */
  addAnyOf(family: AlarmFamilyName, name: string, text: string, others: readonly Alarm[]): void {
    this.notify(
      new CompositeAlarm(this, toPascalCase(`-${family}-${name}`), {
        compositeAlarmName: toAlarmName(this.stage.name, family, name),
        alarmDescription: describeAlarm(family, text),
        alarmRule: AlarmRule.anyOf(...others),
      }),
    );
  }

  private notify<One extends AlarmBase>(alarm: One): One {
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
    this.all.push(alarm);
    return alarm;
  }
}

const describeAlarm = (family: AlarmFamilyName, text: string): string =>
  `${alarmFamilies[family].notice} ${text} What to do: ${toRunbookSection(family)}`;

/**
 * The sum of a family of metrics, so that one alarm watches them all. CloudWatch charges for each metric of it.
 * @throws Error for more metrics than CloudWatch allows
 */
export function sumMetrics(metrics: readonly IMetric[], minutes: number): MathExpression {
  if (metrics.length > maxMetrics)
    throw new Error(`An alarm can add up ${maxMetrics} metrics, not ${metrics.length}`);
  const named = Object.fromEntries(metrics.map((metric, index) => [`m${index + 1}`, metric]));
  return new MathExpression({
    // A metric without a value in a period, such as of errors, counts as 0.
    expression: 'SUM(FILL(METRICS(), 0))',
    usingMetrics: named,
    period: Duration.minutes(minutes),
  });
}
