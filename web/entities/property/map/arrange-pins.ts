import { formatPinPrice } from './short-price.ts';

/** A home on a map, or several at about one place. */
export interface HomeCluster {
  /** The home's id, where it is one. */
  readonly id?: string | undefined;
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  /** Pounds; missing where every price is on application. */
  readonly minPrice?: number | undefined;
}

/** A point on the screen, in pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is drawn at a place of the map: a price where it fits, a dot where only that fits, or a number of homes. */
export interface PinGroup {
  readonly cluster: HomeCluster;
  readonly shape: 'price' | 'dot' | 'count';
  /** Its homes, where all of them are known. */
  readonly ids: readonly string[];
  /** Pixels between the place and the farthest of its homes. */
  readonly spread: number;
}

interface PlacedPin extends PinGroup {
  readonly at: Point;
}

const height = 31;
/** As small as a target of a finger may be. */
const dotSize = 24;
/** Pins are drawn at whole pixels and texts differ in width; what is covered by a pixel is smaller than a target may be. */
const gap = 3;

/** About the pixels that `map.css` gives a pin. */
function getWidth({ shape, cluster }: Pick<PinGroup, 'shape' | 'cluster'>): number {
  if (shape === 'dot') return dotSize;
  const text = shape === 'price' ? formatPinPrice(cluster.minPrice) : String(cluster.count);
  return Math.max(31, 22 + 7.5 * text.length);
}

const getHeight = ({ shape }: Pick<PinGroup, 'shape'>): number => (shape === 'dot' ? dotSize : height);

const doOverlap = (one: PlacedPin, other: PlacedPin): boolean =>
  Math.abs(one.at.x - other.at.x) < (getWidth(one) + getWidth(other)) / 2 + gap &&
  Math.abs(one.at.y - other.at.y) < (getHeight(one) + getHeight(other)) / 2 + gap;

const getDistance = (one: PlacedPin, other: PlacedPin): number =>
  Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y);

/** Groups of the server first, the largest before the others; homes in an order that no movement changes. */
const compareWeight = (a: HomeCluster, b: HomeCluster): number =>
  b.count - a.count || (a.id ?? '').localeCompare(b.id ?? '');

/**
 * Arranges pins so that no pin covers another: every price that fits is shown, a home between them is a dot, and homes
 * too close to be pressed apart are counted together.
 */
export function arrangePins(
  clusters: readonly HomeCluster[],
  project: (cluster: HomeCluster) => Point,
): readonly PinGroup[] {
  const placed: PlacedPin[] = [];
  for (const cluster of clusters.toSorted(compareWeight)) {
    const ids = cluster.id === undefined ? [] : [cluster.id];
    const found = { cluster, ids, at: project(cluster), spread: 0 };
    const shapes: readonly PinGroup['shape'][] = ids.length > 0 ? ['price', 'dot'] : ['count'];
    const fitting = shapes
      .map((shape): PlacedPin => ({ ...found, shape }))
      .find((pin) => !placed.some((other) => doOverlap(pin, other)));
    if (fitting) placed.push(fitting);
    else joinNearest(placed, { ...found, shape: 'dot' });
  }
  return placed;
}

function joinNearest(placed: PlacedPin[], pin: PlacedPin): void {
  const [nearest] = placed.toSorted((a, b) => getDistance(pin, a) - getDistance(pin, b));
  if (nearest) placed[placed.indexOf(nearest)] = joinPins(nearest, pin);
}

function joinPins(kept: PlacedPin, { cluster, ids, ...pin }: PlacedPin): PlacedPin {
  const { latitude, longitude, count, minPrice } = kept.cluster;
  const isKnown = kept.ids.length === count && ids.length === cluster.count;
  return {
    at: kept.at,
    shape: 'count',
    ids: isKnown ? [...kept.ids, ...ids] : [],
    spread: Math.max(kept.spread, getDistance(kept, { cluster, ids, ...pin }) + pin.spread),
    cluster: {
      latitude,
      longitude,
      count: count + cluster.count,
      minPrice: findLower(minPrice, cluster.minPrice),
    },
  };
}

const findLower = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
