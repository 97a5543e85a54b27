import * as z from 'zod';
import { env } from '../../../kernel/env.ts';
import { getRegisterJson } from '../../../kernel/register-client.ts';
import { milesPerDegree } from '../../../people/places/domain/outcodes.ts';
import { type AreaPosition, selectNearest } from '../domain/area-position.ts';
import { School, toSchoolType } from '../domain/schools.ts';

const timeoutMs = 6_000;
/** Miles around the middle of a cell whose schools are asked for, and how many of them are kept. */
const reachMiles = 3;
const maxAsked = 500;
const maxKept = 60;

const code = z.union([z.string(), z.number()]).transform(String);
const Entity = z
  .object({
    reference: code,
    name: z.string().min(1),
    point: z.string(),
    'educational-establishment-type': code,
    'educational-establishment-status': code,
  })
  .transform((entity) => {
    const [, longitude, latitude] = /^POINT\s*\(\s*(-?[\d.]+)\s+(-?[\d.]+)\s*\)$/.exec(entity.point) ?? [];
    return {
      urn: entity.reference,
      name: entity.name,
      type: toSchoolType(
        entity['educational-establishment-type'],
        entity['educational-establishment-status'],
      ),
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  })
  .pipe(School);
const Answer = z.object({ entities: z.array(z.unknown()) });

/**
 * The schools around the middle of a cell in England, the nearest first. The Department for Education offers its
 * register as a file of 60 MB; the planning data platform serves it by area (`https://www.planning.data.gov.uk/docs`).
 * @throws RegisterUnavailableError
 */
export async function listSchools(middle: AreaPosition): Promise<School[]> {
  const url = new URL(`${env('PLANNING_DATA_URL')}/entity.json`);
  url.searchParams.set('dataset', 'educational-establishment');
  url.searchParams.set('geometry', toSquare(middle));
  url.searchParams.set('geometry_relation', 'intersects');
  url.searchParams.set('entries', 'current');
  url.searchParams.set('exclude_field', 'geometry');
  url.searchParams.set('limit', String(maxAsked));
  const answer = await getRegisterJson({ register: 'schools', url, schema: Answer, timeoutMs });
  const schools = (answer?.entities ?? []).flatMap(
    (entity) => School.safeParse(Entity.safeParse(entity).data).data ?? [],
  );
  return selectNearest(middle, schools, { max: maxKept, reach: 2 * reachMiles }).map(
    ({ miles: _, ...school }) => school,
  );
}

const degreesPerMile = 1 / milesPerDegree;

/** A square in well-known text, in longitude and latitude. */
function toSquare({ latitude, longitude }: AreaPosition): string {
  const north = reachMiles * degreesPerMile;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const corners: readonly (readonly [number, number])[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ];
  const points = corners.map(
    ([x, y]) => `${(longitude + x * east).toFixed(5)} ${(latitude + y * north).toFixed(5)}`,
  );
  return `POLYGON((${points.join(',')}))`;
}
