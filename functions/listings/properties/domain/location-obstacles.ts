import type { Nation } from '../../../../events/vocabulary.ts';
import { isWithinReach, listNations } from '../../../people/places/domain/postcode-location.ts';
import { applyDraftChange } from './draft-fields.ts';
import type { DraftChange, DraftData } from './listing.ts';
import { listObstacles } from './publish-obstacles.ts';
import { createObstaclesError } from './publish-property.ts';
import type { Obstacle } from './views.ts';

const nationNames: Readonly<Record<Nation, string>> = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  northern_ireland: 'Northern Ireland',
};

/** The data with the nation of its postcode, where the postcode can lie in one nation alone. */
export function deriveNation(data: DraftData): DraftData {
  const { address, postcode } = data;
  if (!address || !postcode) return data;
  const [nation, ...others] = listNations(postcode);
  return nation === undefined || others.length > 0 ? data : { ...data, address: { ...address, nation } };
}

/** The change with the nation that follows from the postcode before and after it. */
export function deriveNationOfChange(data: DraftData, change: DraftChange): DraftChange {
  const { address } = deriveNation(applyDraftChange(data, change));
  return address ? { ...change, address } : change;
}

const defineObstacle = (code: string, field: string, text: string): Obstacle => ({
  code: `location_${code}`,
  field,
  step: 1,
  text,
});

/** A postcode, a position and a nation that do not belong together. */
function listLocationObstacles({ postcode, address }: DraftData): Obstacle[] {
  if (!postcode) return [];
  const nations = listNations(postcode);
  if (nations.length === 0)
    return [defineObstacle('postcode', 'postcode', 'We know no homes with this postcode. Check it.')];
  if (!address) return [];
  const names = nations.map((nation) => nationNames[nation]).join(' or ');
  return [
    ...(isWithinReach(postcode, address)
      ? []
      : [
          defineObstacle(
            'position',
            'address.town',
            `This place is too far from ${postcode}. Find the address by its postcode, or choose the town again.`,
          ),
        ]),
    ...(nations.includes(address.nation)
      ? []
      : [defineObstacle('nation', 'address.nation', `${postcode} is in ${names}. Change the nation.`)]),
  ];
}

/**
 * What keeps a draft off the market, with its location. The site and the pages of submitted properties list
 * the rest by themselves, without the table of outcodes.
 */
export function listAllObstacles(data: DraftData, now: Date): Obstacle[] {
  return [...listObstacles(data, now), ...listLocationObstacles(data)];
}

/** @throws 422 when postcode, position and nation do not belong together */
export function assertLocationsMatch(data: DraftData): void {
  const found = listLocationObstacles(data);
  if (found.length > 0) throw createObstaclesError(found);
}
