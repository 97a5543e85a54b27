import type L from 'leaflet';
import type { Cluster } from '../api.ts';

/** About a pin's own size: nearer than this two could not be pressed apart. */
const near = { x: 52, y: 30 };

/** The server groups by a grid, so neighbours across its lines may still touch: those become one group. */
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
