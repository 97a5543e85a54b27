import type { Nation } from '../../../../events/vocabulary.ts';
import { dayMs } from '../../../kernel/time.ts';
import type { KeyFacts } from './key-facts.ts';
import type { DraftData, Epc } from './listing.ts';
import type { Obstacle } from './views.ts';
import type { WizardStep } from './wizard.ts';

/** The least characters of a description. */
export const minDescriptionLength = 100;
/** Photos above which a property gets far more views. */
export const advisedPhotos = 8;
/** Whether a home of a nation may be on sale while its EPC is on order; one that isn’t known yet may. */
export function canOrderEpc(nation: Nation | undefined): boolean {
  return nation !== 'northern_ireland' && nation !== 'scotland';
}
/** Days within which an ordered EPC must arrive: 7 by law, and 21 more when it was ordered in time. */
const epcOrderDays = 28;

interface ObstacleRule extends Omit<Obstacle, 'step'> {
  readonly step: WizardStep;
  readonly missing: (data: DraftData, now: Date) => boolean;
}
const defineRule = (
  code: string,
  { field, step }: Pick<ObstacleRule, 'field' | 'step'>,
  text: string,
  missing: ObstacleRule['missing'],
): ObstacleRule => ({
  code,
  field,
  step,
  text,
  missing,
});

const obstacleRules: readonly ObstacleRule[] = [
  defineRule(
    'house_number',
    { field: 'houseNo', step: 1 },
    'Add the house name or number.',
    ({ houseNo }) => !houseNo,
  ),
  defineRule('postcode', { field: 'postcode', step: 1 }, 'Add the postcode.', ({ postcode }) => !postcode),
  defineRule('address', { field: 'address', step: 1 }, 'Add the full address.', ({ address }) => !address),
  defineRule('price', { field: 'price', step: 2 }, 'Set a price.', ({ price }) => price === undefined),
  defineRule(
    'property_type',
    { field: 'propertyType', step: 2 },
    'Say what kind of home it is.',
    ({ propertyType }) => !propertyType,
  ),
  defineRule(
    'tenure',
    { field: 'tenure', step: 2 },
    'Say whether you own it outright or by a lease.',
    ({ tenure }) => !tenure,
  ),
  defineRule(
    'bedrooms',
    { field: 'noOfBedrooms', step: 2 },
    'Say how many bedrooms there are.',
    (data) => data.noOfBedrooms === undefined,
  ),
  defineRule(
    'bathrooms',
    { field: 'noOfBathrooms', step: 2 },
    'Say how many bathrooms there are.',
    (data) => data.noOfBathrooms === undefined,
  ),
  defineRule(
    'leasehold',
    { field: 'keyFacts.leasehold', step: 2 },
    'For a leasehold home, add the years left, the ground rent and how it’s reviewed, and the service charge.',
    ({ tenure, keyFacts }) => tenure === 'leasehold' && isLeaseMissing(keyFacts?.leasehold),
  ),
  defineRule(
    'description',
    { field: 'description', step: 3 },
    `Describe the home in at least ${minDescriptionLength} characters.`,
    ({ description }) => (description?.[0].value.mainDescription.length ?? 0) < minDescriptionLength,
  ),
  defineRule(
    'council_tax',
    { field: 'keyFacts.councilTaxBand', step: 3 },
    'Add the council tax band, or say why you don’t know it.',
    ({ address, keyFacts }) => address?.nation !== 'northern_ireland' && isCouncilTaxMissing(keyFacts),
  ),
  defineRule(
    'council_tax_nation',
    { field: 'keyFacts.councilTaxBand', step: 3 },
    'Council tax band I exists in Wales only.',
    ({ address, keyFacts }) => keyFacts?.councilTaxBand === 'I' && address?.nation !== 'wales',
  ),
  defineRule(
    'photos',
    { field: 'images', step: 4 },
    'Add at least one photo.',
    ({ images }) => !images?.length,
  ),
  defineRule(
    'epc',
    { field: 'epcCertificate', step: 6 },
    'Add the energy certificate (EPC), say why it’s exempt, or give the date you ordered it.',
    ({ address, epcCertificate }) => canOrderEpc(address?.nation) && isEpcMissing(epcCertificate),
  ),
  defineRule(
    'epc_order',
    { field: 'epcCertificate.orderedOn', step: 6 },
    `Order the energy certificate before the home goes on sale. It must arrive within ${epcOrderDays} days.`,
    ({ address, epcCertificate }, now) => canOrderEpc(address?.nation) && isEpcOrderLate(epcCertificate, now),
  ),
  defineRule(
    'epc_nation',
    { field: 'epcCertificate', step: 6 },
    'Add the energy certificate (EPC), or say why it’s exempt. In Northern Ireland and Scotland one on order isn’t enough.',
    ({ address, epcCertificate }) =>
      !canOrderEpc(address?.nation) && (epcCertificate?.status === 'ordered' || isEpcMissing(epcCertificate)),
  ),
  defineRule(
    'home_report',
    { field: 'homeReport', step: 6 },
    'In Scotland a home needs its Home Report, or an exemption.',
    ({ address, homeReport }) => address?.nation === 'scotland' && !homeReport,
  ),
  defineRule(
    'owner_declaration',
    { field: 'ownerDeclaration', step: 6 },
    'Confirm that you own this home or are authorised to sell it.',
    ({ ownerDeclaration }) => ownerDeclaration !== true,
  ),
];

const isLeaseMissing = (lease: KeyFacts['leasehold']): boolean =>
  !lease || (lease.groundRentPence > 0 && !lease.groundRentReview);

const isCouncilTaxMissing = (facts: KeyFacts | undefined): boolean =>
  !facts?.councilTaxBand || (facts.councilTaxBand === 'unknown' && !facts.councilTaxReason);

function isEpcMissing(epc: Epc | undefined): boolean {
  if (!epc) return true;
  const proof = {
    uploaded: epc.image,
    found: epc.certificateNumber,
    exempt: epc.exemptReason,
    ordered: epc.orderedOn,
  };
  return !proof[epc.status];
}

function isEpcOrderLate(epc: Epc | undefined, now: Date): boolean {
  if (epc?.status !== 'ordered' || !epc.orderedOn) return false;
  const age = now.getTime() - Date.parse(epc.orderedOn);
  return age < 0 || age > epcOrderDays * dayMs;
}

const toObstacle = ({ code, field, step, text }: ObstacleRule): Obstacle => ({ code, field, step, text });

/** What is missing in the fields of a listing, in the order of the wizard, without a look at its texts. */
export function listFieldObstacles(data: DraftData, now: Date): Obstacle[] {
  return obstacleRules.filter(({ missing }) => missing(data, now)).map(toObstacle);
}

const adviceRules: readonly ObstacleRule[] = [
  defineRule(
    'more_photos',
    { field: 'images', step: 4 },
    `Aim for at least ${advisedPhotos} photos.`,
    ({ images }) => (images?.length ?? 0) < advisedPhotos,
  ),
  defineRule(
    'floor_plan',
    { field: 'floorPlan', step: 5 },
    'Buyers look for a floor plan.',
    ({ floorPlan }) => !floorPlan,
  ),
];

/** Recommendations about the fields of a listing. */
export function listFieldAdvice(data: DraftData, now: Date): Obstacle[] {
  return adviceRules.filter(({ missing }) => missing(data, now)).map(toObstacle);
}
