import { createHash } from 'node:crypto';
import {
  ConflictException,
  CreateScheduleCommand,
  type CreateScheduleCommandInput,
  DeleteScheduleCommand,
  ResourceNotFoundException,
  SchedulerClient,
  UpdateScheduleCommand,
} from '@aws-sdk/client-scheduler';
import { type Envelope, eventSource, type DomainEvent } from '../../../events/define.ts';
import { now } from '../clock.ts';
import { env } from '../env.ts';
import { observeCalls } from '../observability/aws-call.ts';
import { daySeconds } from '../time.ts';
import { getCause } from './event-context.ts';

export interface ScheduledEvent {
  /** Unique key, e.g. `viewing-24h-vwg_...`: letters, digits, `-`, `_` and `.`. */
  readonly name: string;
  /** When to publish the event; a past time means now. */
  readonly at: Date;
  readonly event: DomainEvent;
}

let client: SchedulerClient | undefined;
const getSchedulerClient = (): SchedulerClient => (client ??= observeCalls(new SchedulerClient({})));

/** The scheduler rejects past times and needs some time to accept a schedule. */
const soonestMilliseconds = 5_000;

/**
 * Publishes an event at a later time, to the minute. A name has one schedule: the last call replaces it. The
 * same name, time and event give the same event id, however often it is called.
 */
export async function scheduleEvent({ name, at, event }: ScheduledEvent): Promise<void> {
  const schedule = createSchedule(name, at, event);
  for (let tries = 1; ; tries += 1) {
    try {
      return await createOrUpdate(schedule);
    } catch (error) {
      // The schedule ran and was deleted between the two calls.
      if (!(error instanceof ResourceNotFoundException) || tries > 1) throw error;
    }
  }
}

async function createOrUpdate(schedule: CreateScheduleCommandInput): Promise<void> {
  try {
    await getSchedulerClient().send(new CreateScheduleCommand(schedule));
  } catch (error) {
    if (!(error instanceof ConflictException)) throw error;
    await getSchedulerClient().send(new UpdateScheduleCommand(schedule));
  }
}

/** Cancels the scheduled event of a name, if there is one. */
export async function cancelScheduledEvent(name: string): Promise<void> {
  try {
    await getSchedulerClient().send(
      new DeleteScheduleCommand({ Name: scheduleName(name), GroupName: env('SCHEDULE_GROUP') }),
    );
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  }
}

function createSchedule(name: string, at: Date, event: DomainEvent): CreateScheduleCommandInput {
  const due = new Date(Math.max(at.getTime(), now().getTime() + soonestMilliseconds));
  const meta: Envelope = { id: deriveEventId(name, at, event), time: at.toISOString(), ...getCause() };
  return {
    Name: scheduleName(name),
    GroupName: env('SCHEDULE_GROUP'),
    ScheduleExpression: `at(${toWholeSecond(due)})`,
    ScheduleExpressionTimezone: 'UTC',
    FlexibleTimeWindow: { Mode: 'OFF' },
    ActionAfterCompletion: 'DELETE',
    Target: {
      Arn: env('SCHEDULE_BUS_ARN'),
      RoleArn: env('SCHEDULE_ROLE_ARN'),
      EventBridgeParameters: { DetailType: event.name, Source: eventSource },
      // The type is for the operator: a dead letter has this text only.
      Input: JSON.stringify({ type: event.name, meta, data: event.detail }),
      DeadLetterConfig: { Arn: env('SCHEDULE_DEAD_LETTERS_ARN') },
      RetryPolicy: { MaximumRetryAttempts: 20, MaximumEventAgeInSeconds: daySeconds },
    },
  };
}

const longestName = 64;

/** Shortens a long name and adds a hash, so that it stays unique. */
function scheduleName(name: string): string {
  if (!/^[\w.-]+$/.test(name)) throw new Error(`${name} is no name of a schedule`);
  if (name.length <= longestName) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 16);
  return `${name.slice(0, longestName - hash.length - 1)}.${hash}`;
}

const deriveEventId = (name: string, at: Date, event: DomainEvent): string =>
  `later_${createHash('sha256')
    .update(JSON.stringify([name, at.getTime(), event.name, event.detail]))
    .digest('hex')
    .slice(0, 32)}`;

/** Rounds up to whole seconds, so that it never runs early: `2026-11-21T18:00:01`, without a zone. */
const toWholeSecond = (time: Date): string =>
  new Date(Math.ceil(time.getTime() / 1000) * 1000).toISOString().slice(0, 19);

/**
 * Plans by the loaded entity, and again while its version changes meanwhile. Of two concurrent subscribers
 * the later one to write has seen the latest state.
 */
export async function scheduleByLatestVersion<T extends { readonly version: number }>(
  read: () => Promise<T | undefined>,
  plan: (found: T | undefined) => Promise<void>,
): Promise<void> {
  let planned = await read();
  for (;;) {
    await plan(planned);
    const found = await read();
    if (found?.version === planned?.version) return;
    planned = found;
  }
}
