import { type RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { EventBus } from 'aws-cdk-lib/aws-events';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { createDeadLetterQueue } from './dead-letter-queue.ts';
import { suppressNagRules } from './nag-suppressions.ts';

export interface EventSchedulerProps {
  readonly bus: EventBus;
  readonly removalPolicy: RemovalPolicy;
}

/**
 * Events that functions schedule for a later time: a schedule group, and the one role that publishes them.
 */
export class EventScheduler extends Construct {
  readonly group: ScheduleGroup;
  readonly role: Role;
  readonly bus: EventBus;
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { bus, removalPolicy }: EventSchedulerProps) {
    super(scope, id);
    this.bus = bus;
    this.group = new ScheduleGroup(this, 'Schedules', { removalPolicy });
    this.queue = createDeadLetterQueue(this, 'DeadLetters');
    this.role = new Role(this, 'Teller', {
      description: 'Publishes events that are due',
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: {
          StringEquals: {
            'aws:SourceAccount': Stack.of(this).account,
            'aws:SourceArn': this.group.scheduleGroupArn,
          },
        },
      }),
    });
    bus.grantPutEventsTo(this.role);
    this.queue.grantSendMessages(this.role);
  }

  /** Lets a function create, change and delete scheduled events. */
  grant(fn: Function): void {
    const { scheduleGroupName } = this.group;
    const schedules = Stack.of(this).formatArn({
      service: 'scheduler',
      resource: 'schedule',
      resourceName: `${scheduleGroupName}/*`,
    });
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['Create', 'Update', 'Delete'].map((verb) => `scheduler:${verb}Schedule`),
        resources: [schedules],
      }),
    );
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['iam:PassRole'],
        resources: [this.role.roleArn],
        conditions: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
      }),
    );
    suppressNagRules(fn, { 'AwsSolutions-IAM5[Resource::**:schedule/**/*]': 'All schedules of one group' });
    fn.addEnvironment('SCHEDULE_GROUP', scheduleGroupName);
    fn.addEnvironment('SCHEDULE_ROLE_ARN', this.role.roleArn);
    fn.addEnvironment('SCHEDULE_BUS_ARN', this.bus.eventBusArn);
    fn.addEnvironment('SCHEDULE_DEAD_LETTERS_ARN', this.queue.queueArn);
  }
}
