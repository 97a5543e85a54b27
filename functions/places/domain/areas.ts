import type { Nation } from '../../../events/vocabulary.ts';
import { countyNames, nameCounty } from './outcode-counties.ts';
import { type Outcode, outcodes } from './outcodes.ts';

/** An area of many outcodes: a county, or a former county, region or nation. */
export interface Area {
  readonly kind: 'county' | 'region';
  readonly name: string;
  /** Other names that mean the same. */
  readonly aliases: readonly string[];
  readonly has: (outcode: Outcode) => boolean;
}

/** Areas that are several counties. */
const joined: Readonly<Record<string, string>> = {
  Yorkshire: 'East Yorkshire|North Yorkshire|South Yorkshire|West Yorkshire',
  Sussex: 'East Sussex|West Sussex',
  Glamorgan: 'Mid Glamorgan|South Glamorgan|West Glamorgan',
  Dyfed: 'Carmarthenshire|Ceredigion|Pembrokeshire',
  Clwyd: 'Conwy|Denbighshire|Flintshire|Wrexham',
  Lothian: 'East Lothian|Midlothian|West Lothian',
  Tayside: 'Angus|Perth and Kinross',
  Grampian: 'Aberdeenshire|Moray',
  Strathclyde: 'Argyll and Bute|Ayrshire|Dunbartonshire|Glasgow|Lanarkshire|Renfrewshire',
  'South West England': 'Bristol|Cornwall|Devon|Dorset|Gloucestershire|Somerset|Wiltshire',
  'South East England':
    'Berkshire|Buckinghamshire|East Sussex|Hampshire|Isle of Wight|Kent|Oxfordshire|Surrey|West Sussex',
  'East of England': 'Bedfordshire|Cambridgeshire|Essex|Hertfordshire|Norfolk|Suffolk',
  'East Midlands': 'Derbyshire|Leicestershire|Lincolnshire|Northamptonshire|Nottinghamshire|Rutland',
  'North West England': 'Cheshire|Cumbria|Greater Manchester|Lancashire|Merseyside',
  'North East England': 'County Durham|Northumberland|Tyne and Wear',
  'South Wales': 'Gwent|Mid Glamorgan|Monmouthshire|South Glamorgan|West Glamorgan',
  'North Wales': 'Anglesey|Conwy|Denbighshire|Flintshire|Gwynedd|Wrexham',
  'West Wales': 'Carmarthenshire|Ceredigion|Pembrokeshire',
};
/** Former counties, and the two halves of Cumbria, whose borders are those of postcode areas and districts. */
const postal: Readonly<Record<string, RegExp>> = {
  Avon: /^(?:BS\d|BA[1-3]$)/,
  Cleveland: /^TS\d/,
  Cumberland: /^(?:CA(?:[1-8]|1[2-5]|18|19|2[0-8])|LA1[89])$/,
  Humberside: /^(?:HU\d|YO(?:15|16|25)$|DN(?:1[4-9]|2[01]|3\d|4[01])$)/,
  Huntingdonshire: /^PE(?:19|2[6-9])$/,
  Middlesex: /^(?:HA\d|UB\d|EN[1-8]$|TW(?:[1-8]|1[1-9]|20)$)/,
  Westmorland: /^(?:CA(?:9|1[01]|16|17)|LA(?:[7-9]|1[0-7]|2[0-3]))$/,
};
const nations: Readonly<Record<string, Nation>> = {
  England: 'england',
  'Northern Ireland': 'northern_ireland',
  Scotland: 'scotland',
  Wales: 'wales',
};
const aliases: Readonly<Record<string, readonly string[]>> = {
  'County Durham': ['Co Durham'],
  'East Yorkshire': ['East Riding of Yorkshire', 'East Riding'],
  Highlands: ['Highland', 'Scottish Highlands'],
  'North East England': ['North East'],
  'North West England': ['North West'],
  'Scottish Borders': ['Borders'],
  'South East England': ['South East'],
  'South West England': ['South West'],
  'Western Isles': ['Outer Hebrides'],
  Westmorland: ['Westmorland and Furness'],
  Anglesey: ['Isle of Anglesey', 'Ynys Mon'],
  'County Londonderry': ['County Derry'],
};

function isIn(list: string): Area['has'] {
  const counties = new Set(list.split('|'));
  return (outcode) => counties.has(nameCounty(outcode));
}

const toArea = (kind: Area['kind'], name: string, has: Area['has']): Area => ({
  kind,
  name,
  aliases: aliases[name] ?? [],
  has,
});

/** The counties, then the areas that join or cross them. */
export const areas: readonly Area[] = [
  ...countyNames.map((name) => toArea('county', name, isIn(name))),
  ...Object.entries(joined).map(([name, list]) => toArea('region', name, isIn(list))),
  ...Object.entries(postal).map(([name, codes]) => toArea('region', name, ({ code }) => codes.test(code))),
  ...Object.entries(nations).map(([name, nation]) =>
    toArea('region', name, (outcode) => outcode.nation === nation),
  ),
];

export function listOutcodesIn({ has }: Area): readonly Outcode[] {
  return outcodes.filter(has);
}
