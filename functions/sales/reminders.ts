import { SaleNudged, SaleStalled } from '../../events/sale.ts';
import type { Occurrence } from '../../events/define.ts';
import type { Side } from '../../events/vocabulary.ts';
import { about, type Decision, type Moment, saved } from './decision.ts';
import { dayAfter, londonDay } from './london.ts';
import type { Matter } from './milestones.ts';
import type { Sale } from './sale.ts';
import { isOver, nextOf, standsOf } from './timeline.ts';

/** Days between two reminders of one step. */
const weekDays = 7;
/** Days without a step after which the seller is asked whether the sale goes on (behaviour, 3.1). */
export const stalledDays = 183;

/** The day from which a sale is worth a look: its next step is late by then, or was reminded of a week ago. */
export function lookOn(sale: Sale, matter: Matter, today: string): string | undefined {
  if (isOver(sale)) return undefined;
  const next = nextOf(standsOf(sale, matter, today));
  if (next?.by === undefined) return undefined;
  const late = dayAfter(next.by, 1);
  const again = sale.nudged?.key === next.key ? dayAfter(sale.nudged.on, weekDays) : late;
  const reminder = again > late ? again : late;
  const stalls = dayAfter(lastStepOn(sale), stalledDays);
  return canStall(sale) && stalls < reminder ? stalls : reminder;
}

/** Whether the seller would be asked: before the exchange, once since the last step. */
const canStall = (sale: Sale): boolean =>
  sale.exchangedOn === undefined && (sale.stalledOn === undefined || lastStepOn(sale) > sale.stalledOn);

/** The day of the last thing that was done for a sale. */
function lastStepOn({ acceptedAt, milestones, memoranda }: Sale): string {
  const said = milestones.flatMap(({ confirmedBy }) => confirmedBy.map(({ at }) => at));
  const times = [acceptedAt, ...said, ...memoranda.map(({ issuedAt }) => issuedAt)];
  return londonDay(new Date(times.toSorted().at(-1) ?? acceptedAt));
}

/** Reminds of the step that is late, at most once a week, and asks the seller about a sale that stands still. */
export function remind(sale: Sale, matter: Matter, moment: Moment): Decision | undefined {
  const today = londonDay(moment.now);
  const due = lookOn(sale, matter, today);
  if (due === undefined || due > today) return undefined;
  const events: Occurrence[] = [];
  const next = nextOf(standsOf(sale, matter, today));
  const isReminder = next?.state === 'overdue' && !remindedLately(sale, next.key, today);
  if (isReminder && next.since !== undefined)
    events.push(
      ...sidesOf(next.owedBy).map((owedBy) =>
        SaleNudged.of({ ...about(sale, moment), key: next.key, owedBy, since: next.since ?? today }),
      ),
    );
  const since = lastStepOn(sale);
  const stalls = canStall(sale) && dayAfter(since, stalledDays) <= today;
  if (stalls) events.push(SaleStalled.of({ ...about(sale, moment), since }));
  if (events.length === 0) return undefined;
  return {
    sale: saved(
      {
        ...sale,
        ...(isReminder && { nudged: { key: next.key, on: today } }),
        ...(stalls && { stalledOn: today }),
      },
      moment,
    ),
    events,
  };
}

const remindedLately = ({ nudged }: Sale, key: string, today: string): boolean =>
  nudged?.key === key && dayAfter(nudged.on, weekDays) > today;
const sidesOf = (owedBy: Side | 'both'): Side[] => (owedBy === 'both' ? ['seller', 'buyer'] : [owedBy]);
