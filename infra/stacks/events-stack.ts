import { Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction, SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import { unsendable } from '../../functions/delivery/manifest/alarms.ts';
import { infrastructureFunctions, schedules } from '../../functions/delivery/manifest/index.ts';
import type { Schedule as Timed } from '../../functions/delivery/manifest/types.ts';
import { createDeadLetterQueue } from '../constructs/dead-letter-queue.ts';
import { createScanResultPattern } from '../constructs/document-scan.ts';
import { GableFunction, type GableFunctionProps, toPascalCase } from '../constructs/gable-function.ts';
import { Subscriber } from '../constructs/subscriber.ts';
import type { ApiStack } from './api-stack.ts';
import type { BackupStack } from './backup-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';
import type { StageStackProps } from './stage-stack-props.ts';

export interface EventsStackProps extends StageStackProps {
  readonly data: DataStack;
  readonly api: ApiStack;
  readonly edge: EdgeStack;
  readonly backup: BackupStack;
}

/** Background work: the relay from the table to the bus, uploads, schedules. */
export class EventsStack extends Stack {
  constructor(scope: Construct, id: string, props: EventsStackProps) {
    super(scope, id, props);
    const { stage, build } = props;
    const { distributionId } = props.edge.distribution;
    const { userExports } = props.backup;
    const resources = { ...props.data.resources, live: props.api.live, distributionId, userExports };
    const house = { stage, build, resources };
    this.relay({ ...house, ...infrastructureFunctions.relay });
    this.recordChanges({ ...house, ...infrastructureFunctions.recordChanges });
    const pictures = new Subscriber(this, 'Pictures', {
      ...house,
      ...infrastructureFunctions.pictures,
      patterns: [
        {
          source: ['aws.s3'],
          detailType: ['Object Created'],
          detail: {
            bucket: { name: [resources.media.bucketName] },
            object: { key: [{ prefix: 'uploads/' }] },
          },
        },
      ],
    });
    new GableFunction(this, 'FailedPictures', {
      ...house,
      ...infrastructureFunctions.failedPictures,
    }).addEventSource(new SqsEventSource(pictures.queue, { batchSize: 1 }));
    new Subscriber(this, 'MailFailures', {
      ...house,
      ...infrastructureFunctions.mailFailures,
      patterns: [resources.mail.failures],
    });
    new Subscriber(this, 'SentAlerts', {
      ...house,
      ...infrastructureFunctions.sentAlerts,
      patterns: [resources.mail.sentAlerts],
    });
    if (stage.documentScan) {
      new Subscriber(this, 'ScanResults', {
        ...house,
        ...infrastructureFunctions.scanResults,
        patterns: [createScanResultPattern(resources.media)],
      });
    }
    for (const [name, fn] of Object.entries<Timed>(schedules))
      this.timed(name, { ...house, ...fn }, fn.every);
  }

  private relay(props: GableFunctionProps): void {
    const { table, bus } = props.resources;
    const fn = new GableFunction(this, 'Relay', { ...props, timeoutSeconds: 30 });
    table.grantStreamRead(fn);
    const queue = createDeadLetterQueue(this, 'RelayDeadLetters');
    new Rule(this, 'Unsendable', {
      eventBus: bus,
      description: 'Events that the bus refuses for good',
      eventPattern: { source: [unsendable.source], detailType: [unsendable.detailType] },
      targets: [new SqsQueue(queue)],
    });
    new EventSourceMapping(this, 'RelayFeed', {
      target: fn,
      eventSourceArn: table.tableStreamArn ?? '',
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      reportBatchItemFailures: true,
      // Without a destination for failures: what the stream gives up stays in the outbox for the sweeper.
      retryAttempts: 10,
      maxRecordAge: Duration.hours(6),
      // Only rows of the outbox: projections write to the same table and would otherwise trigger themselves.
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('INSERT'),
          dynamodb: { NewImage: { detailType: { S: FilterRule.exists() } } },
        }),
      ],
    });
  }

  /** Reports records that were replaced or removed; new ones do not run it. */
  private recordChanges(props: GableFunctionProps): void {
    const { records } = props.resources;
    const fn = new GableFunction(this, 'RecordChanges', props);
    records.grantStreamRead(fn);
    new EventSourceMapping(this, 'RecordChangesFeed', {
      target: fn,
      eventSourceArn: records.tableStreamArn ?? '',
      startingPosition: StartingPosition.TRIM_HORIZON,
      retryAttempts: 10,
      filters: [FilterCriteria.filter({ eventName: FilterRule.or('MODIFY', 'REMOVE') })],
    });
  }

  private timed(name: string, props: GableFunctionProps, every: string): void {
    const attempts = { retryAttempts: 2, maxEventAge: Duration.hours(1) };
    const fn = new GableFunction(this, toPascalCase(name), props);
    const queue = createDeadLetterQueue(this, `${toPascalCase(name)}DeadLetters`);
    // A run that fails at each attempt goes where one goes that could not be started.
    fn.configureAsyncInvoke({ ...attempts, onFailure: new SqsDestination(queue) });
    const target = new LambdaFunction(fn, {
      ...attempts,
      deadLetterQueue: queue,
    });
    new Rule(this, `${toPascalCase(name)}Schedule`, {
      schedule: Schedule.expression(every),
      description: name,
      targets: [target],
    });
  }
}
