import type { Property } from './property.ts';

export type PropertyAddress = Pick<Property, 'houseNo' | 'postcode' | 'address' | 'addressShown'>;

export function outcodeOf(postcode: string): string {
  return postcode.split(' ')[0] ?? postcode;
}
/** `LS` of `LS6 3HN`: the postcode area, the widest region in which another property counts as near. */
export function areaOf(postcode: string): string {
  return /^[A-Z]+/.exec(postcode)?.[0] ?? postcode;
}

/** The house number is private unless the seller chose to show it. */
export function isNumberShown({ addressShown }: Pick<PropertyAddress, 'addressShown'>): boolean {
  return addressShown === 'full';
}

const houseNumber = /^\d+[a-z]?([-/]\d+[a-z]?)?$/i;

/** `14 Oak Road`, `Flat 2, 14 Oak Road`; a name or a flat without a number is parted: `Orchard House, Oak Road`. */
export function formatFirstLine(houseNo: string, line1: string): string {
  const last = houseNo.split(',').at(-1)?.trim() ?? '';
  return `${houseNo}${houseNumber.test(last) ? ' ' : ', '}${line1}`;
}

/** One line: `14 Oak Road, Leeds`, or `Oak Road, Leeds`. */
export function formatShortAddress(
  place: Omit<PropertyAddress, 'postcode'>,
  number = isNumberShown(place),
): string {
  const { line1, town } = place.address;
  return `${number && place.houseNo ? formatFirstLine(place.houseNo, line1) : line1}, ${town}`;
}

/** The full postal address, for people who may know it: `14 Oak Road, Headingley, Leeds LS6 3HN`. */
export function formatFullAddress({
  houseNo,
  postcode,
  address: { line1, line2, town },
}: PropertyAddress): string {
  return [formatFirstLine(houseNo, line1), line2, `${town} ${postcode}`].filter(Boolean).join(', ');
}

/**
 * Every line with its county, as a paper of the sale has it: `14 Oak Road, Headingley, Leeds, West Yorkshire, LS6 3HN`.
 * A county that is called like its town, such as Bristol, stands once.
 */
export function formatPaperAddress({ houseNo, address, postcode }: Property): string {
  const { line1, line2, town, county } = address;
  const lines = [formatFirstLine(houseNo, line1), line2, town, county !== town && county, postcode];
  return lines.filter(Boolean).join(', ');
}

/** Rounds to about a hundred metres: the street, not the house. */
const roundCoordinate = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;

/** The position that the public sees. */
export function toPublicPosition(place: PropertyAddress): { latitude: number; longitude: number } {
  const { latitude, longitude } = place.address;
  return isNumberShown(place)
    ? { latitude, longitude }
    : { latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) };
}
