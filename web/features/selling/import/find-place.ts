import type { IncomingHome } from '../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { listAddressKeys } from '../../../../functions/listings/properties/domain/address-key.ts';
import { toPlainStreet } from '../../../../functions/listings/properties/domain/house-parts.ts';
import { ApiError, isPassing } from '../../../lib/api-error.ts';
import { type AddressSuggestion, type DraftData, sell } from '../api.ts';

type Place = Pick<DraftData, 'houseNo' | 'address'>;

/**
 * The address of a home with its place on the map: the one of its postcode's addresses with the same house, else
 * the file's own words at the place of a neighbour. Without either the wizard asks.
 */
export async function findPlace({
  facts: { houseNo = '', postcode },
  lines,
  uprn,
}: IncomingHome): Promise<Place> {
  if (postcode === undefined) return {};
  const known = await loadAddresses(postcode);
  const keys = houseNo === '' ? [] : listAddressKeys({ houseNo, postcode, address: lines });
  // Two streets of a postcode may each have a number 14.
  const onStreet = known.filter(({ line1 }) => isSameStreet(line1, lines.line1));
  const same =
    known.find((address) => uprn !== undefined && address.uprn === uprn) ??
    onStreet.find((address) =>
      listAddressKeys({ houseNo: address.houseNo, postcode, address }).some((key) => keys.includes(key)),
    );
  if (same) {
    const { houseNo: house, ...address } = same;
    return { houseNo: house, address };
  }
  const { line1, town } = lines;
  const near = onStreet[0] ?? known[0];
  if (near === undefined || line1 === undefined || town === undefined) return {};
  const { nation, latitude, longitude } = near;
  return { address: { ...lines, line1, town, nation, latitude, longitude } };
}

/** A file's line may have the area or the town after the street; one without a street leaves it to the register. */
export function isSameStreet(known: string, line: string | undefined): boolean {
  const street = toPlainStreet(known);
  return line === undefined || [line, ...line.split(',')].some((part) => toPlainStreet(part) === street);
}

/** None where the register has none, or where the person has asked for too many today. */
async function loadAddresses(postcode: string): Promise<readonly AddressSuggestion[]> {
  try {
    return (await sell.addresses({ query: { postcode } })).addresses;
  } catch (error) {
    if (error instanceof ApiError && !isPassing(error)) return [];
    throw error;
  }
}
