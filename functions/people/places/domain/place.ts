import { type Area, areas, listOutcodesIn } from './areas.ts';
import { type District, districts } from './districts.ts';
import { findNearestOutcode, findOutcode, measureMiles, measureSpacing, type Outcode } from './outcodes.ts';
import type { Place } from './place-kind.ts';
import { normalizeText } from './place-text.ts';
import { findTownOutcodes } from './town-outcodes.ts';
import { type Town, towns } from './towns.ts';

const slugOf = (text: string): string => normalizeText(text).replaceAll(' ', '-');

/** Makes each place once: its town and radius are searched among all towns and outcodes. */
function makeOnce<T extends object>(make: (source: T) => Place): (source: T) => Place {
  const made = new WeakMap<T, Place>();
  return (source) => {
    const place = made.get(source) ?? make(source);
    made.set(source, place);
    return place;
  };
}

/** The radius of an outcode reaches into its neighbours. */
const minOutcodeMiles = 1.5;
const postcodeMiles = 0.25;
const measureOutcode = (outcode: Outcode): number => Math.max(minOutcodeMiles, measureSpacing(outcode, 6));

const firstByName = new Map(towns.toReversed().map((town) => [`${town.key}_${town.county}`, town]));
/** Whether a larger town of the county has the name. */
const isRepeated = (town: Town): boolean => firstByName.get(`${town.key}_${town.county}`) !== town;

export const toTownPlace = makeOnce((town: Town): Place => {
  const { name, county, latitude, longitude, miles } = town;
  const code = isRepeated(town) ? findNearestOutcode(town)?.code : undefined;
  const label = name === county ? name : `${name}, ${county}`;
  return {
    id: [slugOf(name), slugOf(county), ...(code ? [code.toLowerCase()] : [])].join('_'),
    kind: 'town',
    name,
    area: county,
    label: code ? `${label} (${code})` : label,
    latitude,
    longitude,
    miles,
    outcodes: findTownOutcodes(town),
  };
});

/** The postcode areas of London alone; a town around London has its own districts. */
const innerLondon = /^(?:EC?|NW?|S[EW]|WC?)\d/;
const minCityMiles = 1.5;
const cities = towns.filter(({ name, miles }) => miles >= minCityMiles && name !== 'London');

/** The city around an outcode whose middle is nearest for its size. */
function findCityAround(outcode: Outcode): Town | undefined {
  let around: Town | undefined;
  let min = 1;
  for (const city of cities) {
    const share = measureMiles(outcode, city) / city.miles;
    if (share <= min) [around, min] = [city, share];
  }
  return around;
}

/** The largest town around an outcode, or the nearest one. */
function findTownAround(outcode: Outcode): Town | undefined {
  let nearest: Town | undefined;
  let min = Infinity;
  for (const town of towns) {
    const miles = measureMiles(outcode, town);
    if (miles <= town.miles) return town;
    if (miles < min) [nearest, min] = [town, miles];
  }
  return nearest;
}

function nameTownOf(outcode: Outcode): string {
  if (innerLondon.test(outcode.code)) return 'London';
  return (findCityAround(outcode) ?? findTownAround(outcode))?.name ?? '';
}

export const toOutcodePlace = makeOnce((outcode: Outcode): Place => {
  const { code, latitude, longitude } = outcode;
  const town = nameTownOf(outcode);
  return {
    id: code.toLowerCase(),
    kind: 'outcode',
    name: code,
    area: town,
    label: `${code}, ${town}`,
    latitude,
    longitude,
    miles: measureOutcode(outcode),
    outcodes: [code],
  };
});

export const toDistrictPlace = makeOnce(({ name, town, outcodes: codes }: District): Place => {
  const found = codes.flatMap((code) => findOutcode(code) ?? []);
  return {
    id: `${slugOf(name)}_${slugOf(town)}`,
    kind: 'district',
    name,
    area: town,
    label: `${name}, ${town}`,
    ...findMiddle(found),
    miles: Math.max(...found.map(measureOutcode)),
    outcodes: codes,
  };
});

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const findMiddle = (found: readonly Outcode[]) => ({
  latitude: middleOf(found.map(({ latitude }) => latitude)),
  longitude: middleOf(found.map(({ longitude }) => longitude)),
});

/** Bristol is a town and the county around it. */
const selfNamed = new Set(towns.filter(({ name, county }) => name === county).map(({ name }) => name));

export function labelArea({ name }: Area): string {
  return selfNamed.has(name) ? `the whole of ${name}` : name;
}

export const toAreaPlace = makeOnce((area: Area): Place => {
  const found = listOutcodesIn(area);
  const middle = findMiddle(found);
  return {
    id: slugOf(area.name),
    kind: area.kind,
    name: area.name,
    label: labelArea(area),
    ...middle,
    miles: Math.max(...found.map((outcode) => measureMiles(outcode, middle))),
    outcodes: found.map(({ code }) => code),
  };
});

/** A full postcode; its position is that of its outcode until it is known. */
export function toPostcodePlace(
  postcode: string,
  position?: { readonly latitude: number; readonly longitude: number },
): Place | undefined {
  const [code = ''] = postcode.split(' ');
  const outcode = findOutcode(code);
  if (!outcode) return undefined;
  if (!position) return toOutcodePlace(outcode);
  return {
    id: postcode.toLowerCase().replace(' ', '-'),
    kind: 'postcode',
    name: postcode,
    area: nameTownOf(outcode),
    label: postcode,
    ...position,
    miles: postcodeMiles,
  };
}

const postcodeId = /^([a-z]{1,2}\d[a-z\d]?)-(\d[a-z]{2})$/;
const outcodeId = /^[a-z]{1,2}\d[a-z\d]?$/;

/** The place of an id; a postcode without its position is its outcode. */
export function findPlace(
  id: string,
  position?: { readonly latitude: number; readonly longitude: number },
): Place | undefined {
  const [, code = '', unit = ''] = postcodeId.exec(id) ?? [];
  if (code) return toPostcodePlace(`${code} ${unit}`.toUpperCase(), position);
  if (outcodeId.test(id)) {
    const outcode = findOutcode(id.toUpperCase());
    return outcode && toOutcodePlace(outcode);
  }
  const [name = '', within] = id.split('_');
  const key = name.replaceAll('-', ' ');
  if (within === undefined) {
    const area = areas.find((one) => normalizeText(one.name) === key);
    return area && toAreaPlace(area);
  }
  const town = towns.find((one) => one.key === key && toTownPlace(one).id === id);
  if (town) return toTownPlace(town);
  const district = districts.find((one) => one.key === key && slugOf(one.town) === within);
  return district && toDistrictPlace(district);
}
