import * as z from 'zod';
import { listAddresses } from '../ideal-postcodes/addresses.ts';
import { readPostcode } from '../ideal-postcodes/postcode.ts';
import { drawNumber } from '../seeded-random.ts';

/** A registered title; its owner is whoever is asked for, where none is named. */
export const Title = z.object({
  titleNumber: z.string(),
  subBuildingName: z.string().default(''),
  buildingName: z.string().default(''),
  buildingNumber: z.string().default(''),
  streetName: z.string().default(''),
  postcode: z.string(),
  tenure: z.enum(['freehold', 'leasehold']),
  owner: z.object({ forenames: z.string(), surname: z.string() }).optional(),
});
export type Title = z.output<typeof Title>;

export interface AskedAddress {
  readonly buildingName: string;
  readonly buildingNumber: string;
  readonly postcode: string;
}

const isSameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether a title is at an address; a flat's number may stand for the house's. */
export function isTitleAt(title: Title, { buildingName, buildingNumber, postcode }: AskedAddress): boolean {
  if (!isSameText(title.postcode, postcode)) return false;
  const numbers = [title.buildingNumber, title.subBuildingName.replace(/^flat /i, '')];
  return buildingNumber === ''
    ? isSameText(title.buildingName, buildingName)
    : numbers.some((number) => isSameText(number, buildingNumber));
}

/** A freehold and a lease of the home at an address, made up and the same for each address. */
export function createTitles({ buildingName, buildingNumber, postcode }: AskedAddress): Title[] {
  const place = { ...findPremise(postcode, buildingNumber), postcode };
  const named = place.buildingNumber === '' && place.subBuildingName === '' ? { buildingName } : {};
  return (['freehold', 'leasehold'] as const).map((tenure) => {
    const digits = Math.floor(drawNumber(postcode, buildingNumber, buildingName, tenure) * 900_000) + 100_000;
    return { ...place, ...named, titleNumber: `LCL${digits}`, tenure };
  });
}

/** A flat of that number, where the postcode is that of a block. */
function findPremise(postcode: string, number: string) {
  const read = readPostcode(postcode);
  const found = read && listAddresses(read).find(({ sub_building_name: part }) => part === `Flat ${number}`);
  return found
    ? {
        subBuildingName: `Flat ${number}`,
        buildingName: found.building_name,
        buildingNumber: '',
        streetName: '',
      }
    : { subBuildingName: '', buildingName: '', buildingNumber: number, streetName: '' };
}
