import { readHouse } from '../../../listings/properties/domain/house-parts.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';

/** The least that the register finds a home by; a flat's number takes the place of the house's. */
export interface RegisterAddress {
  readonly buildingNumber?: string;
  readonly buildingName?: string;
  readonly postcode: string;
}

const longestNumber = 5;
const longestName = 50;

/** What the register is asked for, of the home's address. */
export function toRegisterAddress({
  houseNo,
  postcode,
  address,
}: Pick<Property, 'houseNo' | 'postcode' | 'address'>): RegisterAddress {
  const { line1, line2, town, county, nation } = address;
  const elsewhere = [line1, line2, town, county].filter((line) => line !== undefined);
  const { units, numbers } = readHouse(houseNo, { elsewhere, nation });
  const number = [...units, ...numbers].find((each) => /\d/.test(each) && each.length <= longestNumber);
  return number === undefined
    ? { buildingName: houseNo.trim().slice(0, longestName), postcode }
    : { buildingNumber: number.toUpperCase(), postcode };
}
