import * as z from 'zod';
import { EpcRating } from '../../../../events/vocabulary.ts';
import { findSecretFields } from '../../../kernel/data/secrets.ts';
import { env } from '../../../kernel/env.ts';
import { getRegisterJson, RegisterUnavailableError } from '../../../kernel/register-client.ts';
import { toPropertyType } from '../domain/dwelling-type.ts';
import { EnergyDetails, EnergyEntry } from '../domain/home-records.ts';

const Secret = z.object({ token: z.string().min(1) });
const timeoutMs = 5_000;
const line = z
  .string()
  .nullish()
  .transform((text) => text?.trim() ?? '');

const Row = z
  .object({
    certificateNumber: z.string(),
    addressLine1: line,
    addressLine2: line,
    addressLine3: line,
    uprn: z.union([z.string(), z.number()]).nullish(),
    currentEnergyEfficiencyBand: EpcRating.nullish().catch(undefined),
    registrationDate: z.string(),
  })
  .transform((row) => ({
    certificateNumber: row.certificateNumber,
    address: [row.addressLine1, row.addressLine2, row.addressLine3].filter(Boolean).join(', '),
    ...(row.uprn && { uprn: String(row.uprn) }),
    ...(row.currentEnergyEfficiencyBand && { rating: row.currentEnergyEfficiencyBand }),
    registeredOn: row.registrationDate.slice(0, 10),
  }))
  .pipe(EnergyEntry);
const SearchAnswer = z.object({ data: z.array(z.unknown()) });

/**
 * The energy certificates of a postcode in England and Wales.
 * @throws RegisterUnavailableError, also while the secret is `unset`
 */
export async function listEnergyEntries(postcode: string): Promise<EnergyEntry[]> {
  const url = new URL(`${env('ENERGY_REGISTER_URL')}/api/domestic/search`);
  url.searchParams.set('postcode', postcode);
  url.searchParams.set('page_size', '1000');
  const answer = await getRegisterJson({
    register: 'energy-register',
    url,
    init: { headers: await createHeaders() },
    schema: SearchAnswer,
    timeoutMs,
  });
  return (answer?.data ?? []).flatMap((row) => Row.safeParse(row).data ?? []);
}

/** A number within its limits, or nothing: old certificates have fields of other shapes. */
const CertificateAnswer = z.object({
  data: z.object({
    energy_rating_current: z.coerce.number().nullish().catch(undefined),
    energy_rating_potential: z.coerce.number().nullish().catch(undefined),
    potential_energy_efficiency_band: z.string().toUpperCase().nullish().catch(undefined),
    total_floor_area: z.coerce.number().nullish().catch(undefined),
    // Text, or text with its language, by the year of the certificate.
    dwelling_type: z
      .union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)])
      .nullish()
      .catch(undefined),
    habitable_room_count: z.coerce.number().nullish().catch(undefined),
  }),
});
const { shape } = EnergyDetails;

/**
 * What one certificate states; empty for a number that the register does not know.
 * @throws RegisterUnavailableError
 */
export async function loadEnergyDetails(certificateNumber: string): Promise<EnergyDetails> {
  const url = new URL(`${env('ENERGY_REGISTER_URL')}/api/certificate`);
  url.searchParams.set('certificate_number', certificateNumber);
  const answer = await getRegisterJson({
    register: 'energy-register',
    url,
    init: { headers: await createHeaders() },
    schema: CertificateAnswer,
    timeoutMs,
  });
  const fields = answer?.data;
  const potentialScore = shape.potentialScore.safeParse(fields?.energy_rating_potential).data;
  return {
    score: shape.score.safeParse(fields?.energy_rating_current).data,
    potentialScore,
    potentialRating:
      shape.potentialRating.safeParse(fields?.potential_energy_efficiency_band).data ??
      (potentialScore === undefined ? undefined : toRating(potentialScore)),
    floorAreaSqm: shape.floorAreaSqm.safeParse(fields?.total_floor_area).data,
    propertyType: toPropertyType(fields?.dwelling_type ?? ''),
    habitableRooms: shape.habitableRooms.safeParse(fields?.habitable_room_count).data,
  };
}

const lowestScores = { A: 92, B: 81, C: 69, D: 55, E: 39, F: 21, G: 1 } as const;
const ratings = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
const toRating = (score: number) => ratings.find((rating) => score >= lowestScores[rating]);

async function createHeaders(): Promise<Record<string, string>> {
  const secret = await findSecretFields(env('ENERGY_REGISTER_SECRET_ARN'), Secret);
  if (!secret) throw new RegisterUnavailableError();
  return { accept: 'application/json', authorization: `Bearer ${secret.token}` };
}
