import { env } from '../../kernel/env.ts';
import { daySeconds } from '../../kernel/time.ts';
import { getRegisterText } from '../../home-records/adapters/register-client.ts';
import { type AreaPosition, selectNearest } from '../domain/area-position.ts';
import { type Station, toStation } from '../domain/stations.ts';

/** The file of all stations has some 2 MB. */
const timeoutMs = 9_000;
/** Areas of NaPTAN that hold the railway stations, and the stations of undergrounds, metros and tramways. */
const areas = '910,940';
const reach = 15;
const mostKept = 30;

let national: { readonly stations: readonly Station[]; readonly askedAt: number } | undefined;

/**
 * The stations around the middle of a cell in Great Britain, the nearest first. NaPTAN has no search by place
 * (`https://naptan.api.dft.gov.uk`), so the whole list is kept for a day.
 * @throws RegisterUnavailableError
 */
export async function listStations(middle: AreaPosition, now: Date): Promise<Station[]> {
  const stations = await listAllStations(now.getTime() / 1_000);
  return selectNearest(middle, stations, { most: mostKept, reach }).map(
    ({ miles: _, ...station }) => station,
  );
}

async function listAllStations(now: number): Promise<readonly Station[]> {
  const age = national && now - national.askedAt;
  // A clock that was set back gives a negative age.
  if (national && age !== undefined && age >= 0 && age < daySeconds) return national.stations;
  const url = new URL(`${env('NAPTAN_URL')}/v1/access-nodes`);
  url.searchParams.set('dataFormat', 'csv');
  url.searchParams.set('atcoAreaCodes', areas);
  const stations = readStations(await getRegisterText({ register: 'stations', url, timeoutMs }));
  national = { stations, askedAt: now };
  return stations;
}

/** Stations in use; one that the file has several times counts once. */
function readStations(csv: string): Station[] {
  const [head = [], ...rows] = csv.split(/\r?\n/).map(readCells);
  const column = (name: string) => head.indexOf(name);
  const at = {
    name: column('CommonName'),
    type: column('StopType'),
    status: column('Status'),
    longitude: column('Longitude'),
    latitude: column('Latitude'),
  };
  const found = rows.flatMap((cells) => {
    const position = { latitude: Number(cells[at.latitude]), longitude: Number(cells[at.longitude]) };
    // Both are empty, and so 0, where a record has grid references alone.
    const isInUse = cells[at.status] !== 'inactive' && position.latitude > 0;
    return (isInUse && toStation(cells[at.type] ?? '', cells[at.name] ?? '', position)) || [];
  });
  return [...new Map(found.map((station) => [`${station.kind} ${station.name}`, station])).values()];
}

/** The cells of a line of CSV; one in quotes may hold commas, and doubled quotes. */
const readCells = (line: string): string[] =>
  Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
