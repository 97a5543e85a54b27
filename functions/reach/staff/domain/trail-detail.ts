import * as z from 'zod';
import { MilestoneKey, PropertyStatus, type Nation } from '../../../../events/vocabulary.ts';
import { titleOf } from '../../../deals/sales/domain/milestones.ts';
import { formatLondonDate, formatLondonDateTime } from '../../../kernel/london-time.ts';
import { formatPence, formatPounds } from '../../../kernel/money.ts';
import { formatPropertyStatus } from '../../../listings/properties/domain/home-status.ts';
import type { AuditEntry } from '../../../people/audit/domain/audit.ts';

const none = z.undefined().catch(undefined);
const Sum = z.int().optional().catch(undefined);

/** What entries of a trail have in common; what an entry calls the same and means otherwise is left out. */
const Facts = z.object({
  key: MilestoneKey.or(none),
  done: z.boolean().or(none),
  date: z.iso.date().or(none),
  /** A status before and after, or a price in whole pounds. */
  from: PropertyStatus.or(z.int()).or(none),
  to: PropertyStatus.or(z.int()).or(none),
  amount: Sum,
  sealed: z.boolean().or(none),
  start: z.iso.datetime().or(none),
  grossPence: Sum,
  totalPence: Sum,
  amountPence: Sum,
});
type Facts = z.output<typeof Facts>;

const formatState = (state: PropertyStatus | number, nation: Nation): string =>
  typeof state === 'number' ? formatPounds(state) : formatPropertyStatus(state, nation);

function describeMilestone({ key, done, date }: Facts, nation: Nation): string | undefined {
  if (key === undefined) return undefined;
  const title = titleOf(key, { nation });
  if (done === false) return `${title}, by one side`;
  return date === undefined ? title : `${title}, ${formatLondonDate(date)}`;
}

function describeSum({ amount, sealed, grossPence, totalPence, amountPence }: Facts): string | undefined {
  if (sealed === true) return 'Sealed';
  if (amount !== undefined) return formatPounds(amount);
  const pence = grossPence ?? totalPence ?? amountPence;
  return pence === undefined ? undefined : formatPence(pence);
}

/**
 * Which step, states, sum or time an entry of a home's trail is about; `undefined` where its name says it all. A sum
 * that a round keeps sealed stays so here, too.
 */
export function describeTrailEntry(entry: Pick<AuditEntry, 'facts'>, nation: Nation): string | undefined {
  const facts = Facts.parse(entry.facts);
  const { from, to, start } = facts;
  if (from !== undefined && to !== undefined)
    return `${formatState(from, nation)} to ${formatState(to, nation)}`;
  return (
    describeMilestone(facts, nation) ??
    describeSum(facts) ??
    (start === undefined ? undefined : formatLondonDateTime(start))
  );
}
