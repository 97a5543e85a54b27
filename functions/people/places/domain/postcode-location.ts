import type { Nation } from '../../../../events/vocabulary.ts';
import { findOutcode, measureMiles, measureSpacing, type Outcode, outcodes } from './outcodes.ts';

/** Outcodes through which a border runs, and their neighbours across it: their addresses may be on either side. */
const englandAndWales =
  'CH1 CH2 CH3 CH4 CH5 CH64 GL15 GL16 HR2 HR3 HR5 HR6 HR9 LD1 LD2 LD3 LD7 LD8 LL12 LL13 LL14 LL20 LL21 LL23 ' +
  'NP7 NP16 NP25 SY5 SY7 SY9 SY10 SY11 SY12 SY13 SY14 SY15 SY16 SY20 SY21 SY22';
const englandAndScotland = 'CA6 DG14 DG16 NE19 NE48 NE65 NE71 TD5 TD8 TD9 TD10 TD11 TD12 TD14 TD15';
const borderNations = new Map<string, readonly Nation[]>([
  ...englandAndWales.split(' ').map((code) => [code, ['england', 'wales']] as const),
  ...englandAndScotland.split(' ').map((code) => [code, ['england', 'scotland']] as const),
]);

/** The outcode of a postcode, or all of its area where the district is newer than the table. */
function listCandidates(postcode: string): readonly Outcode[] {
  const [code = ''] = postcode.split(' ');
  const outcode = findOutcode(code);
  if (outcode) return [outcode];
  const [area] = /^[A-Z]+/.exec(code) ?? [];
  return outcodes.filter((other) => /^[A-Z]+/.exec(other.code)?.[0] === area);
}

/** The nations in which a postcode can lie: one, two on a border, no nation outside the United Kingdom. */
export function listNations(postcode: string): readonly Nation[] {
  const nations = listCandidates(postcode).flatMap(({ code, nation }) => borderNations.get(code) ?? [nation]);
  return [...new Set(nations)];
}

const maxReachMiles = 60;
/**
 * Miles from the middle of an outcode within which its addresses lie: 2.5 times the distance to the eighth
 * nearest outcode and 5 miles, at most 60. This holds for the outlines of all districts of Great Britain, the
 * Shetlands with 60 miles included; it is 11 miles in Leeds and 23 in the median.
 */
export function measureReach(outcode: Outcode): number {
  return Math.min(maxReachMiles, 2.5 * measureSpacing(outcode, 8) + 5);
}

/** Whether a position can belong to an address with this postcode. */
export function isWithinReach(
  postcode: string,
  position: { readonly latitude: number; readonly longitude: number },
): boolean {
  return listCandidates(postcode).some((outcode) => measureMiles(outcode, position) <= measureReach(outcode));
}
