import { addDays, formatLondonDay, toInstant, weekdayOf } from '../../../kernel/london-time.ts';
import type { TravelMode } from '../../search/domain/journey.ts';

/** Degrees, as the search has them. */
export interface TravelPosition {
  readonly lat: number;
  readonly lng: number;
}

/** A way to a place; journeys end there. */
export interface TravelRequest {
  readonly to: TravelPosition;
  readonly mode: TravelMode;
  readonly minutes: number;
}

const roundToStreet = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;

/** To about a hundred metres: no provider learns more of a destination or a home, and neighbours share an answer. */
export function toStreetPosition({ lat, lng }: TravelPosition): TravelPosition {
  return { lat: roundToStreet(lat), lng: roundToStreet(lng) };
}

/** `53.796,-1.548 cycling 30`: the key of a kept answer. */
export function toTravelKey({ to: { lat, lng }, mode, minutes }: TravelRequest): string {
  return `${lat},${lng} ${mode} ${minutes}`;
}

const tuesday = 2;

/** Nine in the morning of the next Tuesday in London, when people arrive at work. */
export function toArrivalTime(now: Date): Date {
  const today = formatLondonDay(now);
  const days = (tuesday - weekdayOf(today) + 7) % 7 || 7;
  return toInstant(addDays(today, days), '09:00');
}
