import type { PropertyType } from '../../../events/vocabulary.ts';
import { paths } from '../../site/paths.ts';
import type { DraftData } from './api.ts';
import { newDraft, parsePostcode } from './steps.ts';

/** What an owner says of a home before its draft. */
export type DraftStart = Pick<DraftData, 'postcode' | 'propertyType' | 'noOfBedrooms' | 'price'>;

/** The path of a new draft that begins with these; a login and a sign-up keep it. */
export function toNewDraftPath({ postcode, propertyType, noOfBedrooms, price }: DraftStart): string {
  const query = new URLSearchParams({
    draft: newDraft,
    ...(postcode !== undefined && { step: '1', postcode }),
  });
  const more = { type: propertyType, bedrooms: noOfBedrooms, price };
  for (const [name, value] of Object.entries(more)) if (value !== undefined) query.set(name, String(value));
  return `${paths.addProperty}?${query}`;
}

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
