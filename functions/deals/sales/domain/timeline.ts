import { type MilestoneKey, type Side, getOtherSide } from '../../../../events/vocabulary.ts';
import { countDaysBetween, addDays, formatLondonDay } from '../../../kernel/london-time.ts';
import {
  milestoneKeysOf,
  type SaleProfile,
  type MilestoneOwner,
  ownerOf,
  ruleOf,
  prerequisitesOf,
} from './milestones.ts';
import { findPlannedDay } from './planned-days.ts';
import { type Milestone, type Sale } from './sale.ts';
import { isSettledSale } from './settled-sale.ts';

export type StepState = 'done' | 'half_done' | 'due' | 'overdue' | 'later';

/** The progress of one step of a sale on a day. */
export interface TimelineStep {
  readonly key: MilestoneKey;
  readonly state: StepState;
  readonly milestone: Milestone;
  /** The side that has to act; for a half-done step of both, the side that has not confirmed. */
  readonly owedBy: MilestoneOwner;
  /** Since which day it waits for that side; only while it is due. */
  readonly since?: string;
  /** The last day on which it is not late. */
  readonly by?: string;
  /** The day that both sides planned for it, while it lies ahead: nobody owes the step before. */
  readonly plannedFor?: string;
}

export function milestoneOf({ milestones }: Sale, key: MilestoneKey): Milestone {
  return milestones.find((one) => one.key === key) ?? { key, done: false, confirmedBy: [] };
}

/** Whether all steps that a step waits for are done. */
export function canBegin(sale: Sale, profile: SaleProfile, key: MilestoneKey): boolean {
  return prerequisitesOf(key, profile).every((before) => milestoneOf(sale, before).done);
}

/** After the exchange only the last steps remain; earlier steps that are not done are dropped. */
const isStillAsked = (sale: Sale, profile: SaleProfile, key: MilestoneKey): boolean =>
  sale.exchangedOn === undefined || prerequisitesOf(key, profile).includes('exchanged');

/** The steps of a sale with their state on a day, in their order. */
export function createTimeline(sale: Sale, profile: SaleProfile, today: string): TimelineStep[] {
  return milestoneKeysOf(profile).flatMap((key) => {
    const milestone = milestoneOf(sale, key);
    const owner = ownerOf(key, profile);
    if (milestone.done) return [{ key, milestone, owedBy: owner, state: 'done' }];
    if (isSettledSale(sale) || !isStillAsked(sale, profile, key)) return [];
    if (!canBegin(sale, profile, key)) return [{ key, milestone, owedBy: owner, state: 'later' }];
    return [createDueStep(sale, profile, milestone, today)];
  });
}

function createDueStep(sale: Sale, profile: SaleProfile, milestone: Milestone, today: string): TimelineStep {
  const { key } = milestone;
  const { optional } = ruleOf(key);
  const half = milestone.confirmedBy.at(-1);
  const since = half ? formatLondonDay(new Date(half.at)) : calculateSince(sale, profile, key);
  const by = calculateLastDay(sale, key, since);
  const late = !optional && today > by;
  const state = late ? 'overdue' : half ? 'half_done' : 'due';
  const planned = half ? undefined : findPlannedDay(sale, key);
  return {
    key,
    milestone,
    owedBy: half ? getOtherSide(half.side) : ownerOf(key, profile),
    state,
    since,
    by,
    ...(planned !== undefined && planned > today && { plannedFor: planned }),
  };
}

/** The day of the last confirmation that the step waits for. */
function calculateSince(sale: Sale, profile: SaleProfile, key: MilestoneKey): string {
  const confirmedAt = prerequisitesOf(key, profile).flatMap((before) =>
    milestoneOf(sale, before).confirmedBy.map(({ at }) => at),
  );
  return formatLondonDay(new Date([sale.acceptedAt, ...confirmedAt].toSorted().at(-1) ?? sale.acceptedAt));
}

/** The last day on which a step is in time. After the exchange the completion date decides. */
function calculateLastDay({ completionDate, exchangedOn }: Sale, key: MilestoneKey, since: string): string {
  const usual = addDays(since, ruleOf(key).expectedDays);
  if (exchangedOn === undefined || completionDate === undefined) return usual;
  return completionDate > since ? completionDate : since;
}

/** Days from when a step could begin to its last day in time. */
export function calculateExpectedDays({ key, since, by }: TimelineStep): number {
  return since === undefined || by === undefined ? ruleOf(key).expectedDays : countDaysBetween(since, by);
}

/** The step that is owed now: overdue steps first, then half-done ones, then in the table's order. */
export function nextStepOf(steps: readonly TimelineStep[]): TimelineStep | undefined {
  const open = steps.filter(({ key, state }) => isOpenState(state) && !ruleOf(key).optional);
  const inState = (wanted: StepState) => open.find(({ state }) => state === wanted);
  return inState('overdue') ?? inState('half_done') ?? open[0];
}

const isOpenState = (state: StepState): boolean =>
  state === 'due' || state === 'half_done' || state === 'overdue';

/** Whether someone has to act on a step now. */
export function isOwed({ state, plannedFor }: TimelineStep): boolean {
  return isOpenState(state) && plannedFor === undefined;
}

/** Whether a side has to act on a step now. */
export function isOwedBy(step: TimelineStep, side: Side): boolean {
  return isOwed(step) && (step.owedBy === 'both' || step.owedBy === side);
}
