/**
 * Towns of GeoNames whose code is that of a neighbouring district, as `Grays, Kent`, with their county, where the
 * outcodes around them do not agree on it by themselves.
 */
export const countyCorrections: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Essex: 'Chadwell St Mary, Kent|Grays, Kent',
    'East Sussex': 'Hove, West Sussex',
    'Greater Manchester': 'Bramhall, Cheshire|Golborne, Cheshire|Marple, Cheshire',
    Merseyside: 'Haydock, Cheshire|Heswall, Cheshire',
    'Tyne and Wear': 'Newburn, Northumberland',
    'West Midlands': 'Dorridge, Warwickshire|Kingswinford, Staffordshire|Pelsall, Staffordshire',
    'Dumfries and Galloway': 'Annan, Cumbria|Langholm, Cumbria',
    'Scottish Borders':
      'Chirnside, Northumberland|Duns, Northumberland|Eyemouth, Northumberland|Kelso, Northumberland',
    // South of the Tees, in a district that is north of it otherwise.
    'North Yorkshire': 'Ingleby Barwick, County Durham|Thornaby-on-Tees, County Durham|Yarm, County Durham',
  }).flatMap(([county, list]) => list.split('|').map((town) => [town, county] as const)),
);

/** Towns at a border whose five nearest outcodes are all in the county across it. */
export const borderTowns: ReadonlySet<string> = new Set([
  'Aspley Guise, Bedfordshire',
  'Byram, North Yorkshire',
  'Edgworth, Lancashire',
  'Hagley, Worcestershire',
  'Husborne Crawley, Bedfordshire',
  'Markyate, Hertfordshire',
  'Romsley, Worcestershire',
  'Woburn, Bedfordshire',
  'Yarm, North Yorkshire',
]);

/** Names that people do not use, and those that they use. "Saint" is "St" everywhere. */
const names: Readonly<Record<string, string>> = {
  'Barrow in Furness': 'Barrow-in-Furness',
  'Berwick-Upon-Tweed': 'Berwick-upon-Tweed',
  'Bishops Stortford': 'Bishop’s Stortford',
  Hay: 'Hay-on-Wye',
  'Blairgowrie and Rattray': 'Blairgowrie',
  Cornforth: 'West Cornforth',
  'Ellesmere Port Town': 'Ellesmere Port',
  Highcoems: 'Highclere',
  Hopton: 'Hopton on Sea',
  'Hetton-Le-Hole': 'Hetton-le-Hole',
  'Houghton-Le-Spring': 'Houghton-le-Spring',
  'Kingston upon Hull': 'Hull',
  'Newark on Trent': 'Newark-on-Trent',
  'Newcastle under Lyme': 'Newcastle-under-Lyme',
  'Bidford-on-avon': 'Bidford-on-Avon',
  Rhosllannerchrugog: 'Rhosllanerchrugog',
  'Royal Leamington Spa': 'Leamington Spa',
  'Royal Tunbridge Wells': 'Tunbridge Wells',
  'Saint Peters': 'St Peter’s',
};
export function nameTown(name: string): string {
  return (names[name] ?? name.replaceAll(/\bSaint\b|\bSt\./g, 'St')).replaceAll("'", '’');
}

/** Entries that are no towns: boroughs, islands, which are areas, a retail park and a second Derry. */
export const notTowns: ReadonlySet<string> = new Set([
  'Barra',
  'Basford, Stoke-on-Trent',
  'Benbecula',
  'City of Westminster',
  'Fylde',
  'High Peak',
  'Highland',
  'Isle Of Mull',
  'Isle of Arran',
  'Isle of Bute',
  'Isle of Cumbrae',
  'Isle of Islay',
  'Isle of Lewis',
  'Isle of North Uist',
  'Isle of South Uist',
  'Isles of Scilly',
  'Londonderry County Borough',
  'Mendip',
  'Orkney',
  'Church End, Eversholt',
  'Primrose Place',
  'Saint Andrews Quay',
  'Vincent Square',
  'West End of London',
]);

/** Wards of London and other towns that are called like a street. */
export const streetName = /(?<!\ble[- ]|^)\b(?:Avenue|Road|Street)$/i;

/**
 * About how many people live in towns whose entry has the number of a borough, of several towns or of no town. They decide
 * how far a town reaches, and which of several places of a name is meant.
 */
export const residents: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'Bexleyheath, Greater London': 32_000,
    'Bilston, West Midlands': 34_000,
    'Birkenhead, Merseyside': 89_000,
    'Castlereagh, County Antrim': 10_000,
    'Cottingham, East Yorkshire': 15_000,
    'Darlaston, West Midlands': 28_000,
    'Goring-by-Sea, West Sussex': 22_000,
    'Hay-on-Wye, Powys': 1_600,
    'Heathfield, East Sussex': 7_700,
    'Hessle, East Yorkshire': 14_500,
    'Holmfirth, West Yorkshire': 8_000,
    'Houghton Regis, Bedfordshire': 16_600,
    'Kings Hill, Kent': 7_500,
    'Ilford, Greater London': 80_000,
    'Kingston upon Thames, Greater London': 43_000,
    'Loughton, Shropshire': 100,
    // Fewer live there; it is the one that people mean.
    'St Ives, Cornwall': 19_000,
    'Meikle Earnock, Lanarkshire': 5000,
    'Leigh-on-Sea, Essex': 22_000,
    'Normanton, West Yorkshire': 21_000,
    'Orpington, Greater London': 30_000,
    'Port Talbot, West Glamorgan': 37_000,
    'Richmond, Greater London': 22_000,
    'Rowley Regis, West Midlands': 50_000,
    'Shaw, Greater Manchester': 18_800,
    'Sidcup, Greater London': 30_000,
    'St Leonards-on-Sea, East Sussex': 30_000,
    'Teddington, Greater London': 20_000,
    'Twickenham, Greater London': 50_000,
    'Uxbridge, Greater London': 40_000,
    'Westcliff-on-Sea, Essex': 18_000,
    'Woodley, Berkshire': 35_000,
    'Ystrad Mynach, Gwent': 19_000,
  }),
);
