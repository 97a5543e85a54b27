import type { Cluster } from '../api.ts';
import { shortPrice } from './geometry.ts';

/** A point on the screen, in pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is drawn at a place of the map: a price where it fits, a dot where only that fits, or a number of homes. */
export interface PinGroup {
  readonly cluster: Cluster;
  readonly shape: 'price' | 'dot' | 'count';
  /** Its homes, where all of them are known. */
  readonly ids: readonly string[];
  /** Pixels between the place and the farthest of its homes. */
  readonly spread: number;
}

interface Placed extends PinGroup {
  readonly at: Point;
}

const height = 31;
/** As small as a target of a finger may be. */
const dotSize = 24;

/** About the pixels that `map.css` gives a pin. */
function widthOf({ shape, cluster }: Pick<PinGroup, 'shape' | 'cluster'>): number {
  if (shape === 'dot') return dotSize;
  const text = shape === 'price' ? shortPrice(cluster.minPrice) : String(cluster.count);
  return Math.max(31, 22 + 7.5 * text.length);
}

const heightOf = ({ shape }: Pick<PinGroup, 'shape'>): number => (shape === 'dot' ? dotSize : height);

const overlap = (one: Placed, other: Placed): boolean =>
  Math.abs(one.at.x - other.at.x) < (widthOf(one) + widthOf(other)) / 2 &&
  Math.abs(one.at.y - other.at.y) < (heightOf(one) + heightOf(other)) / 2;

const distance = (one: Placed, other: Placed): number =>
  Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y);

/** Groups of the server first, the largest before the others; homes in an order that no movement changes. */
const byWeight = (a: Cluster, b: Cluster): number =>
  b.count - a.count || (a.id ?? '').localeCompare(b.id ?? '');

/**
 * Arranges pins so that none covers another: every price that fits is shown, a home between them is a dot, and homes
 * too close to be pressed apart are counted together.
 */
export function arrangePins(
  clusters: readonly Cluster[],
  project: (cluster: Cluster) => Point,
): readonly PinGroup[] {
  const placed: Placed[] = [];
  for (const cluster of clusters.toSorted(byWeight)) {
    const ids = cluster.id === undefined ? [] : [cluster.id];
    const found = { cluster, ids, at: project(cluster), spread: 0 };
    const shapes: readonly PinGroup['shape'][] = ids.length > 0 ? ['price', 'dot'] : ['count'];
    const fitting = shapes
      .map((shape): Placed => ({ ...found, shape }))
      .find((pin) => !placed.some((other) => overlap(pin, other)));
    if (fitting) placed.push(fitting);
    else joinNearest(placed, { ...found, shape: 'dot' });
  }
  return placed;
}

function joinNearest(placed: Placed[], pin: Placed): void {
  const [nearest] = placed.toSorted((a, b) => distance(pin, a) - distance(pin, b));
  if (nearest) placed[placed.indexOf(nearest)] = joinPins(nearest, pin);
}

function joinPins(kept: Placed, { cluster, ids, ...pin }: Placed): Placed {
  const { latitude, longitude, count, minPrice } = kept.cluster;
  const isKnown = kept.ids.length === count && ids.length === cluster.count;
  return {
    at: kept.at,
    shape: 'count',
    ids: isKnown ? [...kept.ids, ...ids] : [],
    spread: Math.max(kept.spread, distance(kept, { cluster, ids, ...pin }) + pin.spread),
    cluster: {
      latitude,
      longitude,
      count: count + cluster.count,
      minPrice: Math.min(minPrice, cluster.minPrice),
    },
  };
}
