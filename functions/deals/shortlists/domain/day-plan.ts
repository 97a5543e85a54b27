import type { PropertyId, SlotId } from '../../../../events/vocabulary.ts';
import { minuteMs } from '../../../kernel/time.ts';
import { measureMiles } from '../../../people/places/domain/outcodes.ts';
import { planAssumptions } from './plan-assumptions.ts';

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
  readonly end: number;
}
export interface PlannedHome extends PlanPosition {
  readonly propertyId: PropertyId;
  /** Of the day of the plan, the earliest first. */
  readonly slots: readonly PlanSlot[];
  /** Whether its slot is a viewing that the person has: it stays, however tight it is with others. */
  readonly isBooked?: boolean;
}
/** Milliseconds that are taken by a viewing that the person has already. */
export interface BusySpan {
  readonly propertyId: PropertyId;
  readonly start: number;
  readonly end: number;
  /** Missing for a home that is no longer known. */
  readonly place?: PlanPosition | undefined;
}

export interface PlanStop {
  readonly propertyId: PropertyId;
  readonly slotId: SlotId;
  readonly start: number;
  readonly end: number;
  /** From the stop before; the first one has none. */
  readonly leg?: PlanLeg;
}

/** Whether there is time for a slot and for the way to and from every other viewing. */
function isFree(home: PlannedHome, { start, end }: PlanSlot, busy: readonly BusySpan[]): boolean {
  return busy.every((span) => {
    if (span.propertyId === home.propertyId) return true;
    const wayMs = span.place ? estimateLeg(home, span.place).minutes * minuteMs : 0;
    return end + wayMs <= span.start || span.end + wayMs <= start;
  });
}

/** Milliseconds from the start of the first viewing to the end of the last one. */
const measureSpan = (stops: readonly PlanStop[]): number => (stops.at(-1)?.end ?? 0) - (stops[0]?.start ?? 0);
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

/** One that is over sooner is never worse for the homes after it. */
function findSoonestOver(slots: readonly PlanSlot[], from: number): PlanSlot | undefined {
  return slots
    .filter(({ start }) => start >= from)
    .reduce<PlanSlot | undefined>((best, slot) => (best && best.end <= slot.end ? best : slot), undefined);
}

/**
 * The order in which most of the homes can be viewed on one day, with time for the way to the next and to what the
 * person has already. Homes that fit in no order, and those without a time, are left out.
 * @param homes at most six
 */
export function planDay(homes: readonly PlannedHome[], busy: readonly BusySpan[]): PlanStop[] {
  const free = homes.map((home) => ({
    ...home,
    slots: home.isBooked ? home.slots : home.slots.filter((slot) => isFree(home, slot, busy)),
  }));
  let best: readonly PlanStop[] = [];
  const visit = (stops: readonly PlanStop[], here: PlannedHome, left: readonly PlannedHome[]): void => {
    if (isBetter(stops, best)) best = stops;
    const over = stops.at(-1)?.end ?? 0;
    for (const home of left) {
      const leg = estimateLeg(here, home);
      const slot = findSoonestOver(home.slots, over + leg.minutes * minuteMs);
      if (!slot) continue;
      const { id: slotId, start, end } = slot;
      const stop = { propertyId: home.propertyId, slotId, start, end, leg };
      visit(
        [...stops, stop],
        home,
        left.filter((other) => other !== home),
      );
    }
  };
  for (const home of free)
    for (const { id: slotId, start, end } of home.slots)
      visit(
        [{ propertyId: home.propertyId, slotId, start, end }],
        home,
        free.filter((other) => other !== home),
      );
  return [...best];
}
