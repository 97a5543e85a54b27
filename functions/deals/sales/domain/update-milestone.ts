import {
  SaleCompleted,
  SaleExchanged,
  SaleMilestoneReached,
  SaleMilestoneUndone,
} from '../../../../events/sale.ts';
import type { MilestoneKey } from '../../../../events/vocabulary.ts';
import { resolveCompletionDay, resolveMilestoneDay } from './milestone-dates.ts';
import { canConfirm, canUndo, hasConfirmed, createMilestoneError } from './milestone-permissions.ts';
import { type SaleProfile, ruleOf, titleOf } from './milestones.ts';
import { endByExchange, listCloseEvents } from './reservation-end.ts';
import {
  toSaleEventFields,
  type SaleActor,
  type SaleDecision,
  type SaleStamp,
  createSaleConflictError,
  toNextSaleVersion,
  withMilestone,
} from './sale-decision.ts';
import type { Sale } from './sale.ts';
import { endUnsignedRequest, listSigningEndEvents } from './signing-end.ts';
import { milestoneOf } from './timeline.ts';

/** An actor's change of a step. */
export interface MilestoneUpdate {
  readonly by: SaleActor;
  readonly key: MilestoneKey;
  readonly done: boolean;
  readonly date?: string | undefined;
  readonly note?: string | undefined;
  /** The agreed completion date; with the exchange only. */
  readonly completionDate?: string | undefined;
  /** Whether the step came before the day that was planned for it. */
  readonly early?: boolean | undefined;
}

/**
 * A side or its solicitor confirms a step, or undoes that; undefined if nothing changes. A step of both sides
 * is done once both confirmed it; for exchange and completion, one solicitor is enough.
 * @throws 409 if the step cannot be done now or belongs to the other side, 422 for an impossible day
 */
export function updateMilestone(
  sale: Sale,
  profile: SaleProfile,
  change: MilestoneUpdate,
  stamp: SaleStamp,
): SaleDecision | undefined {
  const { key, by } = change;
  if (!change.done) return undoConfirmation(sale, profile, { key, by }, stamp);
  if (hasConfirmed(sale, key, by) && !isOtherDayProposed(sale, change)) return applyNote(sale, change, stamp);
  if (!canConfirm(sale, profile, key, by) && !canRevise(sale, profile, key, by))
    throw createMilestoneError(sale, profile, key, by);
  return applyConfirmation(sale, change, stamp);
}

function undoConfirmation(
  sale: Sale,
  profile: SaleProfile,
  { key, by }: Pick<MilestoneUpdate, 'key' | 'by'>,
  stamp: SaleStamp,
) {
  if (!milestoneOf(sale, key).confirmedBy.some(({ side }) => side === by.side)) {
    // There is nothing to undo; an actor without permission gets the refusal.
    if (canConfirm(sale, profile, key, by)) return undefined;
    throw createMilestoneError(sale, profile, key, by);
  }
  if (!canUndo(sale, profile, key, by))
    throw createSaleConflictError(
      sale,
      `“${titleOf(key, profile)}” can’t be undone: other steps depend on it.`,
    );
  return applyUndo(sale, key, by, stamp);
}

function applyUndo(sale: Sale, key: MilestoneKey, by: SaleActor, stamp: SaleStamp): SaleDecision {
  const { date, confirmedBy: before } = milestoneOf(sale, key);
  const confirmedBy = before.filter(({ side }) => side !== by.side);
  const left = { key, done: false, confirmedBy, ...(confirmedBy.length > 0 && { date }) };
  const proposed =
    key === 'exchanged' && !milestoneOf(sale, 'completion_date_set').done && !confirmedBy.length;
  const next = withMilestone(sale, left);
  return {
    sale: toNextSaleVersion(
      key === 'completion_date_set' || proposed ? removeCompletionDate(next) : next,
      stamp,
    ),
    events: [SaleMilestoneUndone.of({ ...toSaleEventFields(sale, stamp), ...by, key })],
  };
}

const removeCompletionDate = ({ completionDate: _, ...sale }: Sale): Sale => sale;

