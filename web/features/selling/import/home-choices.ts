import type { IncomingHome } from '../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { hasSameSource, isPossiblySame, listFoundKeys, type OwnPlace } from './own-places.ts';

/** A home of a file with what keeps it from becoming a draft. */
export interface HomeChoice {
  readonly home: IncomingHome;
  readonly refusal: string | undefined;
  /** The reader's own draft or listing of the same home. */
  readonly twin: OwnPlace | undefined;
  /** One that could be the same home; the reader decides. */
  readonly possibleTwin: OwnPlace | undefined;
}

/**
 * Each home of a file with its twin among the reader's own, and those that are in the file twice.
 * @param nameSource what the file or advert calls a home: files number theirs anew, so that another address outweighs it
 */
export function listChoices(
  found: readonly IncomingHome[],
  places: readonly OwnPlace[],
  nameSource: (home: IncomingHome) => string | undefined,
): HomeChoice[] {
  const seen = new Map<string, IncomingHome>();
  return found.map((home) => {
    const keys = listFoundKeys(home);
    const names = [...keys, ...(home.reference === undefined ? [] : [`reference ${home.reference}`])];
    const earlier = names.map((name) => seen.get(name)).find((other) => other !== undefined);
    const sourceName = nameSource(home);
    const again = places.filter((place) => hasSameSource(sourceName, place));
    if (home.refusal === undefined) for (const name of names) if (!seen.has(name)) seen.set(name, home);
    return {
      home,
      refusal: home.refusal ?? (earlier && `This is the same home as in ${earlier.at.toLowerCase()}.`),
      twin:
        places.find((place) => place.keys.some((key) => keys.includes(key))) ??
        again.find((place) => place.keys.length === 0 || keys.length === 0),
      possibleTwin: again[0] ?? places.find((place) => isPossiblySame(home, place)),
    };
  });
}

export function isChoosable({ refusal, twin }: HomeChoice): boolean {
  return refusal === undefined && twin === undefined;
}
