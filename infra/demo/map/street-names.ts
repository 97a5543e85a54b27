import type { Dice } from '../random.ts';
import type { Place } from '../homes/place.ts';
import { drawStreetName, type StreetKind } from '../homes/streets.ts';
import { getDistanceToLine, type Point } from './geometry.ts';
import type { PlanStreet } from './district-plan.ts';

/** A home of the demo where it lies on a plan. */
export interface PlanHome {
  readonly street: string;
  readonly point: Point;
}

const kinds: Readonly<Record<Place['setting'], readonly StreetKind[]>> = {
  metro: ['terrace', 'terrace', 'suburb', 'modern'],
  city: ['terrace', 'suburb', 'suburb', 'modern'],
  town: ['terrace', 'suburb', 'suburb'],
  coast: ['terrace', 'suburb', 'lane'],
  rural: ['suburb', 'lane', 'lane'],
};
const maxDraws = 30;

/** Names the streets of a plan, those next to a home of the demo as the home's address does. */
export function nameStreets(
  d: Dice,
  { setting, nation }: Place,
  streets: readonly PlanStreet[],
  homes: readonly PlanHome[],
): ReadonlyMap<PlanStreet, string> {
  const names = new Map<PlanStreet, string>();
  const taken = new Set(homes.map(({ street }) => street));
  for (const { street, point } of homes) {
    if ([...names.values()].includes(street)) continue;
    const free = streets.filter((one) => one.kind !== 'main' && !names.has(one));
    const [first, ...others] = free.map((one) => ({ one, distance: getDistanceToLine(point, one.points) }));
    if (!first) break;
    names.set(
      others.reduce((best, next) => (next.distance < best.distance ? next : best), first).one,
      street,
    );
  }
  for (const street of streets) {
    if (street.kind === 'main' || names.has(street)) continue;
    const drawn = Array.from({ length: maxDraws }, () => drawStreetName(d, d.pick(kinds[setting]), nation));
    const name = drawn.find((one) => !taken.has(one));
    if (name === undefined) continue;
    taken.add(name);
    names.set(street, name);
  }
  return names;
}
