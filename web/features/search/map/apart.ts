import type L from 'leaflet';
import type { Cluster } from '../api.ts';

/** About the size of a pin: closer pins could not be pressed separately. */
const near = { x: 52, y: 30 };

/** The server clusters by a grid, so neighbours across its lines can overlap: those are merged. */
export function apart(map: L.Map, clusters: readonly Cluster[]): readonly Cluster[] {
  const placed: { at: L.Point; cluster: Cluster }[] = [];
  for (const cluster of clusters.toSorted((a, b) => b.count - a.count)) {
    const at = map.latLngToLayerPoint([cluster.latitude, cluster.longitude]);
    const other = placed.find(
      (one) => Math.abs(one.at.x - at.x) < near.x && Math.abs(one.at.y - at.y) < near.y,
    );
    if (other) other.cluster = joined(other.cluster, cluster);
    else placed.push({ at, cluster });
  }
  return placed.map(({ cluster }) => cluster);
}

const joined = ({ latitude, longitude, count, minPrice }: Cluster, other: Cluster): Cluster => ({
  latitude,
  longitude,
  count: count + other.count,
  minPrice: Math.min(minPrice, other.minPrice),
});
