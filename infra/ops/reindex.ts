import { EventBridgeClient, ListRulesCommand, ListTargetsByRuleCommand } from '@aws-sdk/client-eventbridge';
import * as z from 'zod';
import type { StageAccess } from './aws.ts';
import { findCluster } from '../search-choice.ts';
import { stageOf } from '../stages.ts';
import { stackPrefix } from './names.ts';
import { Refusal } from './site.ts';

const Snapshot = z.object({ position: z.int(), homes: z.int() });

/** Rebuilds the snapshot of the search from every row of its feed. @throws Refusal with the function's error */
export async function reindex({ aws, stage }: StageAccess): Promise<string> {
  const target = await findTarget(aws, stackPrefix(stage, 'Events-SearchEveryHour'));
  const { homes } = Snapshot.parse(await aws.invoke(target, { rebuild: true }));
  const rebuilt = `The search was rebuilt with ${homes} homes; running instances take it over within a minute.`;
  if (!findCluster(stageOf(stage).search)) return rebuilt;
  await aws.invokeLater(await findTarget(aws, stackPrefix(stage, 'Search-KeeperSchedule')), {
    reindex: true,
  });
  return `${rebuilt}\nA new index of the cluster is being filled; the log of Keeper says when searches read it.`;
}

/** The function of the schedule whose name begins so. @throws Refusal without one */
export async function findTarget(aws: StageAccess['aws'], NamePrefix: string): Promise<string> {
  const client = new EventBridgeClient(aws.config);
  const { Rules: [rule] = [] } = await client.send(new ListRulesCommand({ NamePrefix }));
  if (!rule)
    throw new Refusal(`No rule begins with ${NamePrefix}: is the stage deployed, and this its account?`);
  const { Targets: [target] = [] } = await client.send(new ListTargetsByRuleCommand({ Rule: rule.Name }));
  if (target?.Arn === undefined) throw new Refusal(`The rule ${rule.Name} has no target.`);
  return target.Arn;
}
