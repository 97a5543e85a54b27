import * as z from 'zod';
import { AwsError } from '../json-protocol.ts';
import type { Clock } from '../../runtime/clock.ts';
import { account, homeRegion } from '../../template/assembly.ts';
import { dueTime, invalid, Schedule, ScheduleName } from './input.ts';
import type { SchedulerStore, Stored } from './store.ts';

export type Operations = ReturnType<typeof schedulerOperations>;

interface Options {
  readonly store: SchedulerStore;
  readonly clock: Clock;
  readonly groups: readonly string[];
  /** Throws if the target is not supported here. */
  readonly checkTarget: (target: Schedule['Target']) => void;
  readonly onChange: () => void;
}

const arnOf = (group: string, name: string) =>
  `arn:aws:scheduler:${homeRegion}:${account}:schedule/${group}/${name}`;

const missing = (what: string) => new AwsError('ResourceNotFoundException', `${what} does not exist.`, 404);

/** The operations of EventBridge Scheduler on one-time schedules. */
export function schedulerOperations({ store, clock, groups, checkTarget, onChange }: Options) {
  const inGroup = (group = 'default'): string => {
    if (!groups.includes(group)) throw missing(`Schedule group ${group}`);
    return group;
  };
  const found = (group: string | undefined, name: string): Stored => {
    const stored = store.find(inGroup(group), name);
    if (!stored) throw missing(`Schedule ${name}`);
    return stored;
  };
  const write = (name: string, schedule: Schedule, created: number) => {
    const { GroupName: group } = schedule;
    checkTarget(schedule.Target);
    store.put({ group, name, due: dueTime(schedule), schedule, created, changed: clock.now() });
    onChange();
    return { ScheduleArn: arnOf(group, name) };
  };
  return {
    create(given: string, input: unknown) {
      const name = ScheduleName.parse(given);
      const schedule = Schedule.parse(input);
      if (store.find(inGroup(schedule.GroupName), name))
        throw new AwsError('ConflictException', `Schedule ${name} already exists.`, 409);
      return write(name, schedule, clock.now());
    },
    /** Replaces the whole schedule: omitted fields get their defaults. */
    update(name: string, input: unknown) {
      const schedule = Schedule.parse(input);
      return write(name, schedule, found(schedule.GroupName, name).created);
    },
    get: (name: string, group: string | undefined) => described(found(group, name)),
    remove(name: string, group: string | undefined) {
      store.remove(inGroup(group), found(group, name).name);
      onChange();
      return {};
    },
    list(query: URLSearchParams) {
      const {
        ScheduleGroup,
        NamePrefix = '',
        MaxResults,
        NextToken,
      } = Listing.parse(Object.fromEntries(query));
      if (ScheduleGroup !== undefined) inGroup(ScheduleGroup);
      const matching = store
        .all()
        .filter(({ group, name }) => name.startsWith(NamePrefix) && group === (ScheduleGroup ?? group))
        .filter(({ group, name }) => NextToken === undefined || `${group}/${name}` > NextToken);
      const page = matching.slice(0, MaxResults);
      const last = matching.length > page.length ? page.at(-1) : undefined;
      return {
        Schedules: page.map(summary),
        ...(last && { NextToken: `${last.group}/${last.name}` }),
      };
    },
    groups: () => ({ ScheduleGroups: groups.map(groupOf) }),
    group: (name: string) => groupOf(inGroup(name)),
  };
}

const Listing = z.object({
  ScheduleGroup: z.string().optional(),
  NamePrefix: z.string().optional(),
  MaxResults: z.coerce.number().int().min(1).max(100).default(100),
  NextToken: z.string().optional(),
});

const groupOf = (name: string) => ({
  Name: name,
  Arn: `arn:aws:scheduler:${homeRegion}:${account}:schedule-group/${name}`,
  State: 'ACTIVE',
});

const times = ({ created, changed }: Stored) => ({
  CreationDate: created / 1000,
  LastModificationDate: changed / 1000,
});

const summary = (stored: Stored) => ({
  Name: stored.name,
  GroupName: stored.group,
  Arn: arnOf(stored.group, stored.name),
  State: stored.schedule.State,
  Target: { Arn: stored.schedule.Target.Arn },
  ...times(stored),
});

const described = (stored: Stored) => ({
  ...stored.schedule,
  Name: stored.name,
  Arn: arnOf(stored.group, stored.name),
  ...times(stored),
});

/** @throws AwsError ValidationException for an unknown bus, a role without trust or invalid input */
export function targetCheck(isBus: (arn: string) => boolean, mayAssume: (roleArn: string) => boolean) {
  return ({ Arn, RoleArn, Input }: Schedule['Target']): void => {
    if (!isBus(Arn)) throw invalid(`Provided Arn ${Arn} is no event bus of the template.`);
    if (!mayAssume(RoleArn))
      throw invalid(
        'The execution role you provide must allow AWS EventBridge Scheduler to assume the role.',
      );
    if (!isObject(Input)) throw invalid('Input must be a valid JSON object.');
  };
}

function isObject(text: string): boolean {
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
