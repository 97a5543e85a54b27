import * as z from 'zod';

export const StationKind = z.enum(['rail', 'underground', 'dlr', 'tram', 'metro']);
export type StationKind = z.output<typeof StationKind>;

export const Station = z.object({
  name: z.string(),
  kind: StationKind,
  latitude: z.number(),
  longitude: z.number(),
});
export type Station = z.output<typeof Station>;

const kinds: readonly [RegExp, StationKind][] = [
  [/\bunderground\b/i, 'underground'],
  [/\bdlr\b/i, 'dlr'],
  [/\b(tram|metrolink|supertram|tramlink)\b/i, 'tram'],
];
const suffix =
  /( (rail|railway|underground|dlr|metro|tram))?( station| stop)?( \((tyne and wear metro|manchester metrolink)[^)]*\))?$/i;

/** A station of NaPTAN: `RLY` is a railway station, `MET` one of an underground, a metro or a tramway. */
export function toStation(
  stopType: string,
  commonName: string,
  position: Pick<Station, 'latitude' | 'longitude'>,
): Station | undefined {
  if (stopType !== 'RLY' && stopType !== 'MET') return undefined;
  const kind =
    stopType === 'RLY' ? 'rail' : (kinds.find(([pattern]) => pattern.test(commonName))?.[1] ?? 'metro');
  return { name: commonName.replace(suffix, '').trim() || commonName, kind, ...position };
}
