import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadFloodBand } from '../../functions/finding/area-facts/adapters/flood-risk.ts';
import { listStations } from '../../functions/finding/area-facts/adapters/naptan.ts';
import { listSchools } from '../../functions/finding/area-facts/adapters/planning-data.ts';
import { loadCrimes } from '../../functions/finding/area-facts/adapters/police-data.ts';
import { RegisterUnavailableError } from '../../functions/kernel/register-client.ts';
import { serveOnFreePort } from '../../infra/local-cloud/tests/test-services.ts';

const leeds = { latitude: 53.82, longitude: -1.57 };
const now = new Date('2026-11-21T12:00:00.000Z');

beforeEach(() => void vi.unstubAllEnvs());

/** A source that gives one answer to every request, and the requests that it got. */
async function serveSource(variable: string, body: unknown, status = 200): Promise<URL[]> {
  const asked: URL[] = [];
  const origin = await serveOnFreePort(async (request, response) => {
    asked.push(new URL(request.url ?? '', 'http://source'));
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  vi.stubEnv(variable, origin);
  return asked;
}

describe('listSchools', () => {
  const school = (different: Record<string, unknown>) => ({
    reference: '107833',
    name: 'Oakfield Primary School',
    point: 'POINT (-1.571000 53.821000)',
    'educational-establishment-type': '1',
    'educational-establishment-status': 1,
    ...different,
  });

  test('reads open schools, the nearest first, and leaves out what it cannot read', async () => {
    const asked = await serveSource('PLANNING_DATA_URL', {
      entities: [
        school({ reference: '2', name: 'Further School', point: 'POINT (-1.59 53.84)' }),
        school({}),
        school({ reference: '3', 'educational-establishment-status': '2' }),
        school({ reference: '4', point: '' }),
        { reference: '5' },
      ],
    });
    expect(await listSchools(leeds)).toEqual([
      {
        urn: '107833',
        name: 'Oakfield Primary School',
        type: 'Community school',
        latitude: 53.821,
        longitude: -1.571,
      },
      expect.objectContaining({ urn: '2' }),
    ]);
    expect(asked[0]?.searchParams.get('dataset')).toBe('educational-establishment');
    expect(asked[0]?.searchParams.get('geometry')).toMatch(/^POLYGON\(\(-1\.6\d+ 53\.7\d+,/);
  });
});

describe('listStations', () => {
  test('reads stations in use once from a file that it asks for once a day', async () => {
    const asked = await serveSource(
      'NAPTAN_URL',
      [
        'ATCOCode,CommonName,Longitude,Latitude,StopType,Status',
        '9100A,"Headingley, Upper ""Rail"" Station",-1.5900,53.8200,RLY,active',
        '9100B,Burley Park Rail Station,-1.5770,53.8120,RLY,active',
        '9100C,Burley Park Rail Station,-1.5771,53.8121,RLY,active',
        '9100D,Closed Rail Station,-1.5700,53.8200,RLY,inactive',
        '9100E,Grid Rail Station,,,RLY,active',
        '9100F,Penzance Rail Station,-5.5300,50.1200,RLY,active',
      ].join('\r\n'),
    );
    const stations = await listStations(leeds, now);
    expect(stations.map(({ name }) => name)).toEqual(['Burley Park', 'Headingley, Upper "Rail"']);
    expect(await listStations({ latitude: 50.1, longitude: -5.5 }, now)).toMatchObject([
      { name: 'Penzance' },
    ]);
    expect(asked).toHaveLength(1);
    await listStations(leeds, new Date(now.getTime() + 86_400_000));
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['a page in place of the file', '<!doctype html>\n<p class="sorry">Come back "later"</p>'],
    ['a file without a column that is read', 'ATCOCode,CommonName\n9100A,Leeds Rail Station'],
  ])('refuses %s', async (_, text) => {
    await serveSource('NAPTAN_URL', text);
    const later = new Date(now.getTime() + 3 * 86_400_000);
    await expect(listStations(leeds, later)).rejects.toThrow(RegisterUnavailableError);
  });
});

describe('loadFloodBand', () => {
  test('asks five points and gives the highest risk', async () => {
    const features = [{ properties: { risk_band: 'Medium', other: 1 } }];
    const asked = await serveSource('FLOOD_RISK_URL', { features });
    expect(await loadFloodBand(leeds)).toBe('medium');
    expect(asked).toHaveLength(5);
    expect(asked[0]?.searchParams.get('QUERY_LAYERS')).toBe('rofrs_4band');
  });

  test('takes an empty place on the map for very low, and a missing map for no answer', async () => {
    await serveSource('FLOOD_RISK_URL', { features: [] });
    expect(await loadFloodBand(leeds)).toBe('very_low');
    await serveSource('FLOOD_RISK_URL', {}, 404);
    await expect(loadFloodBand(leeds)).rejects.toThrow(RegisterUnavailableError);
  });
});

describe('loadCrimes', () => {
  test('counts the crimes of the month, and keeps that the police published no crimes', async () => {
    const crime = { category: 'burglary', month: '2026-09', location: {} };
    await serveSource('POLICE_DATA_URL', [crime, crime]);
    expect(await loadCrimes(leeds)).toMatchObject({ crimes: { month: '2026-09', total: 2 } });
    await serveSource('POLICE_DATA_URL', []);
    expect(await loadCrimes(leeds)).toEqual({});
  });
});

describe('a source out of order', () => {
  test.each([
    ['an error', 'Service Unavailable', 503],
    ['a page instead of data', '<html></html>', 200],
    ['another shape', { message: 'ok' }, 200],
  ])('is unavailable with %s', async (_, body, status) => {
    await serveSource('PLANNING_DATA_URL', body, status);
    await serveSource('POLICE_DATA_URL', body, status);
    await serveSource('FLOOD_RISK_URL', body, status);
    for (const load of [listSchools, loadCrimes, loadFloodBand])
      await expect(load(leeds)).rejects.toThrow(RegisterUnavailableError);
  });
});
