import type { MilestoneKey } from '../../../../events/vocabulary.ts';
import { addDays, countDaysBetween, formatLondonDay } from '../../../kernel/london-time.ts';
import {
  type MilestoneOwner,
  type SaleProfile,
  milestoneKeysOf,
  prerequisitesOf,
  ruleOf,
  titleOf,
} from '../../sales/domain/milestones.ts';
import type { Sale } from '../../sales/domain/sale.ts';
import { createTimeline, milestoneOf, nextStepOf } from '../../sales/domain/timeline.ts';
import type { ChainPhase, OutsideState } from './chain.ts';

/** When a sale could complete: on the agreed day, not before a day, or nobody can tell yet. */
export type CompletionEstimate =
  | { readonly kind: 'agreed'; readonly day: string }
  | { readonly kind: 'not_before'; readonly day: string }
  | { readonly kind: 'too_early' }
  | { readonly kind: 'done' };

/** What the neighbours of a sale see of it. */
export interface SaleProgress {
  readonly phase: ChainPhase;
  readonly title: string;
  /** The step that it waits for, by which of its sides. */
  readonly waitsFor?: {
    readonly title: string;
    readonly owedBy: MilestoneOwner;
    readonly since: string;
    readonly isLate: boolean;
  };
  readonly estimate: CompletionEstimate;
}

/** How far a sale of Gable is. */
export function phaseOf(sale: Sale): ChainPhase {
  if (sale.status === 'completed') return 'completed';
  if (sale.status === 'exchanged') return 'exchanged';
  if (milestoneOf(sale, 'ready_to_exchange').done) return 'ready';
  return milestoneOf(sale, 'solicitors_instructed').done || sale.status === 'sold_stc'
    ? 'legal_work'
    : 'agreed';
}

/** The words of a phase; those of Scotland differ. */
export function titlePhase(phase: ChainPhase, profile: SaleProfile): string {
  const steps = { ready: 'ready_to_exchange', exchanged: 'exchanged', completed: 'completed' } as const;
  if (phase === 'looking') return 'No offer agreed yet';
  if (phase === 'agreed') return 'Offer accepted';
  return phase === 'legal_work' ? 'Legal work under way' : titleOf(steps[phase], profile);
}

export function describeProgress(sale: Sale, profile: SaleProfile, now: Date): SaleProgress {
  const today = formatLondonDay(now);
  const phase = phaseOf(sale);
  const next = nextStepOf(createTimeline(sale, profile, today));
  return {
    phase,
    title: titlePhase(phase, profile),
    ...(next?.since !== undefined && {
      waitsFor: {
        title: titleOf(next.key, profile),
        owedBy: next.owedBy,
        since: next.since,
        isLate: next.state === 'overdue',
      },
    }),
    estimate: estimateCompletion(sale, profile, today),
  };
}

/** Steps that have to be passed before anything is said. */
const fewestSteps = 3;
/** The slowest and the fastest pace that a few steps may foretell. */
const paces = { least: 0.5, most: 3 } as const;

/** From the steps that a sale has passed, and how long each took beside its usual time. */
export function estimateCompletion(sale: Sale, profile: SaleProfile, today: string): CompletionEstimate {
  if (sale.status === 'completed') return { kind: 'done' };
  if (sale.status === 'exchanged' && sale.completionDate !== undefined)
    return { kind: 'agreed', day: sale.completionDate };
  const pace = calculatePace(sale, profile);
  if (pace === undefined) return { kind: 'too_early' };
  const finishes = new Map<MilestoneKey, string>();
  for (const key of milestoneKeysOf(profile))
    finishes.set(key, calculateFinish(key, sale, { profile, pace, finishes, today }));
  const computed = finishes.get('completed') ?? today;
  const { completionDate = computed } = sale;
  return { kind: 'not_before', day: completionDate > computed ? completionDate : computed };
}

interface PathSoFar {
  readonly profile: SaleProfile;
  readonly pace: number;
  readonly finishes: ReadonlyMap<MilestoneKey, string>;
  readonly today: string;
}

/** The day on which a step is done, or could be at this pace. */
function calculateFinish(
  key: MilestoneKey,
  sale: Sale,
  { profile, pace, finishes, today }: PathSoFar,
): string {
  const done = findConfirmedDay(sale, key);
  if (done !== undefined) return done;
  const before = prerequisitesOf(key, profile).map((one) => finishes.get(one) ?? today);
  const start = [formatLondonDay(new Date(sale.acceptedAt)), ...before].toSorted().at(-1) ?? today;
  const end = addDays(start, Math.ceil(ruleOf(key).expectedDays * pace));
  return end > today ? end : today;
}

/** The day on which a finished step was confirmed last; one that nobody ticks has its own day. */
function findConfirmedDay(sale: Sale, key: MilestoneKey): string | undefined {
  const { done, date, confirmedBy } = milestoneOf(sale, key);
  if (!done) return undefined;
  const at =
    confirmedBy
      .map((one) => one.at)
      .toSorted()
      .at(-1) ?? sale.acceptedAt;
  return confirmedBy.length === 0 && date !== undefined ? date : formatLondonDay(new Date(at));
}

/** How long the passed steps took, as a share of their usual days; undefined where they are too few. */
function calculatePace(sale: Sale, profile: SaleProfile): number | undefined {
  const accepted = formatLondonDay(new Date(sale.acceptedAt));
  const passed = milestoneKeysOf(profile).flatMap((key) => {
    const { automatic, ahead, optional, expectedDays } = ruleOf(key);
    const end = findConfirmedDay(sale, key);
    if (automatic || ahead || optional || end === undefined) return [];
    const before = prerequisitesOf(key, profile).map((one) => findConfirmedDay(sale, one) ?? accepted);
    const start = [accepted, ...before].toSorted().at(-1) ?? accepted;
    return [{ took: Math.max(0, countDaysBetween(start, end)), usual: expectedDays }];
  });
  if (passed.length < fewestSteps) return undefined;
  const took = passed.reduce((sum, step) => sum + step.took, 0);
  const usual = passed.reduce((sum, step) => sum + step.usual, 0);
  return Math.min(paces.most, Math.max(paces.least, took / usual));
}

/** Usual days from a phase to completion, for what is said from outside: only the last steps allow a day. */
const daysFromReady = ruleOf('exchanged').expectedDays + ruleOf('completed').expectedDays;

/** When a sale outside Gable could complete, by what was said of it. */
export function estimateOutside({ phase, completionDate }: OutsideState, today: string): CompletionEstimate {
  if (phase === 'completed') return { kind: 'done' };
  if (phase === 'exchanged' && completionDate !== undefined) return { kind: 'agreed', day: completionDate };
  return phase === 'ready' || phase === 'exchanged'
    ? { kind: 'not_before', day: addDays(today, phase === 'ready' ? daysFromReady : 1) }
    : { kind: 'too_early' };
}
