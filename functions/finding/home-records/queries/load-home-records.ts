import * as z from 'zod';
import type { Nation } from '../../../../events/vocabulary.ts';
import { env } from '../../../kernel/env.ts';
import { toUnavailableOnError } from '../../../kernel/register-client.ts';
import { isStandIn } from '../../../kernel/stand-in.ts';
import { loadTaxList } from '../adapters/council-tax-list.ts';
import { listEnergyEntries, loadEnergyDetails } from '../adapters/energy-register.ts';
import { loadRegisterAnswer } from '../adapters/register-answer-repository.ts';
import { type HomeSign, isRegistered } from '../domain/address-match.ts';
import {
  EnergyDetails,
  EnergyEntry,
  findBand,
  findCertificate,
  type HomeRecords,
  TaxList,
  toEnergyRecord,
} from '../domain/home-records.ts';

const energyRegisterOrigin = 'https://api.get-energy-performance-data.communities.gov.uk';
const councilTaxOrigin = 'https://api.propertydata.co.uk';

export interface RecordedHome extends HomeSign {
  readonly postcode: string;
  readonly nation: Nation;
}

/** The energy certificate and the council tax band of a home, as far as public registers have them. */
export async function loadHomeRecords(home: RecordedHome, now: Date): Promise<HomeRecords> {
  if (!isRegistered(home.nation))
    return { energy: { status: 'not_covered' }, councilTax: { status: 'not_covered' } };
  const [energy, councilTax] = await Promise.all([
    toUnavailableOnError(() => loadEnergy(home, now)),
    toUnavailableOnError(() => loadTax(home, now)),
  ]);
  return { energy, councilTax };
}

/** The certificate that the register has of a home, and whether a stand-in made it up. */
export async function findRegisteredCertificate(home: RecordedHome, now: Date) {
  if (!isRegistered(home.nation)) return undefined;
  const energy = await toUnavailableOnError(() => loadEnergy(home, now));
  if (!('certificate' in energy) || !energy.certificate) return undefined;
  return { ...energy.certificate, isDemo: energy.isDemo ?? false };
}

async function loadEnergy(home: RecordedHome, now: Date): Promise<HomeRecords['energy']> {
  const entries = await loadRegisterAnswer(
    {
      register: 'energy',
      place: home.postcode,
      schema: z.array(EnergyEntry),
      ask: () => listEnergyEntries(home.postcode),
    },
    now,
  );
  const entry = findCertificate(home, entries);
  if (!entry) return { status: 'none' };
  const details = await loadRegisterAnswer(
    {
      register: 'energy_details',
      place: entry.certificateNumber,
      schema: EnergyDetails,
      ask: () => loadEnergyDetails(entry.certificateNumber),
    },
    now,
  );
  return {
    status: 'found',
    certificate: toEnergyRecord(entry, details, now),
    isDemo: isStandIn(env('ENERGY_REGISTER_URL'), energyRegisterOrigin),
  };
}

async function loadTax(home: RecordedHome, now: Date): Promise<HomeRecords['councilTax']> {
  const list = await loadRegisterAnswer(
    {
      register: 'council_tax',
      place: home.postcode,
      schema: TaxList,
      ask: () => loadTaxList(home.postcode),
    },
    now,
  );
  const found = findBand(home, list);
  return found.status === 'found'
    ? { ...found, isDemo: isStandIn(env('COUNCIL_TAX_URL'), councilTaxOrigin) }
    : found;
}
