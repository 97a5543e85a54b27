import { setTimeout as delay } from 'node:timers/promises';
import {
  DescribeArchiveCommand,
  DescribeEventBusCommand,
  DescribeReplayCommand,
  EventBridgeClient,
  ListArchivesCommand,
  ListRulesCommand,
  ListTargetsByRuleCommand,
  ReplayState,
  StartReplayCommand,
} from '@aws-sdk/client-eventbridge';
import type { StageAccess } from './aws-clients.ts';
import { type OpsOptions, requireOption } from './options.ts';
import { Refusal } from './site.ts';
import { toStageName } from './stage-names.ts';
import { parseTime } from './values.ts';

/** A reaction to events: its dead-letter queue's name without its last part, and its rules. */
interface Reaction {
  readonly name: string;
  readonly ruleArns: readonly string[];
}

/** The reactions of a bus. The name is that of the queue, as AWS shortens names of rules and functions. */
export async function listReactions(client: EventBridgeClient, bus: string): Promise<Reaction[]> {
  const found = new Map<string, string[]>();
  let NextToken: string | undefined;
  do {
    const page = await client.send(new ListRulesCommand({ EventBusName: bus, NextToken }));
    for (const { Name, Arn = '' } of page.Rules ?? []) {
      const { Targets = [] } = await client.send(
        new ListTargetsByRuleCommand({ EventBusName: bus, Rule: Name }),
      );
      for (const { DeadLetterConfig } of Targets) {
        const queue = DeadLetterConfig?.Arn?.split(':').at(-1);
        if (queue === undefined) continue;
        const name = queue.replace(/DeadLetters$/, '');
        found.set(name, [...(found.get(name) ?? []), Arn]);
      }
    }
    ({ NextToken } = page);
  } while (NextToken !== undefined);
  return [...found].map(([name, ruleArns]) => ({ name, ruleArns }));
}

function toReaction(reactions: readonly Reaction[], wanted: string): Reaction {
  const part = wanted.replace(/DeadLetters$/, '');
  const fitting = reactions.filter(({ name }) => name.includes(part));
  const [reaction] = fitting.filter(({ name }) => name.endsWith(`-${part}`)).concat(fitting);
  if (!reaction)
    throw new Refusal(
      `No reaction has ${wanted} in its name. They are:\n${reactions.map(({ name }) => `  ${name}`).join('\n')}`,
    );
  if (fitting.length > 1 && !reaction.name.endsWith(`-${part}`))
    throw new Refusal(`Several reactions fit:\n${fitting.map(({ name }) => `  ${name}`).join('\n')}`);
  return reaction;
}

async function findArchive(client: EventBridgeClient, bus: string) {
  const { Arn: EventSourceArn } = await client.send(new DescribeEventBusCommand({ Name: bus }));
  const { Archives: [archive] = [] } = await client.send(new ListArchivesCommand({ EventSourceArn }));
  if (!archive) throw new Refusal(`The bus ${bus} has no archive.`);
  const { ArchiveName } = archive;
  const { ArchiveArn } = await client.send(new DescribeArchiveCommand({ ArchiveName }));
  return { busArn: EventSourceArn, archiveArn: ArchiveArn };
}

const running: ReadonlySet<string> = new Set([ReplayState.STARTING, ReplayState.RUNNING]);
const pollMs = 5_000;

/**
 * Delivers the archived events of a span to one reaction again, and waits for the end. Reactions accept repeats
 * (decision 018), so a span may be too long.
 * @throws Refusal unless exactly one reaction fits
 */
export async function replayEvents(
  { aws, stage }: StageAccess,
  wanted: string,
  options: OpsOptions,
): Promise<string> {
  const EventStartTime = new Date(parseTime(requireOption(options, 'from')));
  const EventEndTime = new Date(options.to === undefined ? Date.now() : parseTime(options.to, true));
  if (EventEndTime <= EventStartTime) throw new Refusal('--from is not before --to.');
  const client = new EventBridgeClient(aws.config);
  const bus = toStageName(stage);
  const { name, ruleArns } = toReaction(await listReactions(client, bus), wanted);
  const { busArn, archiveArn } = await findArchive(client, bus);
  const ReplayName = `${bus}-${Date.now()}`;
  await client.send(
    new StartReplayCommand({
      ReplayName,
      Description: `npm run ops -- replay ${wanted}`.slice(0, 512),
      EventSourceArn: archiveArn,
      EventStartTime,
      EventEndTime,
      Destination: { Arn: busArn, FilterArns: [...ruleArns] },
    }),
  );
  const { State, StateReason } = await waitForEnd(client, ReplayName);
  if (State !== ReplayState.COMPLETED)
    throw new Refusal(`The replay ${ReplayName} is ${State}: ${StateReason}`);
  return `${name}: events from ${EventStartTime.toISOString()} to ${EventEndTime.toISOString()} were delivered again.`;
}

async function waitForEnd(client: EventBridgeClient, ReplayName: string) {
  for (;;) {
    const answer = await client.send(new DescribeReplayCommand({ ReplayName }));
    if (!running.has(answer.State ?? '')) return answer;
    await delay(pollMs);
  }
}
