import { Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction, SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import { refusedHome } from '../../functions/delivery/manifest/alarms.ts';
import { searchClusterFunctions } from '../../functions/delivery/manifest/index.ts';
import { createDeadLetterQueue } from '../constructs/dead-letter-queue.ts';
import type { SearchClusterAddress } from '../constructs/function-resources.ts';
import { GableFunction, type GableFunctionProps } from '../constructs/gable-function.ts';
import { SearchDomain } from '../constructs/search-domain.ts';
import type { SearchCluster } from '../search-choice.ts';
import type { Stage } from '../stages.ts';
import type { DataStack } from './data-stack.ts';
import type { StageStackProps } from './stage-stack-props.ts';

export interface SearchStackProps extends StageStackProps {
  readonly data: DataStack;
  readonly cluster: SearchCluster;
}

/** The search cluster of a stage that asks for one, and what fills it from the table's feed. */
export class SearchStack extends Stack {
  readonly stage: Stage;
  readonly address: SearchClusterAddress;
  /** Absent for a cluster outside the stacks. */
  readonly domainName: string | undefined;

  constructor(scope: Construct, id: string, props: SearchStackProps) {
    super(scope, id, props);
    const { stage, build, data, cluster } = props;
    this.stage = stage;
    const domain = 'url' in cluster ? undefined : new SearchDomain(this, 'Domain', { stage, size: cluster });
    this.domainName = domain?.domainName;
    this.address = domain?.address ?? { url: 'url' in cluster ? cluster.url : '' };
    const resources = { ...data.resources, searchCluster: this.address };
    const house = { stage, build, resources };
    this.createWriter({ ...house, ...searchClusterFunctions.writer });
    this.createKeeper({ ...house, ...searchClusterFunctions.keeper }, searchClusterFunctions.keeper.every);
  }

  private createWriter(props: GableFunctionProps): void {
    const { table, bus } = props.resources;
    const fn = new GableFunction(this, 'Writer', props);
    table.grantStreamRead(fn);
    const queue = createDeadLetterQueue(this, 'SearchWriterDeadLetters');
    new Rule(this, 'RefusedHomes', {
      eventBus: bus,
      description: 'Homes that the search cluster refuses for good',
      eventPattern: { source: [refusedHome.source], detailType: [refusedHome.detailType] },
      targets: [new SqsQueue(queue)],
    });
    new EventSourceMapping(this, 'WriterFeed', {
      target: fn,
      eventSourceArn: table.tableStreamArn ?? '',
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 500,
      maxBatchingWindow: Duration.seconds(1),
      // Attempts go on while the cluster is away; a batch that is older than this is a dead letter.
      maxRecordAge: Duration.hours(6),
      // A run that ends without an answer, such as by its memory, does not take the homes around along.
      bisectBatchOnError: true,
      onFailure: new SqsDlq(queue),
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.or('INSERT', 'MODIFY'),
          dynamodb: { NewImage: { __edb_e__: { S: FilterRule.isEqual('search-row') } } },
        }),
      ],
    });
  }

  private createKeeper(props: GableFunctionProps, every: string): void {
    const attempts = { retryAttempts: 0, maxEventAge: Duration.minutes(15) };
    const fn = new GableFunction(this, 'Keeper', { ...props, reservedPercent: undefined });
    const queue = createDeadLetterQueue(this, 'SearchKeeperDeadLetters');
    fn.configureAsyncInvoke({ ...attempts, onFailure: new SqsDestination(queue) });
    new Rule(this, 'KeeperSchedule', {
      schedule: Schedule.expression(every),
      description: 'search-keeper',
      targets: [new LambdaFunction(fn, { ...attempts, deadLetterQueue: queue })],
    });
  }
}
