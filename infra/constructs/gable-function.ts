import { Duration } from 'aws-cdk-lib';
import { Architecture, CfnFunction, Function, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Need } from '../../functions/delivery/manifest/types.ts';
import { toBundleName } from '../bundle/bundle-name.ts';
import type { Stage } from '../stages.ts';
import { type BuildFolders, createFunctionCode } from './function-code.ts';
import { type FunctionResources, grantNeed } from './grant-need.ts';
import { selectLogRemoval } from './log-removal.ts';
import { suppressNagRules } from './nag-suppressions.ts';

const retention: Record<Stage['logDays'], RetentionDays> = {
  7: RetentionDays.ONE_WEEK,
  30: RetentionDays.ONE_MONTH,
  90: RetentionDays.THREE_MONTHS,
};

export interface GableFunctionProps {
  readonly entry: string;
  readonly needs: readonly Need[];
  readonly memoryMb?: number | undefined;
  readonly timeoutSeconds?: number | undefined;
  readonly reservedPercent?: number | undefined;
  /** Whether X-Ray records its runs, as many as the stage's tracing samples. */
  readonly traced?: boolean;
  readonly stage: Stage;
  readonly build: BuildFolders;
  readonly resources: FunctionResources;
}

/** A Lambda function with the project's defaults, granted only its `needs`. */
export class GableFunction extends Function {
  constructor(
    scope: Construct,
    id: string,
    {
      entry,
      needs,
      memoryMb = 512,
      timeoutSeconds = 15,
      stage,
      build,
      resources,
      ...rest
    }: GableFunctionProps,
  ) {
    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: createFunctionCode(entry, build),
      memorySize: memoryMb,
      timeout: Duration.seconds(timeoutSeconds),
      ...reserveRuns(stage, rest.reservedPercent),
      ...(rest.traced === true && { tracing: Tracing.ACTIVE }),
      loggingFormat: LoggingFormat.JSON,
      logGroup: new LogGroup(scope, `${id}Logs`, {
        retention: retention[stage.logDays],
        removalPolicy: selectLogRemoval(stage),
      }),
      environment: {
        STAGE: stage.name,
        STAFF_TWO_STEP: String(stage.staffTwoStep),
        SETTINGS: JSON.stringify(stage.settings),
        POWERTOOLS_SERVICE_NAME: toBundleName(entry),
      },
    });
    for (const need of needs) grantNeed(this, need, { entry, stage, resources });
    suppressNagRules(this, {
      'AwsSolutions-IAM4[Policy::**/AWSLambdaBasicExecutionRole]': 'Allows to write logs and nothing else',
      ...(rest.traced === true && { 'AwsSolutions-IAM5[Resource::*]': 'A trace is no resource of AWS' }),
    });
    // Records the function's source file in the template, so that the template alone suffices to run it from
    // source.
    if (this.node.defaultChild instanceof CfnFunction)
      this.node.defaultChild.addMetadata('local-cloud:entry', entry);
  }
}

/** AWS refuses a reservation that leaves less than 100 runs for all other functions. */
const maxReservedPercent = 50;
const minUnreservedRuns = 100;

function reserveRuns({ concurrency }: Stage, percent: number | undefined) {
  const isPossible = concurrency * (1 - maxReservedPercent / 100) >= minUnreservedRuns;
  return percent !== undefined && isPossible
    ? { reservedConcurrentExecutions: Math.floor((concurrency * percent) / 100) }
    : {};
}

/** Converts `offers-on-viewing-changed` to `OffersOnViewingChanged`. */
export function toPascalCase(name: string): string {
  return name.replaceAll(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}