const isOtherDayProposed = (sale: Sale, { key, date, completionDate }: MilestoneUpdate): boolean => {
  const { done, date: before } = milestoneOf(sale, key);
  if (done) return false;
  const isOther = (asked: string | undefined, known: string | undefined) =>
    asked !== undefined && asked !== known;
  return isOther(date, before) || (key === 'exchanged' && isOther(completionDate, sale.completionDate));
};

/** An actor can change their confirmation until the other side agrees. */
const canRevise = (sale: Sale, profile: SaleProfile, key: MilestoneKey, by: SaleActor): boolean =>
  hasConfirmed(sale, key, by) && canUndo(sale, profile, key, by);

/** The step is confirmed already: only the note can change. */
function applyNote(sale: Sale, { key, note }: MilestoneUpdate, stamp: SaleStamp): SaleDecision | undefined {
  const milestone = milestoneOf(sale, key);
  if (note === undefined || note === (milestone.note ?? '')) return undefined;
  return { sale: toNextSaleVersion(withMilestone(sale, { ...milestone, note }), stamp), events: [] };
}

function applyConfirmation(sale: Sale, change: MilestoneUpdate, stamp: SaleStamp): SaleDecision {
  const { key, by } = change;
  const before = milestoneOf(sale, key);
  const date = resolveMilestoneDay(sale, key, change, stamp.now);
  const completionDate =
    key === 'exchanged' ? resolveCompletionDay(sale, change.completionDate, date, by.side) : undefined;
  // Another day is a new proposal, so the other side has to confirm again.
  const others = before.confirmedBy.filter(({ side }) => side !== by.side && before.date === date);
  const confirmedBy = [...others, { ...by, at: stamp.now.toISOString() }];
  const { owner, solicitorDecides } = ruleOf(key);
  const done = owner !== 'both' || others.length > 0 || (solicitorDecides === true && by.solicitor);
  const note = change.note ?? before.note;
  const ticked = withMilestone(sale, { key, done, date, confirmedBy, ...(note && { note }) });
  const dated = completionDate === undefined ? ticked : { ...ticked, completionDate };
  return done ? applyDone(dated, { key, date, by }, stamp) : createHalfDone(dated, { key, date, by }, stamp);
}

const createHalfDone = (sale: Sale, { key, date, by }: MilestoneDay, stamp: SaleStamp): SaleDecision => ({
  sale: toNextSaleVersion(sale, stamp),
  events: [SaleMilestoneReached.of({ ...toSaleEventFields(sale, stamp), ...by, key, date, done: false })],
});

interface MilestoneDay {
  readonly key: MilestoneKey;
  /** In London. */
  readonly date: string;
  readonly by: SaleActor;
}

/** Marks a step as done and applies its consequences. */
function applyDone(sale: Sale, { key, date, by }: MilestoneDay, stamp: SaleStamp): SaleDecision {
  const ids = toSaleEventFields(sale, stamp);
  const next = toNextSaleVersion(sale, stamp);
  if (key === 'exchanged' && next.completionDate !== undefined) {
    const { completionDate } = next;
    const at = stamp.now.toISOString();
    const ended = endUnsignedRequest(endByExchange(next, at), { at, why: 'sale_moved' });
    return {
      sale: {
        ...withCompletionDay(ended, completionDate, by, stamp),
        status: 'exchanged',
        exchangedOn: date,
      },
      events: [
        SaleExchanged.of({ ...ids, date, completionDate }),
        ...listCloseEvents(next, ended),
        ...listSigningEndEvents(next, ended),
      ],
      linkedAction: 'exchange',
    };
  }
  if (key === 'completed')
    return {
      sale: { ...next, status: 'completed', completedOn: date },
      events: [SaleCompleted.of({ ...ids, date })],
      linkedAction: 'complete',
    };
  return {
    sale: key === 'completion_date_set' ? { ...next, completionDate: date } : next,
    events: [SaleMilestoneReached.of({ ...ids, ...by, key, date, done: true })],
  };
}

/** The exchange fixes the completion date, even if it was not confirmed as its own step. */
function withCompletionDay(sale: Sale, date: string, by: SaleActor, { now }: SaleStamp): Sale {
  const before = milestoneOf(sale, 'completion_date_set');
  if (before.done) return sale;
  return withMilestone(sale, {
    ...before,
    done: true,
    date,
    confirmedBy: [{ ...by, at: now.toISOString() }],
  });
}
