import {
  SaleCompleted,
  SaleExchanged,
  SaleMilestoneReached,
  SaleMilestoneUndone,
} from '../../events/sale.ts';
import type { MilestoneKey } from '../../events/vocabulary.ts';
import { about, type Actor, type Decision, type Moment, refused, saved, withMilestone } from './decision.ts';
import { type Matter, ruleOf, titleOf } from './milestones.ts';
import type { Sale } from './sale.ts';
import { agreedDay, dayOf } from './tick-days.ts';
import { canTick, canUndo, hasSaid, notNow } from './tick-rights.ts';
import { milestoneOf } from './timeline.ts';

/** What somebody says of a step. */
export interface Tick {
  readonly key: MilestoneKey;
  readonly done: boolean;
  readonly date?: string | undefined;
  readonly note?: string | undefined;
  /** With the exchange, the day of completion that was agreed. */
  readonly completionDate?: string | undefined;
}

/**
 * A side, or its solicitor, says that a step is done, or takes that back; nothing where it was said before. What needs
 * both sides is done once both said so, exchange and completion also once a solicitor did.
 * @throws 409 where the step can not be done now or is not theirs, 422 for a day that can not be
 */
export function tick(
  sale: Sale,
  matter: Matter,
  change: Tick,
  by: Actor,
  moment: Moment,
): Decision | undefined {
  const { key } = change;
  if (!change.done) return takenBack(sale, matter, key, by, moment);
  if (hasSaid(sale, key, by) && !isAnotherDay(sale, change)) return noted(sale, change, moment);
  if (!canTick(sale, matter, key, by) && !canRevise(sale, matter, key, by))
    throw notNow(sale, matter, key, by);
  return confirmed(sale, change, by, moment);
}

function takenBack(sale: Sale, matter: Matter, key: MilestoneKey, by: Actor, moment: Moment) {
  if (!milestoneOf(sale, key).confirmedBy.some(({ side }) => side === by.side)) {
    // Nothing was said that could be taken back; who has no say in it hears so.
    if (canTick(sale, matter, key, by)) return undefined;
    throw notNow(sale, matter, key, by);
  }
  if (!canUndo(sale, matter, key, by))
    throw refused(sale, `“${titleOf(key, matter)}” can not be taken back: other steps rest on it.`);
  return undone(sale, key, by, moment);
}

function undone(sale: Sale, key: MilestoneKey, by: Actor, moment: Moment): Decision {
  const { date, confirmedBy: said } = milestoneOf(sale, key);
  const confirmedBy = said.filter(({ side }) => side !== by.side);
  const left = { key, done: false, confirmedBy, ...(confirmedBy.length > 0 && { date }) };
  const proposed =
    key === 'exchanged' && !milestoneOf(sale, 'completion_date_set').done && !confirmedBy.length;
  const next = withMilestone(sale, left);
  return {
    sale: saved(key === 'completion_date_set' || proposed ? withoutDate(next) : next, moment),
    events: [SaleMilestoneUndone.of({ ...about(sale, moment), ...by, key })],
  };
}

const withoutDate = ({ completionDate: _, ...sale }: Sale): Sale => sale;

const isAnotherDay = (sale: Sale, { key, date, completionDate }: Tick): boolean => {
  const { done, date: said } = milestoneOf(sale, key);
  if (done) return false;
  const isOther = (asked: string | undefined, known: string | undefined) =>
    asked !== undefined && asked !== known;
  return isOther(date, said) || (key === 'exchanged' && isOther(completionDate, sale.completionDate));
};

/** While the other side has not agreed, one's own word can still change. */
const canRevise = (sale: Sale, matter: Matter, key: MilestoneKey, by: Actor): boolean =>
  hasSaid(sale, key, by) && canUndo(sale, matter, key, by);

/** Said before: only the note may be new. */
function noted(sale: Sale, { key, note }: Tick, moment: Moment): Decision | undefined {
  const milestone = milestoneOf(sale, key);
  if (note === undefined || note === (milestone.note ?? '')) return undefined;
  return { sale: saved(withMilestone(sale, { ...milestone, note }), moment), events: [] };
}

function confirmed(sale: Sale, change: Tick, by: Actor, moment: Moment): Decision {
  const { key } = change;
  const before = milestoneOf(sale, key);
  const date = dayOf(sale, key, change.date, moment.now);
  const completionDate =
    key === 'exchanged' ? agreedDay(sale, change.completionDate, date, by.side) : undefined;
  // Another day is another proposal: the other side has to agree anew.
  const others = before.confirmedBy.filter(({ side }) => side !== by.side && before.date === date);
  const confirmedBy = [...others, { ...by, at: moment.now.toISOString() }];
  const { owner, solicitorDecides } = ruleOf(key);
  const done = owner !== 'both' || others.length > 0 || (solicitorDecides === true && by.solicitor);
  const note = change.note ?? before.note;
  const ticked = withMilestone(sale, { key, done, date, confirmedBy, ...(note && { note }) });
  const dated = completionDate === undefined ? ticked : { ...ticked, completionDate };
  return done ? concluded(dated, key, date, by, moment) : half(dated, key, date, by, moment);
}

const half = (sale: Sale, key: MilestoneKey, date: string, by: Actor, moment: Moment): Decision => ({
  sale: saved(sale, moment),
  events: [SaleMilestoneReached.of({ ...about(sale, moment), ...by, key, date, done: false })],
});

/** A step that is done, with all that follows from it. */
function concluded(sale: Sale, key: MilestoneKey, date: string, by: Actor, moment: Moment): Decision {
  const ids = about(sale, moment);
  const next = saved(sale, moment);
  if (key === 'exchanged' && next.completionDate !== undefined) {
    const { completionDate } = next;
    return {
      sale: {
        ...withCompletionDay(next, completionDate, by, moment),
        status: 'exchanged',
        exchangedOn: date,
      },
      events: [SaleExchanged.of({ ...ids, date, completionDate })],
      verb: 'exchange',
    };
  }
  if (key === 'completed')
    return {
      sale: { ...next, status: 'completed', completedOn: date },
      events: [SaleCompleted.of({ ...ids, date })],
      verb: 'complete',
    };
  return {
    sale: key === 'completion_date_set' ? { ...next, completionDate: date } : next,
    events: [SaleMilestoneReached.of({ ...ids, ...by, key, date, done: true })],
  };
}

/** The exchange says the day of completion, whether or not it was agreed as a step of its own. */
function withCompletionDay(sale: Sale, date: string, by: Actor, { now }: Moment): Sale {
  const said = milestoneOf(sale, 'completion_date_set');
  if (said.done) return sale;
  return withMilestone(sale, {
    ...said,
    done: true,
    date,
    confirmedBy: [{ ...by, at: now.toISOString() }],
  });
}
