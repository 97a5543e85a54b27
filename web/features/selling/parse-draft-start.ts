import type { PropertyType } from '../../../events/vocabulary.ts';
import type { DraftStart } from './draft-start.ts';
import { parsePostcode } from './steps.ts';

/** What a new draft begins with, by the query of its path. */
export function parseDraftStart(query: URLSearchParams): DraftStart {
  const [postcode, propertyType] = [parsePostcode(query), query.get('type') ?? ''];
  const noOfBedrooms = readWhole(query.get('bedrooms'), 0, 20);
  const price = readWhole(query.get('price'), 1_000, 500_000_000);
  return {
    ...(postcode !== undefined && { postcode }),
    ...(isPropertyType(propertyType) && { propertyType }),
    ...(noOfBedrooms !== undefined && { noOfBedrooms }),
    ...(price !== undefined && { price }),
  };
}

function readWhole(text: string | null, least: number, most: number): number | undefined {
  const value = text === null || text === '' ? NaN : Number(text);
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}

/** Every kind of home; a table, since the list of the wire brings its schemas. */
const knownTypes: Readonly<Record<PropertyType, true>> = {
  detached: true,
  semi_detached: true,
  terraced: true,
  end_of_terrace: true,
  link_detached: true,
  mews: true,
  town_house: true,
  cottage: true,
  detached_bungalow: true,
  semi_detached_bungalow: true,
  terraced_bungalow: true,
  flat: true,
  maisonette: true,
  studio: true,
  penthouse: true,
  duplex: true,
  triplex: true,
  park_home: true,
  houseboat: true,
  land: true,
  other: true,
};

const isPropertyType = (text: string): text is PropertyType => Object.hasOwn(knownTypes, text);
