import type { Nation } from '../../../events/vocabulary.ts';
import { formerAreas } from './former-areas.ts';
import { countyNames, nameCounty } from './outcode-counties.ts';
import { type Outcode, outcodes } from './outcodes.ts';
import { createCodeFilter } from './outcode-lists.ts';

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
  'Mid Wales': 'Ceredigion|Powys',
  'East Anglia': 'Cambridgeshire|Norfolk|Suffolk',
  'Yorkshire and the Humber': 'East Yorkshire|North Yorkshire|South Yorkshire|West Yorkshire',
};
const nations: Readonly<Record<string, Nation>> = {
  England: 'england',
  'Northern Ireland': 'northern_ireland',
  Scotland: 'scotland',
  Wales: 'wales',
};
const aliases: Readonly<Record<string, readonly string[]>> = {
  Anglesey: ['Isle of Anglesey', 'Ynys Mon'],
  'Argyll and Bute': ['Argyll', 'Argyllshire'],
  Brecknockshire: ['Breconshire'],
  Buckinghamshire: ['Bucks'],
  Caernarfonshire: ['Caernarvonshire'],
  Cambridgeshire: ['Cambs'],
  Ceredigion: ['Cardiganshire'],
  Cleveland: ['Teesside'],
  'County Fermanagh': ['Fermanagh'],
  'County Londonderry': ['County Derry', 'Co Derry'],
  'County Tyrone': ['Tyrone'],
  'East Yorkshire': ['East Riding of Yorkshire', 'East Riding'],
  Fife: ['Kingdom of Fife'],
  Glamorgan: ['Glamorganshire'],
  Gloucestershire: ['Glos'],
  Hampshire: ['Hants'],
  Hertfordshire: ['Herts'],
  Highlands: ['Highland', 'Scottish Highlands'],
  'Isle of Bute': ['Bute'],
  'Isle of Mull': ['Mull'],
  'Isle of Skye': ['Skye'],
  'Isles of Scilly': ['Scilly Isles', 'Scilly'],
  Islay: ['Isle of Islay'],
  Lancashire: ['Lancs'],
  Leicestershire: ['Leics'],
  Lincolnshire: ['Lincs'],
  Moray: ['Morayshire', 'Elginshire'],
  'North East England': ['North East'],
  'North Riding': ['North Riding of Yorkshire'],
  'North West England': ['North West'],
  Northamptonshire: ['Northants'],
  Nottinghamshire: ['Notts'],
  Orkney: ['Orkney Islands'],
  Oxfordshire: ['Oxon'],
  'Ross-shire': ['Ross and Cromarty'],
  'Scottish Borders': ['Borders'],
  Shetland: ['Shetland Islands', 'Shetlands'],
  Shropshire: ['Salop'],
  'South East England': ['South East'],
  'South West England': ['South West', 'West Country'],
  Staffordshire: ['Staffs'],
  'Tyne and Wear': ['Tyneside'],
  Warwickshire: ['Warks'],
  'West Riding': ['West Riding of Yorkshire'],
  'Western Isles': ['Outer Hebrides'],
  Westmorland: ['Westmorland and Furness'],
  Wiltshire: ['Wilts'],
  Wirral: ['The Wirral'],
  Worcestershire: ['Worcs'],
  Yorkshire: ['Yorks'],
};

function isIn(list: string): Area['has'] {
  const counties = new Set(list.split('|'));
  return (outcode) => counties.has(nameCounty(outcode));
}

const toArea = (kind: Area['kind'], name: string, has: Area['has']): Area => ({
  kind,
  name,
  aliases: [...(aliases[name] ?? []), ...(name.startsWith('County ') ? [name.replace('County', 'Co')] : [])],
  has,
});

/** The counties, then the areas that join or cross them. */
export const areas: readonly Area[] = [
  ...countyNames.map((name) => toArea('county', name, isIn(name))),
  ...Object.entries(joined).map(([name, list]) => toArea('region', name, isIn(list))),
  ...Object.entries(formerAreas).map(([name, codes]) => toArea('region', name, createCodeFilter(codes))),
  ...Object.entries(nations).map(([name, nation]) =>
    toArea('region', name, (outcode) => outcode.nation === nation),
  ),
];

export function listOutcodesIn({ has }: Area): readonly Outcode[] {
  return outcodes.filter(has);
}
