import * as z from 'zod';
import { env } from '../../../kernel/env.ts';
import { listRegisterRows } from '../../../kernel/register-client.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { type AreaPosition, selectNearest } from '../domain/area-position.ts';
import { type Station, toStation } from '../domain/stations.ts';

/** The file of all stations has some 2 MB. */
const timeoutMs = 9_000;
/** Areas of NaPTAN that hold the railway stations, and the stations of undergrounds, metros and tramways. */
const areas = '910,940';
const reach = 15;
const maxKept = 30;

let national: { readonly stations: readonly Station[]; readonly askedAt: number } | undefined;

/**
 * The stations around the middle of a cell in Great Britain, the nearest first. NaPTAN has no search by place
 * (`https://naptan.api.dft.gov.uk`), so the whole list is kept for a day.
 * @throws RegisterUnavailableError
 */
export async function listStations(middle: AreaPosition, now: Date): Promise<Station[]> {
  const stations = await listAllStations(now.getTime() / 1_000);
  return selectNearest(middle, stations, { max: maxKept, reach }).map(({ miles: _, ...station }) => station);
}

async function listAllStations(now: number): Promise<readonly Station[]> {
  const age = national && now - national.askedAt;
  // A clock that was set back gives a negative age.
  if (national && age !== undefined && age >= 0 && age < daySeconds) return national.stations;
  const url = new URL(`${env('NAPTAN_URL')}/v1/access-nodes`);
  url.searchParams.set('dataFormat', 'csv');
  url.searchParams.set('atcoAreaCodes', areas);
  const rows = await listRegisterRows({ register: 'stations', url, timeoutMs, schema: StationRow });
  const stations = selectStations(rows);
  national = { stations, askedAt: now };
  return stations;
}

const StationRow = z.object({
  CommonName: z.string(),
  StopType: z.string(),
  Status: z.string(),
  Latitude: z.string(),
  Longitude: z.string(),
});

/** Stations in use; one that the file has several times counts once. */
function selectStations(rows: readonly z.infer<typeof StationRow>[]): Station[] {
  const found = rows.flatMap((row) => {
    const position = { latitude: Number(row.Latitude), longitude: Number(row.Longitude) };
    // Both are empty, and so 0, where a record has grid references alone.
    const isInUse = row.Status !== 'inactive' && position.latitude > 0;
    return (isInUse && toStation(row.StopType, row.CommonName, position)) || [];
  });
  return [...new Map(found.map((station) => [`${station.kind} ${station.name}`, station])).values()];
}
