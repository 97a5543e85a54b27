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
import { getCause } from './event-context.ts';
import { env } from '../env.ts';

export interface ScheduledEvent {
  /** The caller's key, e.g. `viewing-24h-vwg_...`: letters, digits, `-`, `_` and `.`. */
  readonly name: string;
  /** When to tell it; a time that is over is told at once. */
  readonly at: Date;
  readonly event: DomainEvent;
}

let client: SchedulerClient | undefined;
const scheduler = (): SchedulerClient => (client ??= new SchedulerClient({}));

/** The scheduler takes no time that is over, and needs a moment to take one at all. */
const soonestMilliseconds = 5_000;

/**
 * Puts an event on the bus at a later time, to the minute. Of one name there is one at most: the last call counts.
 * The same name, time and event is the same event to its subscribers, however often it is asked for.
 */
export async function scheduleEvent({ name, at, event }: ScheduledEvent): Promise<void> {
  const schedule = scheduleOf(name, at, event);
  for (let tries = 1; ; tries += 1) {
    try {
      return await createOrUpdate(schedule);
    } catch (error) {
      // Between the two calls the time came, and with it the end of the schedule.
      if (!(error instanceof ResourceNotFoundException) || tries > 1) throw error;
    }
  }
}

async function createOrUpdate(schedule: CreateScheduleCommandInput): Promise<void> {
  try {
    await scheduler().send(new CreateScheduleCommand(schedule));
  } catch (error) {
    if (!(error instanceof ConflictException)) throw error;
    await scheduler().send(new UpdateScheduleCommand(schedule));
  }
}

/** Takes back what was to be told under this name; nothing happens where there is no such thing. */
export async function cancelScheduledEvent(name: string): Promise<void> {
  try {
    await scheduler().send(
      new DeleteScheduleCommand({ Name: scheduleName(name), GroupName: env('SCHEDULE_GROUP') }),
    );
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  }
}

function scheduleOf(name: string, at: Date, event: DomainEvent): CreateScheduleCommandInput {
  const due = new Date(Math.max(at.getTime(), now().getTime() + soonestMilliseconds));
  const meta: Envelope = { id: idOf(name, at, event), time: at.toISOString(), ...getCause() };
  return {
    Name: scheduleName(name),
    GroupName: env('SCHEDULE_GROUP'),
    ScheduleExpression: `at(${wholeSecond(due)})`,
    ScheduleExpressionTimezone: 'UTC',
    FlexibleTimeWindow: { Mode: 'OFF' },
    ActionAfterCompletion: 'DELETE',
    Target: {
      Arn: env('SCHEDULE_BUS_ARN'),
      RoleArn: env('SCHEDULE_ROLE_ARN'),
      EventBridgeParameters: { DetailType: event.name, Source: eventSource },
      Input: JSON.stringify({ meta, data: event.detail }),
      DeadLetterConfig: { Arn: env('SCHEDULE_DEAD_LETTERS_ARN') },
      RetryPolicy: { MaximumRetryAttempts: 20, MaximumEventAgeInSeconds: 24 * 3600 },
    },
  };
}

const longestName = 64;

/** A name that is too long keeps its beginning; what is cut off stays apart by its hash. */
function scheduleName(name: string): string {
  if (!/^[\w.-]+$/.test(name)) throw new Error(`${name} is no name of a schedule`);
  if (name.length <= longestName) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 16);
  return `${name.slice(0, longestName - hash.length - 1)}.${hash}`;
}

const idOf = (name: string, at: Date, event: DomainEvent): string =>
  `later_${createHash('sha256')
    .update(JSON.stringify([name, at.getTime(), event.name, event.detail]))
    .digest('hex')
    .slice(0, 32)}`;

/** Never before its time: `2026-11-21T18:00:01`, without a zone. */
const wholeSecond = (time: Date): string =>
  new Date(Math.ceil(time.getTime() / 1000) * 1000).toISOString().slice(0, 19);

/**
 * Plans by a thing as it is read, and anew where it changed meanwhile: of two reactions at work on it at once, the
 * later to write has seen its latest state.
 */
export async function scheduleBy<T extends { readonly version: number }>(
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
