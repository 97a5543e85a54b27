import type { Occurrence } from '../../events/define.ts';
import { SaleNudged, SaleStalled } from '../../events/sale.ts';
import type { Side } from '../../events/vocabulary.ts';
import { about, type Decision, type Moment, saved } from './decision.ts';
import { addDays, formatLondonDay } from '../shared/london-time.ts';
import type { Matter } from './milestones.ts';
import type { Sale } from './sale.ts';
import { isOver, nextOf, standsOf } from './timeline.ts';

/** Days between two reminders of one step. */
const weekDays = 7;
/** Days without a step after which the seller is asked whether the sale goes on (behaviour, 3.1). */
export const stalledDays = 183;
/** Days that the seller has to answer before the home leaves search. */
export const answerDays = 14;

/** The day from which a sale is worth a look: something is late by then, or was reminded of a week ago. */
export function lookOn(sale: Sale, matter: Matter, today: string): string | undefined {
  const days = [reminderOn(sale, matter, today), questionOn(sale), hidingOn(sale)];
  return days.filter((day) => day !== undefined).toSorted()[0];
}

function reminderOn(sale: Sale, matter: Matter, today: string): string | undefined {
  const next = isOver(sale) ? undefined : nextOf(standsOf(sale, matter, today));
  if (next?.by === undefined) return undefined;
  const late = addDays(next.by, 1);
  const again = sale.nudged?.key === next.key ? addDays(sale.nudged.on, weekDays) : late;
  return again > late ? again : late;
}

/** The day of the last thing that was done or said for a sale. */
function lastSignOf({ acceptedAt, milestones, memoranda, goesOnAt = acceptedAt }: Sale): string {
  const said = milestones.flatMap(({ confirmedBy }) => confirmedBy.map(({ at }) => at));
  const times = [acceptedAt, goesOnAt, ...said, ...memoranda.map(({ issuedAt }) => issuedAt)];
  return formatLondonDay(new Date(times.toSorted().at(-1) ?? acceptedAt));
}

const canStall = (sale: Sale): boolean => !isOver(sale) && sale.exchangedOn === undefined;
/** Whether the seller was asked and nobody has done or said anything since. */
const isAsked = (sale: Sale): boolean => sale.stalledOn !== undefined && lastSignOf(sale) <= sale.stalledOn;

const questionOn = (sale: Sale): string | undefined =>
  canStall(sale) && !isAsked(sale) ? addDays(lastSignOf(sale), stalledDays) : undefined;

function hidingOn(sale: Sale): string | undefined {
  const { stalledOn, hiddenOn } = sale;
  if (stalledOn === undefined || !canStall(sale) || !isAsked(sale)) return undefined;
  return hiddenOn !== undefined && hiddenOn >= stalledOn ? undefined : addDays(stalledOn, answerDays);
}

/**
 * Reminds of the step that is late, at most once a week; asks the seller about a sale that stands still, and takes the
 * home out of search where no answer comes.
 */
export function remind(sale: Sale, matter: Matter, moment: Moment): Decision | undefined {
  const today = formatLondonDay(moment.now);
  const isDue = (day: string | undefined): boolean => day !== undefined && day <= today;
  const next = isDue(reminderOn(sale, matter, today)) ? nextOf(standsOf(sale, matter, today)) : undefined;
  const since = lastSignOf(sale);
  const asks = isDue(questionOn(sale));
  const hides = isDue(hidingOn(sale));
  if (!next && !asks && !hides) return undefined;
  const events: Occurrence[] = next
    ? sidesOf(next.owedBy).map((owedBy) =>
        SaleNudged.of({ ...about(sale, moment), key: next.key, owedBy, since: next.since ?? today }),
      )
    : [];
  if (asks) events.push(SaleStalled.of({ ...about(sale, moment), since }));
  return {
    sale: saved(
      {
        ...sale,
        ...(next && { nudged: { key: next.key, on: today } }),
        ...(asks && { stalledOn: today }),
        ...(hides && { hiddenOn: today }),
      },
      moment,
    ),
    events,
    ...(hides && { verb: 'hide' as const }),
  };
}

const sidesOf = (owedBy: Side | 'both'): Side[] => (owedBy === 'both' ? ['seller', 'buyer'] : [owedBy]);
