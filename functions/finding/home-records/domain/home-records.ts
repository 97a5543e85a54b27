import * as z from 'zod';
import { PropertyType } from '../../../../events/vocabulary.ts';
import { dayMs } from '../../../kernel/time.ts';
import { KeyFacts } from '../../../listings/properties/domain/key-facts.ts';
import { Epc, ListingData } from '../../../listings/properties/domain/listing.ts';
import { isSameHome, type HomeSign } from './address-match.ts';
import { RecordStatus } from './record-status.ts';

/** A certificate in the list of a postcode. */
export const EnergyEntry = z.object({
  certificateNumber: z.string().regex(/^\d{4}(-\d{4}){4}$/),
  address: z.string(),
  uprn: z.string().optional(),
  rating: Epc.shape.rating,
  registeredOn: z.iso.date(),
});
export type EnergyEntry = z.output<typeof EnergyEntry>;

/** What a certificate states, as far as a listing shows it. */
export const EnergyDetails = z.object({
  score: Epc.shape.score,
  potentialScore: Epc.shape.potentialScore,
  potentialRating: Epc.shape.potentialRating,
  floorAreaSqm: ListingData.shape.floorAreaSqm.optional(),
  propertyType: PropertyType.optional(),
  /** Bedrooms and living rooms together. */
  habitableRooms: z.int().min(1).max(100).optional(),
});
export type EnergyDetails = z.output<typeof EnergyDetails>;

/** A home in the council tax list of a postcode. */
export const TaxEntry = z.object({ address: z.string(), band: KeyFacts.shape.councilTaxBand.unwrap() });
export const TaxList = z.object({
  entries: z.array(TaxEntry),
  /** The yearly tax of the council by band, in pence. */
  yearlyPence: z.partialRecord(TaxEntry.shape.band, z.int().min(0)),
  year: z.string().optional(),
});
export type TaxList = z.output<typeof TaxList>;

/** The certificate that the register has of the home. */
const EnergyRecord = EnergyEntry.omit({ uprn: true }).extend({
  ...EnergyDetails.shape,
  expiresOn: z.iso.date(),
  isExpired: z.boolean(),
});

export const HomeRecords = z.object({
  energy: z.object({
    status: RecordStatus,
    certificate: EnergyRecord.optional(),
    /** Whether a stand-in of the register made the certificate up; present with it. */
    isDemo: z.boolean().optional(),
  }),
  councilTax: z.object({
    status: RecordStatus,
    band: TaxEntry.shape.band.optional(),
    yearlyPence: z.int().min(0).optional(),
    /** The tax year of the sum. */
    year: z.string().optional(),
    /** Whether a stand-in of the list made the band up; present with it. */
    isDemo: z.boolean().optional(),
  }),
});
export type HomeRecords = z.output<typeof HomeRecords>;

const validYears = 10;

/** The newest certificate of the home: by its UPRN where both sides have one, otherwise by its number or name. */
export function findCertificate(home: HomeSign, entries: readonly EnergyEntry[]): EnergyEntry | undefined {
  const newest = entries.toSorted((one, other) => other.registeredOn.localeCompare(one.registeredOn));
  const uprn = toPlainUprn(home.uprn);
  return (
    (uprn && newest.find((entry) => toPlainUprn(entry.uprn) === uprn)) ||
    newest.find(({ address }) => isSameHome(home.houseNo, address))
  );
}

/** Registers pad a UPRN to twelve digits. */
const toPlainUprn = (uprn: string | undefined): string | undefined => uprn?.replace(/^0+/, '') || undefined;

/** A certificate is valid for ten years from the day on which it was registered. */
export function toEnergyRecord(
  { uprn: _, ...entry }: EnergyEntry,
  details: EnergyDetails,
  now: Date,
): z.output<typeof EnergyRecord> {
  const registered = new Date(entry.registeredOn);
  const end = Date.UTC(
    registered.getUTCFullYear() + validYears,
    registered.getUTCMonth(),
    registered.getUTCDate(),
  );
  const expiresOn = new Date(end - dayMs).toISOString().slice(0, 10);
  return { ...entry, ...details, expiresOn, isExpired: expiresOn < now.toISOString().slice(0, 10) };
}

/** The band of the home, with what the council takes for it; a band that several homes could have is no answer. */
export function findBand(home: HomeSign, { entries, yearlyPence, year }: TaxList): HomeRecords['councilTax'] {
  const bands = new Set(
    entries.filter(({ address }) => isSameHome(home.houseNo, address)).map(({ band }) => band),
  );
  const [band] = bands;
  if (band === undefined || bands.size > 1) return { status: 'none' };
  const sum = yearlyPence[band];
  return { status: 'found', band, ...(sum !== undefined && { yearlyPence: sum, year }) };
}
