import { readCodes } from './outcodes.ts';
import type { Town } from './towns.ts';

/** Towns next to a larger one or across water from one, whose circle would hold its homes: their postcode districts. */
const ownDistricts: Readonly<Record<string, string>> = {
  'Birkenhead, Merseyside': 'CH41-43',
  'Bootle, Merseyside': 'L20 30',
  'Chatham, Kent': 'ME4-5',
  'Cowes, Isle of Wight': 'PO31',
  'East Cowes, Isle of Wight': 'PO32',
  'Gateshead, Tyne and Wear': 'NE8-11',
  'Gillingham, Kent': 'ME7-8',
  'Gosport, Hampshire': 'PO12-13',
  'Gravesend, Kent': 'DA11-12',
  'Hove, East Sussex': 'BN3',
  'North Shields, Tyne and Wear': 'NE29-30',
  'Penarth, South Glamorgan': 'CF64',
  'Redhill, Surrey': 'RH1',
  'Reigate, Surrey': 'RH2',
  'Rochester, Kent': 'ME1',
  'Runcorn, Cheshire': 'WA7',
  'Salford, Greater Manchester': 'M5-7 50',
  'Saltash, Cornwall': 'PL12',
  'South Shields, Tyne and Wear': 'NE33-34',
  'Tilbury, Essex': 'RM18',
  'Torpoint, Cornwall': 'PL11',
  'Wallasey, Merseyside': 'CH44-45',
  'Widnes, Cheshire': 'WA8',
};

/** The postcode districts that a town consists of; undefined for a town that is a circle. */
export function findTownOutcodes({ name, county }: Town): readonly string[] | undefined {
  const list = ownDistricts[`${name}, ${county}`];
  return list === undefined ? undefined : [...readCodes(list)];
}
