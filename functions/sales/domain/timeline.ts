import type { MilestoneKey, Side } from '../../../events/vocabulary.ts';
import { countDaysBetween, addDays, formatLondonDay } from '../../kernel/london-time.ts';
import {
  milestoneKeysOf,
  type SaleProfile,
  type MilestoneOwner,
  ruleOf,
  prerequisitesOf,
} from './milestones.ts';
import { type Milestone, otherSide, type Sale } from './sale.ts';

export type StepState = 'done' | 'half_done' | 'due' | 'overdue' | 'later';

/** The progress of one step of a sale on a day. */
export interface TimelineStep {
  readonly key: MilestoneKey;
  readonly state: StepState;
  readonly milestone: Milestone;
  /** Who has to do it; of a step for both, the side that is still missing. */
  readonly owedBy: MilestoneOwner;
  /** Since when it waits for them; only while it is due. */
  readonly since?: string;
  /** The last day on which it is not late. */
  readonly by?: string;
}

export function milestoneOf({ milestones }: Sale, key: MilestoneKey): Milestone {
  return milestones.find((one) => one.key === key) ?? { key, done: false, confirmedBy: [] };
}

/** Whether all that a step waits for is done. */
export function canBegin(sale: Sale, matter: SaleProfile, key: MilestoneKey): boolean {
  return prerequisitesOf(key, matter).every((before) => milestoneOf(sale, before).done);
}

export function isOver({ status }: Sale): boolean {
  return status === 'completed' || status === 'fallen_through';
}

/** Once contracts are exchanged, only the last steps are left; what was not done before is not asked for any more. */
const isStillAsked = (sale: Sale, matter: SaleProfile, key: MilestoneKey): boolean =>
  sale.exchangedOn === undefined || prerequisitesOf(key, matter).includes('exchanged');

/** The steps of a sale as they stand on a day, in their order. */
export function createTimeline(sale: Sale, matter: SaleProfile, today: string): TimelineStep[] {
  return milestoneKeysOf(matter).flatMap((key) => {
    const milestone = milestoneOf(sale, key);
    const { owner } = ruleOf(key);
    if (milestone.done) return [{ key, milestone, owedBy: owner, state: 'done' }];
    if (isOver(sale) || !isStillAsked(sale, matter, key)) return [];
    if (!canBegin(sale, matter, key)) return [{ key, milestone, owedBy: owner, state: 'later' }];
    return [createDueStep(sale, matter, milestone, today)];
  });
}

function createDueStep(sale: Sale, matter: SaleProfile, milestone: Milestone, today: string): TimelineStep {
  const { key } = milestone;
  const { owner, optional } = ruleOf(key);
  const half = milestone.confirmedBy.at(-1);
  const since = half ? formatLondonDay(new Date(half.at)) : calculateSince(sale, matter, key);
  const by = calculateLastDay(sale, key, since);
  const late = !optional && today > by;
  const state = late ? 'overdue' : half ? 'half_done' : 'due';
  return { key, milestone, owedBy: half ? otherSide(half.side) : owner, state, since, by };
}

/** The day on which the last step that it depends on was ticked. */
function calculateSince(sale: Sale, matter: SaleProfile, key: MilestoneKey): string {
  const said = prerequisitesOf(key, matter).flatMap((before) =>
    milestoneOf(sale, before).confirmedBy.map(({ at }) => at),
  );
  return formatLondonDay(new Date([sale.acceptedAt, ...said].toSorted().at(-1) ?? sale.acceptedAt));
}

/** After the exchange, the agreed day decides. */
function calculateLastDay({ completionDate, exchangedOn }: Sale, key: MilestoneKey, since: string): string {
  const usual = addDays(since, ruleOf(key).expectedDays);
  if (exchangedOn === undefined || completionDate === undefined) return usual;
  return completionDate > since ? completionDate : since;
}

/** Days that a step mostly takes from when it could begin. */
export function expectedDaysOf({ key, since, by }: TimelineStep): number {
  return since === undefined || by === undefined ? ruleOf(key).expectedDays : countDaysBetween(since, by);
}

/** The step that is owed now: what is late, then what one side waits for the other with, then in the table's order. */
export function nextStepOf(stands: readonly TimelineStep[]): TimelineStep | undefined {
  const open = stands.filter(({ key, state }) => isOpenState(state) && !ruleOf(key).optional);
  const inState = (wanted: StepState) => open.find(({ state }) => state === wanted);
  return inState('overdue') ?? inState('half_done') ?? open[0];
}

const isOpenState = (state: StepState): boolean =>
  state === 'due' || state === 'half_done' || state === 'overdue';

/** Whether a side has something to do for a step now. */
export function isOwedBy({ state, owedBy }: TimelineStep, side: Side): boolean {
  return isOpenState(state) && (owedBy === 'both' || owedBy === side);
}
