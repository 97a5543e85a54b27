import * as z from 'zod';
import type { StageAccess } from './aws-clients.ts';
import { findRuleTarget, getRuleTarget } from './rule-target.ts';
import { toStackPrefix } from './stage-names.ts';

const Status = z.object({
  index: z.string().optional(),
  homes: z.int(),
  /** Microseconds since 1970. */
  position: z.int(),
  fill: z.object({ index: z.string(), position: z.int() }).optional(),
});

const formatPosition = (position: number): string =>
  position === 0 ? 'no change' : new Date(position / 1_000).toISOString();

/**
 * What answers the searches of a stage, and how far its cluster is, as it is deployed.
 * @throws Refusal with the function's error
 */
export async function describeSearch({ aws, stage }: StageAccess): Promise<string> {
  await getRuleTarget(aws, { namePrefix: toStackPrefix(stage, 'Events-SearchEveryHour') });
  const keeper = await findRuleTarget(aws, { namePrefix: toStackPrefix(stage, 'Search-KeeperSchedule') });
  if (keeper === undefined)
    return `Searches of ${stage} are answered by the index in memory. It has no cluster.`;
  const { index, homes, position, fill } = Status.parse(await aws.invoke(keeper, { status: true }));
  const filled =
    index === undefined
      ? 'No index is filled yet.'
      : `The index ${index} has ${homes} homes on the market; its newest change is of ${formatPosition(position)}.`;
  const filling = fill ? `\nThe index ${fill.index} is filled up to ${formatPosition(fill.position)}.` : '';
  const engine = index === undefined ? 'what the stage falls back on' : 'OpenSearch';
  return `Searches of ${stage} are answered by ${engine}.\n${filled}${filling}`;
}
