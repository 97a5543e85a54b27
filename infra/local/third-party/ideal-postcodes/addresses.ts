import { createHash } from 'node:crypto';
import { findPlace, type PostcodePlace } from './areas.ts';
import type { Postcode } from './postcode.ts';

const streets = (
  'Albert,Alma,Ashfield,Beech,Belmont,Birch,Bridge,Cambridge,Castle,Cavendish,Cedar,Chapel,Chestnut,Church,Clarence,' +
  'Clifton,Cromwell,Devonshire,Elm,Fairfield,Gladstone,Grange,Grosvenor,Hawthorn,Heath,Hill,Holly,Kings,Lansdowne,' +
  'Laurel,Lime,Manor,Maple,Mill,Montague,Nelson,North,Oak,Orchard,Oxford,Park,Poplar,Priory,Queens,Richmond,Rose,' +
  'Rowan,Salisbury,School,South,Spring,St. Johns,Station,Sycamore,Victoria,Warwick,Wellington,Willow,Windsor,York'
).split(',');
const kinds = 'Road,Street,Avenue,Close,Lane,Drive,Terrace,Crescent,Gardens,Grove,Place,Way'.split(',');
const houses = 'The Old Rectory,Rose Cottage,Ivy House,The Gables,Orchard House,The Coach House'.split(',');
const blocks = 'Court,House,Mansions,Lodge,Heights'.split(',');

/** A stable pseudo-random number below `limit`, derived from the words. */
function drawIndex(limit: number, ...words: (string | number)[]): number {
  return createHash('sha256').update(words.join('/')).digest().readUInt32BE() % limit;
}

const drawFrom = (from: string[], ...words: (string | number)[]) =>
  from[drawIndex(from.length, ...words)] ?? '';

/** Between -1 and 1. */
const drawSwing = (...words: (string | number)[]) => drawIndex(20_001, ...words) / 10_000 - 1;

/** A point that many kilometres north and east of another. */
const movePoint = (place: { latitude: number; longitude: number }, north: number, east: number) => ({
  latitude: place.latitude + north / 111.2,
  longitude: place.longitude + east / (111.3 * Math.cos((place.latitude * Math.PI) / 180)),
});

const roundDegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Districts lie around their area's town, sectors in their district, units in their sector. */
function findMiddle(place: PostcodePlace, { outward, inward }: Postcode) {
  const reach = place.reachKm;
  const district = place.precise ? 0 : reach * 0.7;
  const sector = Math.min(reach * 0.3, 0.8);
  const shift = (axis: string) =>
    district * drawSwing(outward, axis) +
    sector * drawSwing(outward, inward.slice(0, 1), axis) +
    Math.min(sector * 0.4, 0.25) * drawSwing(outward, inward, axis);
  return movePoint(place, shift('north'), shift('east'));
}

interface Premise {
  number: string;
  name: string;
  part: string;
}

/** A row of even or odd numbers with a named house here and there, or a block of flats. */
function listPremises({ text }: Postcode): Premise[] {
  const count = 8 + drawIndex(13, text, 'count');
  if (drawIndex(6, text, 'flats') === 0) {
    const name = `${drawFrom(streets, text, 'block')} ${drawFrom(blocks, text, 'kind of block')}`;
    return Array.from({ length: count }, (_, index) => ({ number: '', name, part: `Flat ${index + 1}` }));
  }
  const first = 1 + drawIndex(60, text, 'first');
  const house = drawIndex(count * 2, text, 'house');
  return Array.from({ length: count }, (_, index) => ({
    number: index === house ? '' : String(first + index * 2),
    name: index === house ? drawFrom(houses, text, 'name') : '',
    part: '',
  }));
}

/** Every address at a postcode, in the shape of Ideal Postcodes; stable for each postcode. */
export function listAddresses(postcode: Postcode) {
  const place = findPlace(postcode.area, postcode.outward);
  if (!place) return [];
  const street = `${drawFrom(streets, postcode.text, 'street')} ${drawFrom(kinds, postcode.text, 'kind')}`;
  const middle = findMiddle(place, postcode);
  const bearing = Math.PI * drawSwing(postcode.text, 'bearing');
  const serial = 1_000_000 + drawIndex(8_000_000, postcode.text, 'serial');
  const { county, country } = place;
  return listPremises(postcode).map(({ number, name, part }, index, all) => {
    const along = (index - all.length / 2) * (part ? 0.001 : 0.012);
    const at = movePoint(middle, along * Math.cos(bearing), along * Math.sin(bearing));
    const premise = number || (part ? `${part}, ${name}` : name);
    const lines = number ? [`${number} ${street}`] : [...(part ? [part] : []), name, street];
    return {
      id: `paf_${serial + index}`,
      dataset: 'paf',
      postcode: postcode.text,
      postcode_outward: postcode.outward,
      postcode_inward: postcode.inward,
      postcode_type: 'S',
      post_town: place.town.toUpperCase(),
      dependant_locality: '',
      double_dependant_locality: '',
      thoroughfare: street,
      dependant_thoroughfare: '',
      building_number: number,
      building_name: name,
      sub_building_name: part,
      po_box: '',
      organisation_name: '',
      department_name: '',
      premise,
      line_1: lines[0] ?? '',
      line_2: lines[1] ?? '',
      line_3: lines[2] ?? '',
      county,
      traditional_county: county,
      postal_county: county,
      administrative_county: '',
      country,
      district: place.town,
      ward: '',
      latitude: roundDegrees(at.latitude),
      longitude: roundDegrees(at.longitude),
      udprn: serial + index,
      uprn: String(100_000_000_000 + serial * 1000 + index),
      umprn: '',
      delivery_point_suffix: `${1 + Math.floor(index / 20)}${String.fromCharCode(65 + (index % 20))}`,
      su_organisation_indicator: ' ',
    };
  });
}
