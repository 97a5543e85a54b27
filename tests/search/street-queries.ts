import type { Home } from '../../functions/finding/search/index/index.ts';
import { toHomeId } from './arbitraries.ts';

const leeds = { town: 'Leeds', outcode: 'LS6', lat: 53.82, lng: -1.576 };
const york = { town: 'York', outcode: 'YO1', lat: 53.96, lng: -1.08 };
const london = { town: 'London', outcode: 'W1U', lat: 51.52, lng: -0.155 };
const glasgow = { town: 'Glasgow', outcode: 'G12', lat: 55.875, lng: -4.29 };

type Spot = Pick<Home, 'street' | 'town' | 'outcode' | 'lat' | 'lng'>;
const spots: readonly Spot[] = [
  { street: 'Birch Street', ...leeds },
  { street: 'Birch St.', ...leeds },
  { street: 'Birch Street', ...york },
  { street: 'Birchwood Avenue', ...leeds, outcode: 'LS17', lat: 53.85, lng: -1.5 },
  { street: 'St John’s Road', ...york },
  { street: 'Westfield Row', ...leeds },
  { street: 'High Street', ...london },
  { street: 'High Street', ...york },
  { street: 'High Street', ...glasgow },
  { street: 'Great Western Road', ...glasgow },
  { street: 'Bedford Square', ...london, outcode: 'WC1B', lat: 51.519, lng: -0.13 },
  { street: 'Oxford Gardens', ...london },
  { street: 'The Avenue', ...leeds },
  { street: 'Cheapside', ...london },
  { street: 'Rue de l’Église Close', ...york },
  { street: 'Bath Road West', ...leeds },
  // The address says Leeds, and the home is well outside of it
  { street: 'Far Lane', ...leeds, outcode: 'LS22', lat: 53.93, lng: -1.38 },
];

/** Homes for sale, two in the first street under two spellings, and one that only mentions it. */
export const streetHomes: readonly Home[] = [...spots, { street: 'Otley Road', ...leeds }].map(
  (spot, nth) => ({
    ...spot,
    id: toHomeId(nth + 1),
    status: 'live',
    price: 200_000 + nth * 10_000,
    beds: (nth % 4) + 1,
    baths: 1,
    type: 'terraced',
    tenure: 'freehold',
    sqm: 0,
    epc: '',
    councilTax: '',
    flags: [],
    features: [],
    addedAt: nth,
    reducedAt: 0,
    text: `${spot.street}, ${spot.town} ${spot.street === 'Otley Road' ? 'A walk from Birch Street' : 'A home'}`,
  }),
);

const birch = 'Birch Street, Leeds';
const birchYork = 'Birch Street, York';

/** What is typed, and the streets that are offered for it, in order. */
export const typedStreets: readonly (readonly [typed: string, ...streets: readonly string[]])[] = [
  ['Birch St', birch, birchYork],
  ['birch st.', birch, birchYork],
  ['birch', birch, birchYork, 'Birchwood Avenue, Leeds'],
  ['bir', birch, birchYork, 'Birchwood Avenue, Leeds'],
  ['Birch Street', birch, birchYork],
  ['BIRCH STREET', birch, birchYork],
  ['birch street, leeds', birch],
  ['birch street leeds', birch],
  ['birch street lee', birch],
  ['Birch Street, L', birch],
  ['Birch St, York', birchYork],
  ['birch st york', birchYork],
  ['Birch Street LS6', birch],
  ['birch street ls6 3hn', birch],
  ['Birch Street, Leeds LS6', birch],
  ['Birch Street YO1', birchYork],
  ['Birch Street in Leeds', birch],
  ['21 Birch Street', birch, birchYork],
  ['21a birch st', birch, birchYork],
  ['Flat 3, 21 Birch Street, Leeds', birch],
  ['3 bed house Birch Street Leeds', birch],
  ['2 bed birch st', birch, birchYork],
  ['birchw', 'Birchwood Avenue, Leeds'],
  ['Birchwood Ave', 'Birchwood Avenue, Leeds'],
  ['st johns', 'St John’s Road, York'],
  ["St John's Rd", 'St John’s Road, York'],
  ['Saint Johns Road', 'St John’s Road, York'],
  ['westfield', 'Westfield Row, Leeds'],
  ['Westfield Row', 'Westfield Row, Leeds'],
  ['high str', 'High Street, Glasgow', 'High Street, London', 'High Street, York'],
  ['High Street, Lon', 'High Street, London'],
  ['Great West', 'Great Western Road, Glasgow'],
  ['Great Western Rd', 'Great Western Road, Glasgow'],
  ['bedford sq', 'Bedford Square, London'],
  ['Oxford Gdns', 'Oxford Gardens, London'],
  ['the ave', 'The Avenue, Leeds'],
  ['cheaps', 'Cheapside, London'],
  ['rue de l’eglise', 'Rue de l’Église Close, York'],
  ['Bath Road W', 'Bath Road West, Leeds'],
  ['Zebra Street'],
  ['Birch Street, Hull'],
  ['Birch Street HU1'],
  ['bi'],
  ['b'],
  ['Лидс'],
  ['12'],
];

/** What is searched for, and the homes that are found, by their street and outcode. */
export const searchedStreets: readonly (readonly [query: string, ...homes: readonly string[]])[] = [
  ['Birch St', 'Birch Street YO1', 'Birch St. LS6', 'Birch Street LS6'],
  ['birch street leeds', 'Birch St. LS6', 'Birch Street LS6'],
  ['Birch Street, Leeds', 'Birch St. LS6', 'Birch Street LS6'],
  ['Birch St Leeds', 'Birch St. LS6', 'Birch Street LS6'],
  ['Birch Street LS6', 'Birch St. LS6', 'Birch Street LS6'],
  ['Birch Street LS6 3HN', 'Birch St. LS6', 'Birch Street LS6'],
  ['21 Birch Street', 'Birch Street YO1', 'Birch St. LS6', 'Birch Street LS6'],
  ['21 Birch Street, Leeds', 'Birch St. LS6', 'Birch Street LS6'],
  ['2 bed house Birch Street Leeds', 'Birch St. LS6'],
  ['Birch Street York', 'Birch Street YO1'],
  ['Saint John’s Rd', 'St John’s Road YO1'],
  ['st johns road, york', 'St John’s Road YO1'],
  ['Westfield Row', 'Westfield Row LS6'],
  ['High St, London', 'High Street W1U'],
  ['High Street Glasgow', 'High Street G12'],
  ['Great Western Rd', 'Great Western Road G12'],
  ['Bedford Square', 'Bedford Square WC1B'],
  ['Bedford Square, London', 'Bedford Square WC1B'],
  ['1 Oxford Gardens', 'Oxford Gardens W1U'],
  ['oxford gardens', 'Oxford Gardens W1U'],
  ['Oxford Gdns London', 'Oxford Gardens W1U'],
  ['Zebra Street'],
  ['Birch Street, Hull'],
];
