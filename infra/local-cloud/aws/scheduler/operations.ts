import * as z from 'zod';
import type { Clock } from '../../base/clock.ts';
import { account, homeRegion } from '../../template/assembly.ts';
import { AwsError } from '../json-protocol.ts';
import { parseDueTime, createValidationError, Schedule, ScheduleName } from './input.ts';
import type { SchedulerStore, StoredSchedule } from './store.ts';

export type SchedulerOperations = ReturnType<typeof createSchedulerOperations>;

interface Options {
  readonly store: SchedulerStore;
  readonly clock: Clock;
  readonly groups: readonly string[];
  /** Throws if the target is not supported here. */
  readonly checkTarget: (target: Schedule['Target']) => void;
  readonly onChange: () => void;
}

const toArn = (group: string, name: string) =>
  `arn:aws:scheduler:${homeRegion}:${account}:schedule/${group}/${name}`;

const createMissing = (what: string) =>
  new AwsError('ResourceNotFoundException', `${what} does not exist.`, 404);

/** The operations of EventBridge Scheduler on one-time schedules. */
export function createSchedulerOperations({ store, clock, groups, checkTarget, onChange }: Options) {
  const inGroup = (group = 'default'): string => {
    if (!groups.includes(group)) throw createMissing(`Schedule group ${group}`);
    return group;
  };
  const found = (group: string | undefined, name: string): StoredSchedule => {
    const stored = store.find(inGroup(group), name);
    if (!stored) throw createMissing(`Schedule ${name}`);
    return stored;
  };
  const write = (name: string, schedule: Schedule, created: number) => {
    const { GroupName: group } = schedule;
    checkTarget(schedule.Target);
    store.put({ group, name, due: parseDueTime(schedule), schedule, created, changed: clock.now() });
    onChange();
    return { ScheduleArn: toArn(group, name) };
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
    get: (name: string, group: string | undefined) => toDescription(found(group, name)),
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
        Schedules: page.map(toSummary),
        ...(last && { NextToken: `${last.group}/${last.name}` }),
      };
    },
    groups: () => ({ ScheduleGroups: groups.map(toGroup) }),
    group: (name: string) => toGroup(inGroup(name)),
  };
}

const Listing = z.object({
  ScheduleGroup: z.string().optional(),
  NamePrefix: z.string().optional(),
  MaxResults: z.coerce.number().int().min(1).max(100).default(100),
  NextToken: z.string().optional(),
});

const toGroup = (name: string) => ({
  Name: name,
  Arn: `arn:aws:scheduler:${homeRegion}:${account}:schedule-group/${name}`,
  State: 'ACTIVE',
});

const toTimes = ({ created, changed }: StoredSchedule) => ({
  CreationDate: created / 1000,
  LastModificationDate: changed / 1000,
});

const toSummary = (stored: StoredSchedule) => ({
  Name: stored.name,
  GroupName: stored.group,
  Arn: toArn(stored.group, stored.name),
  State: stored.schedule.State,
  Target: { Arn: stored.schedule.Target.Arn },
  ...toTimes(stored),
});

const toDescription = (stored: StoredSchedule) => ({
  ...stored.schedule,
  Name: stored.name,
  Arn: toArn(stored.group, stored.name),
  ...toTimes(stored),
});

/** @throws AwsError ValidationException for an unknown bus, a role without trust or invalid input */
export function createTargetCheck(isBus: (arn: string) => boolean, mayAssume: (roleArn: string) => boolean) {
  return ({ Arn, RoleArn, Input }: Schedule['Target']): void => {
    if (!isBus(Arn)) throw createValidationError(`Provided Arn ${Arn} is no event bus of the template.`);
    if (!mayAssume(RoleArn))
      throw createValidationError(
        'The execution role you provide must allow AWS EventBridge Scheduler to assume the role.',
      );
    if (!isObject(Input)) throw createValidationError('Input must be a valid JSON object.');
  };
}

function isObject(text: string): boolean {
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
