import * as z from 'zod';
import { account, homeRegion } from '../../template/assembly.ts';
import type { RuleModel, TargetModel } from '../../template/events.ts';
import type { CloudModel } from '../../template/model.ts';
import { AwsError, type JsonOperation } from '../json-protocol.ts';
import type { Archives } from './archives.ts';
import type { BusEvent } from './event.ts';

export interface ReplayOptions {
  readonly model: Pick<CloudModel, 'buses' | 'rules'>;
  readonly archives: Archives;
  /** Delivers an event to rules of a bus, without archiving it again. */
  readonly run: (bus: string, rules: readonly RuleModel[], event: BusEvent) => void;
  readonly runInTransaction: (work: () => void) => void;
}

const Named = z.object({ Name: z.string() });
const ListRules = z.object({
  EventBusName: z.string().default('default'),
  NamePrefix: z.string().default(''),
  NextToken: z.string().optional(),
});
const Targets = z.object({ EventBusName: z.string().default('default'), Rule: z.string() });
const ListArchives = z.object({ EventSourceArn: z.string().optional() });
const Start = z.object({
  ReplayName: z.string(),
  EventSourceArn: z.string(),
  EventStartTime: z.number(),
  EventEndTime: z.number(),
  Destination: z.object({ Arn: z.string(), FilterArns: z.array(z.string()).optional() }),
});

const toTarget = ({ id, destination, deadLetter }: TargetModel) => ({
  Id: id,
  Arn: destination.arn,
  ...(deadLetter !== undefined && { DeadLetterConfig: { Arn: deadLetter } }),
});

const createNotFound = (what: string) => new AwsError('ResourceNotFoundException', `${what} does not exist.`);
const toBusName = (reference: string) => reference.split('/').at(-1) ?? reference;

/** The operations of EventBridge that find rules and archives, and replay the events of an archive. */
export function createReplayOperations(options: ReplayOptions): Record<string, JsonOperation> {
  return {
    ...createRuleOperations(options),
    ...createArchiveOperations(options),
  };
}

function createRuleOperations({ model }: ReplayOptions): Record<string, JsonOperation> {
  return {
    DescribeEventBus(input) {
      const { Name } = Named.parse(input);
      const bus = toBusName(Name);
      if (!model.buses.includes(bus)) throw createNotFound(`Event bus ${Name}`);
      return { Name: bus, Arn: `arn:aws:events:${homeRegion}:${account}:event-bus/${bus}` };
    },
    ListRules(input) {
      const { EventBusName, NamePrefix } = ListRules.parse(input);
      const bus = toBusName(EventBusName);
      return {
        Rules: model.rules
          .filter((rule) => rule.bus === bus && rule.name.startsWith(NamePrefix))
          .map(({ name, arn, enabled, schedule }) => ({
            Name: name,
            Arn: arn,
            EventBusName: bus,
            State: enabled ? 'ENABLED' : 'DISABLED',
            ScheduleExpression: schedule,
          })),
      };
    },
    ListTargetsByRule(input) {
      const { EventBusName, Rule } = Targets.parse(input);
      const bus = toBusName(EventBusName);
      const found = model.rules.find((rule) => rule.bus === bus && rule.name === Rule);
      if (!found) throw createNotFound(`Rule ${Rule} on ${bus}`);
      return { Targets: found.targets.map(toTarget) };
    },
  };
}

function createArchiveOperations(options: ReplayOptions): Record<string, JsonOperation> {
  const { archives } = options;
  /** Names of replays; each ends before `StartReplay` answers. */
  const replays = new Set<string>();
  return {
    ListArchives(input) {
      const { EventSourceArn } = ListArchives.parse(input);
      const found = archives.list.filter(({ busArn }) => busArn === (EventSourceArn ?? busArn));
      return {
        Archives: found.map(({ name, busArn }) => ({
          ArchiveName: name,
          EventSourceArn: busArn,
          State: 'ENABLED',
        })),
      };
    },
    DescribeArchive(input) {
      const { ArchiveName } = z.object({ ArchiveName: z.string() }).parse(input);
      const found = archives.list.find(({ name }) => name === ArchiveName);
      if (!found) throw createNotFound(`Archive ${ArchiveName}`);
      return { ArchiveArn: found.arn, ArchiveName, EventSourceArn: found.busArn, State: 'ENABLED' };
    },
    StartReplay(input) {
      const replay = Start.parse(input);
      const arn = `arn:aws:events:${homeRegion}:${account}:replay/${replay.ReplayName}`;
      if (replays.has(replay.ReplayName))
        throw new AwsError('ResourceAlreadyExistsException', `Replay ${replay.ReplayName} already exists.`);
      runReplay(options, replay);
      replays.add(replay.ReplayName);
      return { ReplayArn: arn, State: 'STARTING' };
    },
    DescribeReplay(input) {
      const { ReplayName } = z.object({ ReplayName: z.string() }).parse(input);
      if (!replays.has(ReplayName)) throw createNotFound(`Replay ${ReplayName}`);
      return { ReplayName, State: 'COMPLETED' };
    },
  };
}

/** Delivers the events of a span again. */
function runReplay(
  { model, archives, run, runInTransaction }: ReplayOptions,
  { ReplayName, EventSourceArn, EventStartTime, EventEndTime, Destination }: z.output<typeof Start>,
): void {
  const archive = archives.list.find(({ arn }) => arn === EventSourceArn);
  if (!archive) throw createNotFound(`Archive ${EventSourceArn}`);
  if (Destination.Arn !== archive.busArn)
    throw new AwsError('ValidationException', 'The destination is another bus than the archive has.');
  if (EventEndTime <= EventStartTime)
    throw new AwsError('ValidationException', 'EventEndTime must be after EventStartTime.');
  const rules = model.rules.filter(
    ({ bus, arn }) => bus === archive.bus && (Destination.FilterArns?.includes(arn) ?? true),
  );
  const events = archives.listBetween(archive, EventStartTime * 1000, EventEndTime * 1000);
  runInTransaction(() => {
    for (const event of events) run(archive.bus, rules, { ...event, 'replay-name': ReplayName });
  });
}
