/**
 * Towns of GeoNames whose code is that of a neighbouring district, as `Grays, Kent`, with their county, where the
 * outcodes around them do not agree on it by themselves.
 */
export const countyCorrections: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Essex: 'Chadwell St Mary, Kent|Grays, Kent',
    'East Sussex': 'Hove, West Sussex',
    'Greater Manchester': 'Bramhall, Cheshire|Golborne, Cheshire|Marple, Cheshire',
    Merseyside: 'Heswall, Cheshire',
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
