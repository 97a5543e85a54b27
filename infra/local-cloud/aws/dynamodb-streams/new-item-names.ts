import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { SourceModel } from '../../template/sources.ts';

const NewItemFilter = z.object({
  eventName: z.array(z.unknown()),
  dynamodb: z.object({ NewImage: z.record(z.string(), z.unknown()) }),
});

/**
 * Attributes that each record for a source has and that the call which wrote it therefore names, if the source takes
 * new items alone; none for a source that takes changes of items too, whose attributes may be older than the call.
 */
export function listNewItemNames({ filters }: Pick<SourceModel, 'filters'>): readonly string[] {
  const [first, ...others] = filters.map(listNamesOfFilter);
  return (first ?? []).filter((name) => others.every((names) => names.includes(name)));
}

function listNamesOfFilter(filter: SourceModel['filters'][number]): string[] {
  const { data } = NewItemFilter.safeParse(filter);
  if (!data || !isDeepStrictEqual(data.eventName, ['INSERT'])) return [];
  const rules = Object.entries(data.dynamodb.NewImage);
  // Such as `$or`, of which a record may have one name or another.
  if (rules.some(([name]) => name.startsWith('$'))) return [];
  return rules.flatMap(([name, rule]) => (JSON.stringify(rule).includes('"exists":false') ? [] : [name]));
}
