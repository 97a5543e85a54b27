import { Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction, SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import { infrastructureFunctions, schedules } from '../functions/manifest/index.ts';
import type { Schedule as Timed } from '../functions/manifest/types.ts';
import {
  eventsOverdue,
  scanFailed,
  staffPromiseBroken,
  type Trouble,
  unsendable,
  uploadFailed,
} from '../functions/manifest/alarms.ts';
import type { ApiStack } from './api-stack.ts';
import { alarmOnCount, alarmOnErrors, alarmOnLag } from './constructs/alarm.ts';
import { deadLetters } from './constructs/dead-letters.ts';
import { scanResultsOf } from './constructs/document-scan.ts';
import { HouseFunction, type HouseFunctionProps, pascal } from './constructs/function.ts';
import { securityAlarms } from './constructs/security-alarms.ts';
import { Subscriber } from './constructs/subscriber.ts';
import type { BackupStack } from './backup-stack.ts';
import type { DataStack, MarketStackProps } from './data-stack.ts';
import type { WebStack } from './web-stack.ts';

export interface EventsStackProps extends MarketStackProps {
  readonly data: DataStack;
  readonly api: ApiStack;
  readonly web: WebStack;
  readonly backup: BackupStack;
}

/** What to do about each alarm; the log of `payments-on-alarm-event` has the payment or the day. */
const moneyTroubles: Readonly<Record<Trouble, string>> = {
  LedgerDiffers:
    'The books of a day and its payment provider differ: compare both by the day that the log names.',
  RefundFailed: 'A refund did not reach the person who paid: ask them for another way and pay it by hand.',
  PaymentDisputed: 'A payer’s bank took money back: answer at the provider before its deadline.',
};

/** Background work: the relay from the table to the bus, uploads, schedules. */
export class EventsStack extends Stack {
  constructor(scope: Construct, id: string, props: EventsStackProps) {
    super(scope, id, props);
    const { stage, build } = props;
    const { distributionId } = props.web;
    const { userExports } = props.backup;
    const resources = { ...props.data.resources, live: props.api.live, distributionId, userExports };
    const house = { stage, build, resources };
    this.relay({ ...house, ...infrastructureFunctions.relay });
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
    new HouseFunction(this, 'FailedPictures', {
      ...house,
      ...infrastructureFunctions.failedPictures,
    }).addEventSource(new SqsEventSource(pictures.queue, { batchSize: 1 }));
    alarmOnCount(this, uploadFailed, stage.name, {
      impact:
        'A file could not be processed at any attempt, and its owner was asked for another one: the log of FailedPictures has its id, the log of Pictures the error.',
    });
    new Subscriber(this, 'MailFailures', {
      ...house,
      ...infrastructureFunctions.mailFailures,
      patterns: [resources.mail.failures],
    });
    if (stage.documentScan) {
      new Subscriber(this, 'ScanResults', {
        ...house,
        ...infrastructureFunctions.scanResults,
        patterns: [scanResultsOf(resources.media)],
      });
      alarmOnCount(this, scanFailed, stage.name, {
        impact:
          'Documents are not scanned, so their owners are asked to send them again: look at the status of the malware protection plan of the media bucket.',
      });
    }
    for (const [name, fn] of Object.entries<Timed>(schedules))
      this.timed(name, { ...house, ...fn }, fn.every);
    for (const [name, impact] of Object.entries(moneyTroubles))
      alarmOnCount(this, name, stage.name, { impact });
    for (const [name, alarm] of Object.entries(securityAlarms)) alarmOnCount(this, name, stage.name, alarm);
    alarmOnCount(this, staffPromiseBroken, stage.name, {
      impact:
        'People wait for the team longer than we promised: open /staff, where what is overdue comes first.',
    });
  }

  private relay(props: HouseFunctionProps): void {
    const { table, bus } = props.resources;
    const fn = new HouseFunction(this, 'Relay', { ...props, timeoutSeconds: 30 });
    table.grantStreamRead(fn);
    alarmOnErrors(fn, 'The relay fails: mails, search and counts fall behind until the outbox is swept.');
    alarmOnLag(
      fn,
      'The relay is behind: mails, search and counts fall behind. Look at its log for refusals.',
    );
    const queue = deadLetters(
      this,
      'RelayDeadLetters',
      'The bus refuses an event for good: read the message, mend the cause, then npm run ops -- redrive RelayDeadLetters.',
    );
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
    alarmOnCount(this, eventsOverdue, props.stage.name, {
      impact:
        'Events were not sent within five minutes; the sweeper of the outbox sends them. Look at the log of the relay.',
    });
  }

  private timed(name: string, props: HouseFunctionProps, every: string): void {
    const fn = new HouseFunction(this, pascal(name), props);
    alarmOnErrors(fn, `${name} did not finish; what it tidies waits until its next run.`);
    const queue = deadLetters(this, `${pascal(name)}DeadLetters`, `${name} could not be started.`);
    const target = new LambdaFunction(fn, {
      retryAttempts: 2,
      maxEventAge: Duration.hours(1),
      deadLetterQueue: queue,
    });
    new Rule(this, `${pascal(name)}Schedule`, {
      schedule: Schedule.expression(every),
      description: name,
      targets: [target],
    });
  }
}
