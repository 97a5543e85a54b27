import { sendJson, type StandIn } from '@gable/local-cloud/stand-ins';
import { drawNumber, drawOne } from '../seeded-random.ts';

const names = [
  'Ashfield',
  'Beechwood',
  'Brookside',
  'Castle Hill',
  'Churchfields',
  'Elm Grove',
  'Fairfield',
  'Greenway',
  'Hillcrest',
  'Holy Trinity',
  'Kingsmead',
  'Meadowbank',
  'Oakfield',
  'Parkside',
  'Queensway',
  'Riverside',
  'St Anne’s',
  'St John’s',
  'Willow Park',
  'Woodlands',
] as const;
/** Kinds with their codes in the register of schools, as often as they are found. */
const kinds = [
  { ending: 'Primary School', type: '01' },
  { ending: 'Primary School', type: '34' },
  { ending: 'Primary School', type: '01' },
  { ending: 'Church of England Primary School', type: '03' },
  { ending: 'Infant School', type: '01' },
  { ending: 'High School', type: '28' },
  { ending: 'Academy', type: '34' },
  { ending: 'School', type: '11' },
  { ending: 'Nursery School', type: '15' },
  { ending: 'Children’s Centre', type: '47' },
] as const;

/** Schools lie in squares of this many degrees, one at most in each. */
const square = 0.008;
const share = 0.45;
const closedShare = 0.08;
const maxSchools = 500;

interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/**
 * An emulator of the planning data platform: `GET /entity.json?dataset=educational-establishment&geometry=POLYGON((…))`.
 * The schools are made up and stable for each place.
 */
export function openPlanningData(): StandIn {
  return {
    answer: (request, response, url) => {
      if (url.pathname !== '/entity.json' || request.method !== 'GET')
        return sendJson(response, 404, { detail: 'Not found' });
      const box = readBox(url.searchParams.get('geometry') ?? '');
      if (url.searchParams.get('dataset') !== 'educational-establishment' || !box)
        return sendJson(response, 422, { detail: 'The query is not valid' });
      const limit = Math.min(maxSchools, Number(url.searchParams.get('limit') ?? 10));
      const entities = listSchools(box).slice(0, limit);
      sendJson(response, 200, { entities, links: {}, count: entities.length });
    },
  };
}

/** The bounds of a polygon in well-known text. */
function readBox(text: string): Box | undefined {
  const ring = /^POLYGON\s*\(\((.+)\)\)$/.exec(text)?.[1];
  const points = (ring ?? '').split(',').map((point) => point.trim().split(/\s+/).map(Number));
  const longitudes = points.map(([longitude = NaN]) => longitude);
  const latitudes = points.map(([, latitude = NaN]) => latitude);
  if ([...longitudes, ...latitudes].some(Number.isNaN)) return undefined;
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

function listSchools({ west, south, east, north }: Box) {
  const found = [];
  for (let row = Math.ceil(south / square); row * square <= north; row += 1)
    for (let column = Math.ceil(west / square); column * square <= east; column += 1)
      if (drawNumber('school', row, column) < share) found.push(createSchool(row, column));
  return found;
}

function createSchool(row: number, column: number) {
  const { ending, type } = drawOne(kinds, 'kind', row, column);
  const urn = 100_000 + Math.floor(drawNumber('urn', row, column) * 49_000);
  const longitude = (column + drawNumber('east', row, column) * 0.8) * square;
  const latitude = (row + drawNumber('north', row, column) * 0.8) * square;
  return {
    entity: 13_000_000 + urn,
    'entry-date': '2026-09-01',
    'start-date': '1990-09-01',
    'end-date': '',
    name: `${drawOne(names, 'name', row, column)} ${ending}`,
    reference: String(urn),
    prefix: 'educational-establishment',
    dataset: 'educational-establishment',
    typology: 'geography',
    point: `POINT (${longitude.toFixed(6)} ${latitude.toFixed(6)})`,
    'educational-establishment-type': type,
    'educational-establishment-status': drawNumber('status', row, column) < closedShare ? '2' : '1',
  };
}
