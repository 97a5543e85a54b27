import type { StandIn } from '@gable/local-cloud/stand-ins';
import { listPlaces, type PostcodePlace } from '../ideal-postcodes/areas.ts';
import { drawNumber } from '../seeded-random.ts';

/** The columns of NaPTAN's file that readers use, in its order. */
const columns = [
  'ATCOCode',
  'CommonName',
  'Longitude',
  'Latitude',
  'StopType',
  'ModificationDateTime',
  'Status',
] as const;
type Row = Readonly<Record<(typeof columns)[number], string>>;

const parts = ['Central', 'North', 'South', 'West', 'East', 'Parkway'] as const;
/** London has many places of that name, whose stations have names of their own. */
const london = 'London';
const londonNames = [
  'Ashgrove',
  'Bellmoor',
  'Carrow',
  'Dunsfold',
  'Elmhurst',
  'Fernbank',
  'Glebe',
  'Hartley',
] as const;
const londonEndings = ['Broadway', 'Common', 'Cross', 'Green', 'Hill', 'Lane', 'Park', 'Road'] as const;
const railArea = '910';
const metroArea = '940';
const withMetro = new Set([london, 'Manchester', 'Newcastle upon Tyne', 'Glasgow', 'Birmingham']);

/**
 * An emulator of NaPTAN: `GET /v1/access-nodes?dataFormat=csv&atcoAreaCodes=910,940`. Each town of Great Britain has
 * stations in and around it, whose names and places are made up.
 */
export function openNaptan(): StandIn {
  return {
    answer: (request, response, url) => {
      if (url.pathname !== '/v1/access-nodes' || url.searchParams.get('dataFormat') !== 'csv') {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
        return;
      }
      const areas = new Set((url.searchParams.get('atcoAreaCodes') ?? '').split(','));
      const rows = listPlaces()
        .filter(({ country }) => ['England', 'Scotland', 'Wales'].includes(country))
        .flatMap(listStations)
        .filter(({ ATCOCode }) => areas.has(ATCOCode.slice(0, 3)));
      const lines = rows.map((row) => columns.map((column) => toCell(row[column])).join(','));
      response.writeHead(200, { 'content-type': 'text/csv' }).end([columns.join(','), ...lines].join('\r\n'));
    },
  };
}

const toCell = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function listStations(place: PostcodePlace, nth: number): Row[] {
  const isMetro = withMetro.has(place.town);
  const kinds = isMetro ? [railArea, metroArea] : [railArea];
  return kinds.flatMap((area) =>
    parts.map((part, index): Row => {
      const draw = (name: string) => drawNumber(area, place.town, nth, part, name);
      const kilometres = index === 0 ? 0.3 : place.reachKm * (0.3 + draw('far'));
      const bearing = 2 * Math.PI * draw('bearing');
      const parallel = Math.cos((place.latitude * Math.PI) / 180);
      return {
        ATCOCode: `${area === railArea ? '9100' : '9400ZZ'}DEMO${nth}${index}`,
        CommonName: `${nameStation(place, nth, index, area)} ${area === railArea ? 'Rail' : 'Underground'} Station`,
        Longitude: (place.longitude + (kilometres * Math.sin(bearing)) / (111.3 * parallel)).toFixed(6),
        Latitude: (place.latitude + (kilometres * Math.cos(bearing)) / 111.2).toFixed(6),
        StopType: area === railArea ? 'RLY' : 'MET',
        ModificationDateTime: '2026-09-01T00:00:00',
        Status: draw('status') < 0.05 ? 'inactive' : 'active',
      };
    }),
  );
}

function nameStation({ town }: PostcodePlace, nth: number, index: number, area: string): string {
  if (town !== london) return `${town} ${parts[index]}`;
  const name = londonNames[nth % londonNames.length];
  return `${name} ${londonEndings[(index + (area === railArea ? 0 : 3)) % londonEndings.length]}`;
}
