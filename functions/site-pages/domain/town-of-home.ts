import { measureMiles } from '../../places/domain/outcodes.ts';
import { toTownPlace } from '../../places/domain/place.ts';
import { normalizeText } from '../../places/domain/place-text.ts';
import { type Town, towns } from '../../places/domain/towns.ts';
import { formatSearchPath, formatTownPath } from './search-path.ts';

export interface HomeTown {
  readonly town: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A home further from the middle of a town of its name is in another one. */
const maxMiles = 12;

const townsByKey = Map.groupBy(towns, ({ key }) => key);

/** The id of the place that a home's town is; `undefined` for one that is not in the table of towns. */
export function findTownId(home: HomeTown): string | undefined {
  const miles = (town: Town) => measureMiles(town, home);
  const [nearest] = (townsByKey.get(normalizeText(home.town)) ?? []).toSorted((a, b) => miles(a) - miles(b));
  return nearest && miles(nearest) <= maxMiles ? toTownPlace(nearest).id : undefined;
}

/** The path of the page of a home's town, or of the search for its name. */
export function formatHomeTownPath(home: HomeTown): string {
  const id = findTownId(home);
  return id === undefined ? formatSearchPath(home.town) : formatTownPath(id);
}
