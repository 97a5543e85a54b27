import { Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import { searchClusterFunctions } from '../functions/manifest/index.ts';
import { deadLetters } from './constructs/dead-letters.ts';
import { HouseFunction, type HouseFunctionProps } from './constructs/function.ts';
import type { SearchClusterAddress } from './constructs/resources.ts';
import { SearchDomain } from './constructs/search-domain.ts';
import type { DataStack } from './data-stack.ts';
import type { MarketStackProps } from './market-stack.ts';
import type { SearchChoice, Stage } from './stages.ts';

export interface SearchStackProps extends MarketStackProps {
  readonly data: DataStack;
  readonly choice: Extract<SearchChoice, { readonly engine: 'opensearch' }>;
}

/** The search cluster of a stage that asks for one, and what fills it from the table's feed. */
export class SearchStack extends Stack {
  readonly stage: Stage;
  readonly address: SearchClusterAddress;
  /** Absent for a cluster outside the stacks. */
  readonly domainName: string | undefined;

  constructor(scope: Construct, id: string, props: SearchStackProps) {
    super(scope, id, props);
    const { stage, build, data, choice } = props;
    this.stage = stage;
    const domain =
      'url' in choice.cluster ? undefined : new SearchDomain(this, 'Domain', { stage, size: choice.cluster });
    this.domainName = domain?.domainName;
    this.address = domain?.address ?? { url: 'url' in choice.cluster ? choice.cluster.url : '' };
    const resources = { ...data.resources, searchCluster: this.address };
    const house = { stage, build, resources };
    this.createWriter({ ...house, ...searchClusterFunctions.writer });
    this.createKeeper({ ...house, ...searchClusterFunctions.keeper }, searchClusterFunctions.keeper.every);
  }

  private createWriter(props: HouseFunctionProps): void {
    const { table } = props.resources;
    const fn = new HouseFunction(this, 'Writer', props);
    table.grantStreamRead(fn);
    new EventSourceMapping(this, 'WriterFeed', {
      target: fn,
      eventSourceArn: table.tableStreamArn ?? '',
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 500,
      maxBatchingWindow: Duration.seconds(1),
      // Attempts go on while the cluster is away; a batch that is older than this is a dead letter.
      maxRecordAge: Duration.hours(6),
      onFailure: new SqsDlq(deadLetters(this, 'SearchWriterDeadLetters')),
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.or('INSERT', 'MODIFY'),
          dynamodb: { NewImage: { __edb_e__: { S: FilterRule.isEqual('search-row') } } },
        }),
      ],
    });
  }

  private createKeeper(props: HouseFunctionProps, every: string): void {
    const attempts = { retryAttempts: 0, maxEventAge: Duration.minutes(15) };
    const fn = new HouseFunction(this, 'Keeper', { ...props, reservedPercent: undefined });
    const queue = deadLetters(this, 'SearchKeeperDeadLetters');
    fn.configureAsyncInvoke({ ...attempts, onFailure: new SqsDestination(queue) });
    new Rule(this, 'KeeperSchedule', {
      schedule: Schedule.expression(every),
      description: 'search-keeper',
      targets: [new LambdaFunction(fn, { ...attempts, deadLetterQueue: queue })],
    });
  }
}
