import type { DomainEvent } from '../../../../events/define.ts';
import * as reservationEvents from '../../../../events/reservation.ts';
import { MemorandumSigned, SaleNudged, SaleStalled } from '../../../../events/sale.ts';
import * as signingEvents from '../../../../events/signing.ts';
import type { Side } from '../../../../events/vocabulary.ts';
import { addDays, formatLondonDay } from '../../../kernel/london-time.ts';
import { dayMs } from '../../../kernel/time.ts';
import type { SaleProfile } from './milestones.ts';
import { settleReservation } from './reservation-end.ts';
import { findReservationDay } from './reservation.ts';
import { toSaleEventFields, type SaleDecision, type SaleStamp, toNextSaleVersion } from './sale-decision.ts';
import type { Sale } from './sale.ts';
import { isSettledSale } from './settled-sale.ts';
import { askForSeals, listFollowedRequests, listSigningEndEvents, settleSigning } from './signing-end.ts';
import { nextStepOf, createTimeline } from './timeline.ts';

/** Days between two reminders of one step. */
const reminderIntervalDays = 7;
/** Days without activity after which the seller is asked whether the sale goes on (behaviour, 3.1). */
export const stalledDays = 183;
/** Days that the seller has to answer before the property leaves search. */
export const reminderAnswerDays = 14;

/** The next day on which a reminder, a question or hiding may be due; undefined if nothing can be due. */
export function calculateReviewDay(sale: Sale, profile: SaleProfile, today: string): string | undefined {
  const days = [
    calculateReminderDay(sale, profile, today),
    calculateQuestionDay(sale),
    calculateHidingDay(sale),
    calculateReservationDay(sale),
    calculateSigningDay(sale),
  ];
  return days.filter((day) => day !== undefined).toSorted()[0];
}

/** The day after the last one of what waits for an answer or is in force. */
function calculateReservationDay(sale: Sale): string | undefined {
  const last = sale.reservations.at(-1);
  const day = last && !isSettledSale(sale) ? findReservationDay(last) : undefined;
  return day && addDays(day, 1);
}

/**
 * The day after a paper went to the provider, and so every day while it is there: a notice of what became of it can get
 * lost.
 */
function calculateSigningDay(sale: Sale): string | undefined {
  const [first] = listFollowedRequests(sale);
  return first && addDays(formatLondonDay(new Date(first.requestedAt)), 1);
}

function calculateReminderDay(sale: Sale, profile: SaleProfile, today: string): string | undefined {
  const next = isSettledSale(sale) ? undefined : nextStepOf(createTimeline(sale, profile, today));
  if (next?.by === undefined) return undefined;
  const late = addDays(next.by, 1);
  const again = sale.nudged?.key === next.key ? addDays(sale.nudged.on, reminderIntervalDays) : late;
  return again > late ? again : late;
}

function calculateLastActivityDay({
  acceptedAt,
  milestones,
  memoranda,
  goesOnAt = acceptedAt,
}: Sale): string {
  const confirmedAt = milestones.flatMap(({ confirmedBy }) => confirmedBy.map(({ at }) => at));
  const times = [acceptedAt, goesOnAt, ...confirmedAt, ...memoranda.map(({ issuedAt }) => issuedAt)];
  return formatLondonDay(new Date(times.toSorted().at(-1) ?? acceptedAt));
}

const withoutProgress: ReadonlySet<string> = new Set([
  SaleNudged.name,
  SaleStalled.name,
  MemorandumSigned.name,
  ...Object.values(reservationEvents).map(({ name }) => name),
  ...Object.values(signingEvents).map(({ name }) => name),
]);
/** Every event counts as progress but a reminder and, as no step waits for them, signatures and a reservation agreement. */
export function isProgressEvent({ name }: Pick<DomainEvent, 'name'>): boolean {
  return !withoutProgress.has(name);
}

const canStall = (sale: Sale): boolean => !isSettledSale(sale) && sale.exchangedOn === undefined;
/** Whether the seller was asked and the sale has had no activity since. */
const isAwaitingAnswer = (sale: Sale): boolean =>
  sale.stalledOn !== undefined && calculateLastActivityDay(sale) <= sale.stalledOn;

const calculateQuestionDay = (sale: Sale): string | undefined =>
  canStall(sale) && !isAwaitingAnswer(sale)
    ? addDays(calculateLastActivityDay(sale), stalledDays)
    : undefined;

function calculateHidingDay(sale: Sale): string | undefined {
  const { stalledOn, hiddenOn } = sale;
  if (stalledOn === undefined || !canStall(sale) || !isAwaitingAnswer(sale)) return undefined;
  return hiddenOn !== undefined && hiddenOn >= stalledOn ? undefined : addDays(stalledOn, reminderAnswerDays);
}

/**
 * Reminds of a late step, at most once a week; asks the seller about a stalled sale, and takes the property
 * out of search without an answer. A reservation agreement, and an attempt to sign with the provider, whose last day is
 * over end; the desk is asked about a seal that doesn't come.
 */
export function applyReminders(
  stored: Sale,
  profile: SaleProfile,
  stamp: SaleStamp,
): SaleDecision | undefined {
  const settled = settleReservation(stored, stamp);
  const reserved = settled?.sale ?? stored;
  // A day late, so that the provider was asked after the last one.
  const signed = settleSigning(reserved, new Date(stamp.now.getTime() - dayMs));
  const asked = askForSeals(signed, stamp.now);
  const sale = asked?.sale ?? signed;
  const today = formatLondonDay(stamp.now);
  const isDue = (day: string | undefined): boolean => day !== undefined && day <= today;
  const next = isDue(calculateReminderDay(sale, profile, today))
    ? nextStepOf(createTimeline(sale, profile, today))
    : undefined;
  const since = calculateLastActivityDay(sale);
  const asks = isDue(calculateQuestionDay(sale));
  const hides = isDue(calculateHidingDay(sale));
  if (!next && !asks && !hides && sale === stored) return undefined;
  const reminders: DomainEvent[] = next
    ? sidesOf(next.owedBy).map((owedBy) =>
        SaleNudged.of({
          ...toSaleEventFields(sale, stamp),
          key: next.key,
          owedBy,
          since: next.since ?? today,
        }),
      )
    : [];
  const events = [
    ...(settled?.events ?? []),
    ...listSigningEndEvents(reserved, sale),
    ...(asked?.events ?? []),
    ...reminders,
  ];
  if (asks) events.push(SaleStalled.of({ ...toSaleEventFields(sale, stamp), since }));
  return {
    sale: toNextSaleVersion(
      {
        ...sale,
        ...(next && { nudged: { key: next.key, on: today } }),
        ...(asks && { stalledOn: today }),
        ...(hides && { hiddenOn: today }),
      },
      stamp,
    ),
    events,
    ...(hides && { linkedAction: 'hide' as const }),
  };
}

const sidesOf = (owedBy: Side | 'both'): Side[] => (owedBy === 'both' ? ['seller', 'buyer'] : [owedBy]);
