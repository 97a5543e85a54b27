import type { Clock } from '../../base/clock.ts';
import type { CloudModel } from '../../template/model.ts';
import { createBusEvent } from '../eventbridge/event.ts';
import { buildTargetInput } from '../eventbridge/input.ts';
import type { PendingSchedule, Scheduler } from '../scheduler/index.ts';
import { parseTimetable, type Timetable } from './expression.ts';

export interface ScheduledJob {
  readonly name: string;
  readonly expression: string;
  readonly timezone: string;
  readonly next: string | undefined;
}

/** Headers of a request, by their lower-case names. */
type Headers = Readonly<Record<string, unknown>>;

export interface Schedules {
  readonly list: () => readonly ScheduledJob[];
  /** The pending one-time schedules of functions, the next one first. */
  readonly pending: () => readonly PendingSchedule[];
  /**
   * Runs a schedule of the template now and waits for its functions, or fires a pending one-time schedule;
   * undefined if no schedule has this name. `headers` may move the clock of the run, like those of a request.
   */
  readonly run: (name: string, headers?: Headers) => Promise<readonly unknown[] | undefined>;
  readonly close: () => void;
}

export interface SchedulesOptions {
  readonly model: Pick<CloudModel, 'rules' | 'schedules'>;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'pending' | 'trigger'>;
  /** Whether schedules run by time; tests turn it off and run them by name. */
  readonly timers: boolean;
  readonly invoke: (functionId: string, event: unknown) => Promise<unknown>;
  readonly invokeLater: (functionId: string, event: unknown) => void;
}

interface Planned {
  readonly name: string;
  readonly id: string;
  readonly expression: string;
  readonly timezone: string;
  readonly enabled: boolean;
  readonly table: Timetable;
  /** The functions to run, each with its event. */
  readonly runs: () => readonly { readonly functionId: string; readonly event: unknown }[];
}

const longestTimer = 2 ** 31 - 1;

/** Rules and schedules that run by time. Times that the clock is moved past are skipped. */
export function createSchedules(options: SchedulesOptions): Schedules {
  const { clock, scheduler, timers, invoke, invokeLater } = options;
  const planned = planSchedules(options);
  const waiting = new Map<Planned, NodeJS.Timeout>();
  const wait = (job: Planned) => {
    clearTimeout(waiting.get(job));
    const next = job.enabled ? job.table.next(clock.now()) : undefined;
    if (next === undefined) return;
    const delay = next - clock.now();
    const timer = setTimeout(
      () => {
        if (delay <= longestTimer)
          for (const { functionId, event } of job.runs()) invokeLater(functionId, event);
        wait(job);
      },
      Math.min(Math.max(delay, 1), longestTimer),
    );
    waiting.set(job, timer.unref());
  };
  const waitForAll = () => {
    for (const job of planned) wait(job);
  };
  if (timers) {
    waitForAll();
    clock.onChange(waitForAll);
  }
  return {
    list: () =>
      planned.map(({ name, expression, timezone, table }) => {
        const next = table.next(clock.now());
        return { name, expression, timezone, next: next === undefined ? next : new Date(next).toISOString() };
      }),
    pending: scheduler.pending,
    async run(name, headers) {
      if (scheduler.trigger(name)) return ['told'];
      const job = findPlanned(planned, name);
      return (
        job &&
        Promise.all(job.runs().map(({ functionId, event }) => invoke(functionId, addHeaders(event, headers))))
      );
    },
    close() {
      for (const timer of waiting.values()) clearTimeout(timer);
    },
  };
}

const addHeaders = (event: unknown, headers: Headers | undefined): unknown =>
  headers && typeof event === 'object' ? { ...event, headers } : event;

function planSchedules({ model, clock }: SchedulesOptions): Planned[] {
  const started = clock.now();
  const rules = model.rules.flatMap((rule): Planned[] => {
    if (rule.schedule === undefined) return [];
    const event = () =>
      createBusEvent('aws.events', 'Scheduled Event', {}, { resources: [rule.arn], time: clock.now() });
    return [
      {
        name: rule.name,
        id: rule.id,
        expression: rule.schedule,
        timezone: 'UTC',
        enabled: rule.enabled,
        table: parseTimetable(rule.schedule, 'UTC', started),
        runs: () =>
          rule.targets.flatMap((target) =>
            target.destination.kind === 'function'
              ? [{ functionId: target.destination.functionId, event: buildTargetInput(target, event()) }]
              : [],
          ),
      },
    ];
  });
  const schedules = model.schedules.map((schedule): Planned => ({
    name: schedule.name,
    id: schedule.id,
    expression: schedule.expression,
    timezone: schedule.timezone,
    enabled: schedule.enabled,
    table: parseTimetable(schedule.expression, schedule.timezone, started),
    runs: () => [{ functionId: schedule.functionId, event: JSON.parse(schedule.input) }],
  }));
  return [...rules, ...schedules];
}

/** Finds by exact name or logical id, else by a unique part of it, ignoring punctuation and case. */
function findPlanned(planned: readonly Planned[], name: string): Planned | undefined {
  const exact = planned.find((job) => job.name === name || job.id === name);
  if (exact) return exact;
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const close = planned.filter((job) => plain(job.name).includes(plain(name)));
  return close.length === 1 ? close[0] : undefined;
}
