import type { Nation } from '../../../../events/vocabulary.ts';
import { formerAreas } from './former-areas.ts';
import { countyNames, nameCounty } from './outcode-counties.ts';
import { createCodeFilter } from './outcode-lists.ts';
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
  Midlands:
    'Derbyshire|Herefordshire|Leicestershire|Lincolnshire|Northamptonshire|Nottinghamshire|Rutland|Shropshire|Staffordshire|Warwickshire|West Midlands|Worcestershire',
  'Home Counties': 'Berkshire|Buckinghamshire|Essex|Hertfordshire|Kent|Surrey',
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
  Aberdeenshire: ['Aberdeens'],
  Anglesey: ['Isle of Anglesey', 'Ynys Mon'],
  'Argyll and Bute': ['Argyll', 'Argyllshire'],
  Ayrshire: ['Ayrs'],
  Bedfordshire: ['Beds'],
  Berkshire: ['Berks'],
  Brecknockshire: ['Breconshire'],
  'Brecon Beacons': ['Bannau Brycheiniog'],
  Buckinghamshire: ['Bucks'],
  Caernarfonshire: ['Caernarvonshire'],
  Cambridgeshire: ['Cambs'],
  Carmarthenshire: ['Carms', 'Sir Gaerfyrddin', 'Sir Gâr'],
  Ceredigion: ['Cardiganshire'],
  Cheshire: ['Ches'],
  Chilterns: ['The Chilterns', 'Chiltern Hills'],
  Cleveland: ['Teesside'],
  Cornwall: ['Kernow'],
  Cotswolds: ['The Cotswolds', 'Cotswold'],
  'County Durham': ['Durham County'],
  'County Fermanagh': ['Fermanagh'],
  'County Londonderry': ['County Derry', 'Co Derry'],
  'County Tyrone': ['Tyrone'],
  Cumberland: ['Cumb'],
  Denbighshire: ['Sir Ddinbych'],
  Derbyshire: ['Derbys'],
  Devon: ['Devonshire'],
  'Dumfries and Galloway': ['D&G'],
  'East Midlands': ['E Midlands', 'East Mids'],
  'East Sussex': ['E Sussex'],
  'East Yorkshire': ['East Riding of Yorkshire', 'East Riding', 'E Yorkshire', 'E Yorks', 'East Yorks'],
  Fife: ['Kingdom of Fife'],
  Flintshire: ['Flints', 'Sir y Fflint'],
  Glamorgan: ['Glamorganshire', 'Glam', 'Morgannwg'],
  Gloucestershire: ['Glos'],
  Gower: ['Gower Peninsula', 'Gŵyr'],
  'Greater London': ['Gtr London'],
  'Greater Manchester': ['Gtr Manchester', 'G Manchester', 'GM'],
  Hampshire: ['Hants'],
  Herefordshire: ['Herefs', 'Hereford and Worcester'],
  Hertfordshire: ['Herts'],
  Highlands: ['Highland', 'Scottish Highlands', 'The Highlands', 'A’ Ghàidhealtachd'],
  Huntingdonshire: ['Hunts'],
  Islay: ['Isle of Islay'],
  'Isle of Bute': ['Bute'],
  'Isle of Mull': ['Mull'],
  'Isle of Purbeck': ['Purbeck'],
  'Isle of Skye': ['Skye', 'An t-Eilean Sgitheanach'],
  'Isle of Wight': ['IOW', 'I of W', 'Wight'],
  'Isles of Scilly': ['Scilly Isles', 'Scilly'],
  'Lake District': ['The Lakes', 'Lakeland'],
  Lanarkshire: ['Lanarks'],
  Lancashire: ['Lancs'],
  Leicestershire: ['Leics'],
  Lincolnshire: ['Lincs'],
  'Llyn Peninsula': ['Llŷn', 'Llyn', 'Pen Llŷn'],
  Mendips: ['Mendip Hills', 'Mendip'],
  'Mid Glamorgan': ['Mid Glam', 'M Glam'],
  Middlesex: ['Middx', 'Mddx'],
  Midlands: ['The Midlands'],
  Monmouthshire: ['Mon', 'Monm', 'Sir Fynwy'],
  Moray: ['Morayshire', 'Elginshire'],
  'Mourne Mountains': ['The Mournes', 'Mournes'],
  'Norfolk Broads': ['The Broads', 'Broads'],
  'North East England': ['North East', 'The North East'],
  'North Riding': ['North Riding of Yorkshire'],
  'North West England': ['North West', 'The North West'],
  'North Yorkshire': ['N Yorkshire', 'N Yorks', 'North Yorks'],
  Northamptonshire: ['Northants', 'Nhants'],
  'Northern Ireland': ['NI', 'N Ireland', 'Ulster'],
  Northumberland: ['Northd', 'Northumb'],
  Nottinghamshire: ['Notts'],
  Orkney: ['Orkney Islands'],
  Oxfordshire: ['Oxon'],
  'Peak District': ['The Peaks', 'The Peak District'],
  Pembrokeshire: ['Pembs', 'Sir Benfro'],
  Potteries: ['The Potteries'],
  Renfrewshire: ['Renfrews'],
  'Ross-shire': ['Ross and Cromarty'],
  Scotland: ['Alba'],
  'Scottish Borders': ['Borders', 'The Borders'],
  Shetland: ['Shetland Islands', 'Shetlands'],
  Shropshire: ['Salop'],
  Snowdonia: ['Eryri'],
  'South East England': ['South East', 'The South East'],
  'South Glamorgan': ['S Glamorgan', 'South Glam', 'S Glam'],
  'South Wales Valleys': ['The Valleys'],
  'South West England': ['South West', 'West Country', 'The South West'],
  'South Yorkshire': ['S Yorkshire', 'S Yorks', 'South Yorks'],
  Staffordshire: ['Staffs'],
  Stirlingshire: ['Stirlings'],
  'Tyne and Wear': ['Tyneside', 'T&W'],
  'Vale of Glamorgan': ['Bro Morgannwg'],
  Wales: ['Cymru'],
  Warwickshire: ['Warks'],
  'West Glamorgan': ['W Glamorgan', 'West Glam', 'W Glam'],
  'West Midlands': ['W Midlands', 'W Mids', 'West Mids'],
  'West Riding': ['West Riding of Yorkshire'],
  'West Sussex': ['W Sussex'],
  'West Yorkshire': ['W Yorkshire', 'W Yorks', 'West Yorks'],
  'Western Isles': ['Outer Hebrides', 'Na h-Eileanan Siar', 'Eilean Siar'],
  Westmorland: ['Westmorland and Furness'],
  Wiltshire: ['Wilts'],
  Wirral: ['The Wirral'],
  Worcestershire: ['Worcs'],
  Yorkshire: ['Yorks'],
  'Yorkshire Dales': ['The Dales'],
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
