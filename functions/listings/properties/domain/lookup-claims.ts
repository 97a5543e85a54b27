import type * as z from 'zod';
import { listAddressKeys } from './address-key.ts';
import { readHouse } from './house-parts.ts';
import type { ListingData } from './listing.ts';
import type { AddressSuggestion } from './views.ts';

type TypedHome = Pick<ListingData, 'houseNo' | 'postcode' | 'address'>;
type KnownAddress = z.input<typeof AddressSuggestion>;

/**
 * The address keys of those addresses of its postcode whose number a home without UPRN has, whatever else it
 * says: nothing typed beside a number hides that the home is on sale. The address with most numbers in common
 * counts, so that a flat is not taken for its building.
 */
export function listLookupClaims(home: TypedHome, addresses: readonly KnownAddress[]): string[] {
  if (home.address.uprn) return [];
  const own = listNumbers(home);
  const exact = listClosest(own, home, addresses);
  // `14x` is 14 where the postcode has no 14x.
  const bare = own.map((number) => number.replace(/^(\d+)[a-z]$/, '$1'));
  const found = exact.length > 0 ? exact : listClosest(bare, home, addresses);
  const keys = found.flatMap((address) => listAddressKeys({ ...address, postcode: home.postcode, address }));
  const ownKeys = new Set(listAddressKeys(home));
  return [...new Set(keys)].filter((key) => !ownKeys.has(key));
}

function listClosest(
  own: readonly string[],
  { postcode }: TypedHome,
  addresses: readonly KnownAddress[],
): KnownAddress[] {
  const sets = addresses.map((address) => ({
    address,
    numbers: listNumbers({ ...address, postcode, address }),
  }));
  const inside = sets.filter(
    ({ numbers }) => numbers.length > 0 && numbers.every((number) => own.includes(number)),
  );
  const most = Math.max(0, ...inside.map(({ numbers }) => numbers.length));
  return inside.filter(({ numbers }) => numbers.length === most).map(({ address }) => address);
}

interface NumberedHome extends Pick<TypedHome, 'houseNo' | 'postcode'> {
  readonly address: Partial<Pick<TypedHome['address'], 'line1' | 'line2' | 'town' | 'county' | 'nation'>>;
}
function listNumbers({ houseNo, postcode, address }: NumberedHome): string[] {
  const { line1, line2, town, county, nation } = address;
  const elsewhere = [line1, line2, town, county, postcode].filter((line) => line !== undefined);
  const { units, numbers } = readHouse(houseNo, { elsewhere, nation });
  return [...units.filter((unit) => /\d/.test(unit)), ...numbers];
}
