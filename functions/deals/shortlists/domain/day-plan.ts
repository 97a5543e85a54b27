import type { PropertyId, SlotId } from '../../../../events/vocabulary.ts';
import { minuteMs } from '../../../kernel/time.ts';
import { measureMiles } from '../../../people/places/domain/outcodes.ts';
import { planAssumptions } from './plan-assumptions.ts';

/** Homes of one plan; more orders than these have take too long to compare. */
export const maxPlannedHomes = 6;

export interface PlanPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** The way between two homes. */
export interface PlanLeg {
  /** Straight line, to a tenth. */
  readonly miles: number;
  /** By car, estimated and rounded up. */
  readonly minutes: number;
}

/** The way between two positions by the assumptions of a plan. */
export function estimateLeg(from: PlanPosition, to: PlanPosition): PlanLeg {
  const miles = measureMiles(from, to);
  const { detourPercent, milesPerHour } = planAssumptions;
  const driven = miles * (1 + detourPercent / 100);
  return { miles: Math.round(miles * 10) / 10, minutes: Math.ceil((driven / milesPerHour) * 60) };
}

/** A time at which a home can be viewed, in milliseconds. */
export interface PlanSlot {
  readonly id: SlotId;
  readonly start: number;
}
export interface PlannedHome extends PlanPosition {
  readonly propertyId: PropertyId;
  /** Of the day of the plan, the earliest first. */
  readonly slots: readonly PlanSlot[];
}
/** Milliseconds that are taken by something else. */
export interface BusySpan {
  readonly start: number;
  readonly end: number;
}

export interface PlanStop {
  readonly propertyId: PropertyId;
  readonly slotId: SlotId;
  readonly start: number;
  /** From the stop before; the first one has none. */
  readonly leg?: PlanLeg;
}

const viewingMs = planAssumptions.viewingMinutes * minuteMs;

const isFree = ({ start }: PlanSlot, busy: readonly BusySpan[]): boolean =>
  busy.every((span) => start + viewingMs <= span.start || span.end <= start);

/** Milliseconds from the start of the first viewing to the end of the last one. */
const measureSpan = (stops: readonly PlanStop[]): number =>
  (stops.at(-1)?.start ?? 0) + viewingMs - (stops[0]?.start ?? 0);
const measureTravel = (stops: readonly PlanStop[]): number =>
  stops.reduce((minutes, { leg }) => minutes + (leg?.minutes ?? 0), 0);

/** More homes first, then the shorter day, the shorter way and the earlier beginning. */
function isBetter(stops: readonly PlanStop[], best: readonly PlanStop[]): boolean {
  const difference =
    best.length - stops.length ||
    measureSpan(stops) - measureSpan(best) ||
    measureTravel(stops) - measureTravel(best) ||
    (stops[0]?.start ?? 0) - (best[0]?.start ?? 0);
  return difference < 0;
}

/**
 * The order in which most of the homes can be viewed on one day, with half an hour and the way to the next for each.
 * Homes that fit in no order, and those without a time, are left out.
 * @param homes at most six
 */
export function planDay(homes: readonly PlannedHome[], busy: readonly BusySpan[]): PlanStop[] {
  const free = homes.map((home) => ({ ...home, slots: home.slots.filter((slot) => isFree(slot, busy)) }));
  let best: readonly PlanStop[] = [];
  const visit = (stops: readonly PlanStop[], here: PlannedHome, left: readonly PlannedHome[]): void => {
    if (isBetter(stops, best)) best = stops;
    const end = (stops.at(-1)?.start ?? 0) + viewingMs;
    for (const home of left) {
      const leg = estimateLeg(here, home);
      // An earlier time is never worse for the homes after it.
      const slot = home.slots.find(({ start }) => start >= end + leg.minutes * minuteMs);
      if (!slot) continue;
      const stop = { propertyId: home.propertyId, slotId: slot.id, start: slot.start, leg };
      visit(
        [...stops, stop],
        home,
        left.filter((other) => other !== home),
      );
    }
  };
  for (const home of free)
    for (const { id, start } of home.slots)
      visit(
        [{ propertyId: home.propertyId, slotId: id, start }],
        home,
        free.filter((other) => other !== home),
      );
  return [...best];
}
