import * as z from 'zod';
import type { StageAccess } from './aws-clients.ts';
import { findRuleTarget, getRuleTarget } from './rule-target.ts';
import { toStackPrefix } from './stage-names.ts';

const Snapshot = z.object({ position: z.int(), homes: z.int() });

/** Rebuilds the snapshot of the search from every row of its feed. @throws Refusal with the function's error */
export async function reindexSearch({ aws, stage }: StageAccess): Promise<string> {
  const writer = await getRuleTarget(aws, { namePrefix: toStackPrefix(stage, 'Events-SearchEveryHour') });
  const { homes } = Snapshot.parse(await aws.invoke(writer, { rebuild: true }));
  const rebuilt = `The search was rebuilt with ${homes} homes; running instances take it over within a minute.`;
  const keeper = await findRuleTarget(aws, { namePrefix: toStackPrefix(stage, 'Search-KeeperSchedule') });
  if (keeper === undefined) return rebuilt;
  await aws.invokeLater(keeper, { reindex: true });
  return `${rebuilt}\nA new index of the cluster is being filled; the log of Keeper shows when searches read it.`;
}
