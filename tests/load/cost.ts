import { parseArgs } from 'node:util';
import type { Assembly } from '@gable/local-cloud/template';
import * as z from 'zod';
import { findCluster, type SearchChoice } from '../../infra/search-choice.ts';
import { getStage } from '../../infra/stages.ts';
import { getStageStacks } from '../support/assembly.ts';
import { calculateCost, type FixedParts, priceList, formatCost } from './cost-model.ts';
import { formatSearchCost, toSearchDomain } from './search-cost.ts';

const Template = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) }),
  ),
});

/** An alarm is charged by the metrics that it reads. */
function countMetrics(properties: Readonly<Record<string, unknown>>): number {
  return JSON.stringify(properties['Metrics'] ?? [{ MetricStat: 1 }]).split('"MetricStat"').length - 1;
}

/** What the templates of a stage have that costs without a visitor. */
function countFixedParts({ stacks }: Assembly, stageName: string): FixedParts {
  const all = stacks.flatMap(({ template }) => Object.values(Template.parse(template).Resources));
  const ofType = (type: string) => all.filter(({ Type }) => Type === type);
  const { backup, search } = getStage(stageName);
  return {
    alarmMetrics: ofType('AWS::CloudWatch::Alarm').reduce(
      (sum, { Properties }) => sum + countMetrics(Properties),
      0,
    ),
    compositeAlarms: ofType('AWS::CloudWatch::CompositeAlarm').length,
    secrets: ofType('AWS::SecretsManager::Secret').length,
    keys: ofType('AWS::KMS::Key').length,
    firewalls: ofType('AWS::WAFv2::WebACL').length,
    tableCopies: backup ? 2 * backup.tableDays : 0,
    objectCopies: backup ? 2 : 0,
    ...findSearchDomain(search),
  };
}

/** A domain as the stage names its size, with the nodes that manage it. */
function findSearchDomain(search: SearchChoice): Pick<FixedParts, 'searchDomain'> {
  const cluster = findCluster(search);
  return cluster === undefined || 'url' in cluster ? {} : { searchDomain: toSearchDomain(cluster) };
}

const { values } = parseArgs({
  options: {
    stage: { type: 'string', default: 'prod' },
    listings: { type: 'string', default: '1000' },
    visits: { type: 'string', default: '100000' },
    people: { type: 'string', default: '5000' },
  },
});
const parseWhole = (text: string) => z.coerce.number().int().nonnegative().parse(text);
const month = {
  listings: parseWhole(values.listings),
  visits: parseWhole(values.visits),
  people: parseWhole(values.people),
};
const fixed = countFixedParts(await getStageStacks(values.stage), values.stage);
const days = Object.values(priceList.prices).map(({ seen }) => seen);
process.stdout.write(
  `${values.stage}: ${month.listings} listings, ${month.visits} visits, ${month.people} people a month\n` +
    `${formatCost(calculateCost(month, fixed))}\n` +
    `\n${formatSearchCost()}\n` +
    `Prices of ${days.toSorted()[0]} to ${days.toSorted().at(-1)}, see tests/load/prices.json. Not in it: card fees, address look-ups, trees.\n`,
);
