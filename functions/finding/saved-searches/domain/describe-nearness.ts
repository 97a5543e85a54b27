import { measureMiles } from '../../../people/places/domain/outcodes.ts';
import type { Place } from '../../../people/places/domain/place-kind.ts';
import type { SearchReading } from '../../search/domain/read-search.ts';
import type { Home } from '../../search/index/index.ts';

/** How a home lies to the place of a search: `In Leeds, LS6`, or `1.4 miles from the centre of Leeds`. */
export function describeNearness({ query, place }: SearchReading, home: Home): string {
  if (!place) {
    const { lat = home.lat, lng = home.lng } = query;
    return `${formatMiles(home, { latitude: lat, longitude: lng })} from the centre of your search`;
  }
  if (isIn(place, home))
    return place.kind === 'outcode' ? `In ${place.name}` : `In ${place.name}, ${home.outcode}`;
  if (place.kind === 'county' || place.kind === 'region') return `In ${home.town}, near ${place.name}`;
  const centre = place.kind === 'postcode' ? place.name : `the centre of ${place.name}`;
  return `${formatMiles(home, place)} from ${centre}`;
}

/** Whether a home has the place in its address. */
function isIn({ kind, name, outcodes }: Place, { town, outcode }: Home): boolean {
  if (outcodes) return outcodes.some((code) => code.toUpperCase() === outcode.toUpperCase());
  return kind === 'town' && town.toLowerCase() === name.toLowerCase();
}

function formatMiles({ lat, lng }: Home, to: Pick<Place, 'latitude' | 'longitude'>): string {
  const miles = measureMiles({ latitude: lat, longitude: lng }, to);
  return miles < 0.1 ? 'Under 0.1 miles' : `${miles.toFixed(1)} miles`;
}
