import * as z from 'zod';

/** Types of school in Get Information about Schools by their code; other establishments are left out. */
const schoolTypes: Readonly<Record<string, string>> = {
  '01': 'Community school',
  '02': 'Voluntary aided school',
  '03': 'Voluntary controlled school',
  '05': 'Foundation school',
  '06': 'City technology college',
  '07': 'Special school',
  '08': 'Special school',
  '10': 'Independent special school',
  '11': 'Independent school',
  '12': 'Special school',
  '15': 'Nursery school',
  '28': 'Academy',
  '31': 'Sixth form centre',
  '33': 'Special academy',
  '34': 'Academy',
  '35': 'Free school',
  '36': 'Special free school',
  '39': '16 to 19 free school',
  '40': 'University technical college',
  '41': 'Studio school',
  '44': 'Special academy',
  '45': '16 to 19 academy',
  '46': '16 to 19 academy',
};

/** Codes of schools that pupils attend now: open, and open but proposed to close. */
const openStatuses: ReadonlySet<string> = new Set(['1', '3']);

export const School = z.object({
  /** The number in the register of schools. */
  urn: z.string(),
  name: z.string(),
  type: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type School = z.output<typeof School>;

/** The name of a type by its code; `undefined` for what is not a school that is open. */
export function toSchoolType(code: string, status: string): string | undefined {
  return openStatuses.has(status) ? schoolTypes[code.padStart(2, '0')] : undefined;
}

/** The page of a school in the register. */
export function toSchoolLink(urn: string): string {
  return `https://get-information-schools.service.gov.uk/Establishments/Establishment/Details/${encodeURIComponent(urn)}`;
}
