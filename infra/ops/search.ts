import * as z from 'zod';
import type { StageAccess } from './aws-clients.ts';
import { findRuleTarget, getRuleTarget } from './rule-target.ts';
import { Refusal } from './site.ts';
import { toStackPrefix, toStageName } from './stage-names.ts';

const Status = z.object({
  answers: z.boolean(),
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
  const { answers, index, homes, position, fill } = Status.parse(await aws.invoke(keeper, { status: true }));
  const filled =
    index === undefined
      ? 'No index is filled yet.'
      : `The index ${index} has ${homes} homes on the market; its newest change is of ${formatPosition(position)}.`;
  const filling = fill ? `\nThe index ${fill.index} is filled up to ${formatPosition(fill.position)}.` : '';
  const engine = answers ? 'OpenSearch' : 'the index in memory';
  return `Searches of ${stage} are answered by ${engine}.\n${filled}${filling}`;
}

const Report = z.object({
  compared: z.int(),
  differences: z.array(z.object({ kind: z.string(), totals: z.array(z.int()) })),
});

const comparedQueries = 300;

/** Asks both engines the same queries all over the country. @throws Refusal where a stage does not compare engines */
export async function compareSearches({ aws, stage }: StageAccess): Promise<string> {
  const samples = { namePrefix: toStackPrefix(stage, 'Search-SampledSearches'), bus: toStageName(stage) };
  const comparer = await findRuleTarget(aws, samples);
  if (comparer === undefined)
    throw new Refusal(`The stage ${stage} compares no engines: set comparedShare in infra/stages.ts.`);
  const answer = await aws.invoke(comparer, { compare: comparedQueries });
  const report = Report.nullable().parse(answer);
  if (!report) throw new Refusal('The search cluster does not answer: the log of Comparer has the reason.');
  const { compared, differences } = report;
  const lines = differences.map(({ kind, totals }) => `\n  ${kind}: ${totals.join(' and ')} homes`);
  return `${compared} searches were compared, ${differences.length} differ.${lines.join('')}`;
}
