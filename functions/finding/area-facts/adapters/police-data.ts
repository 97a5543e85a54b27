import * as z from 'zod';
import { env } from '../../../kernel/env.ts';
import { getRegisterJson } from '../../../kernel/register-client.ts';
import type { AreaPosition } from '../domain/area-position.ts';
import { type CrimeAnswer, Month, summariseCrimes } from '../domain/crime.ts';

const timeoutMs = 6_000;

const Crimes = z.array(z.object({ category: z.string(), month: Month }));

/**
 * The crimes of the latest published month within a mile of a position in England, Wales or Northern Ireland
 * (`https://data.police.uk/docs/method/crime-street/`).
 * @throws RegisterUnavailableError
 */
export async function loadCrimes({ latitude, longitude }: AreaPosition): Promise<CrimeAnswer> {
  const url = new URL(`${env('POLICE_DATA_URL')}/api/crimes-street/all-crime`);
  url.searchParams.set('lat', String(latitude));
  url.searchParams.set('lng', String(longitude));
  const crimes = (await getRegisterJson({ register: 'crime', url, schema: Crimes, timeoutMs })) ?? [];
  const month = crimes[0]?.month;
  return month === undefined ? {} : { crimes: summariseCrimes(month, crimes) };
}
