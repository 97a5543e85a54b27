import type { Property } from './property.ts';

type PropertyAddress = Pick<Property, 'houseNo' | 'postcode' | 'address' | 'addressShown'>;

export const outcodeOf = (postcode: string): string => postcode.split(' ')[0] ?? postcode;
/** `LS` of `LS6 3HN`: the post town's region, the widest circle in which another home is near. */
export const areaOf = (postcode: string): string => /^[A-Z]+/.exec(postcode)?.[0] ?? postcode;

/** Only a seller who said so shows the house number; silence keeps it private. */
export const isNumberShown = ({ addressShown }: Pick<PropertyAddress, 'addressShown'>): boolean =>
  addressShown === 'full';

/** One line: `14 Oak Road, Leeds`, or `Oak Road, Leeds`. */
export const formatTitle = (place: PropertyAddress, number = isNumberShown(place)): string =>
  `${number ? `${place.houseNo} ` : ''}${place.address.line1}, ${place.address.town}`;

/** Everything that a letter needs, for those who may know it: `14 Oak Road, Headingley, Leeds LS6 3HN`. */
export const formatFullAddress = ({
  houseNo,
  postcode,
  address: { line1, line2, town },
}: PropertyAddress): string =>
  [`${houseNo} ${line1}`, line2, `${town} ${postcode}`].filter(Boolean).join(', ');

/** About a hundred metres: the street, not the house. */
const roundCoordinate = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;

/** The position that strangers see. */
export function toPublicPosition(place: PropertyAddress): { latitude: number; longitude: number } {
  const { latitude, longitude } = place.address;
  return isNumberShown(place)
    ? { latitude, longitude }
    : { latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) };
}

/**
 * What two listings of one home have in common, however they were typed: the national property number where it is
 * known, and postcode with house number.
 */
export function listAddressKeys({ houseNo, postcode, address }: PropertyAddress): string[] {
  const plain = houseNo
    .toLowerCase()
    .replaceAll(/\b(no|number)\b/g, ' ')
    .replaceAll(/\b(apartment|apt|unit)\b/g, 'flat')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  const claims = [`${postcode.replace(' ', '')}/${plain}`.toLowerCase()];
  return address.uprn ? [...claims, `uprn/${address.uprn.replace(/^0+/, '')}`] : claims;
}
