import { keyFactNames, keyFactTable } from './key-fact-table.ts';
import type { DraftData } from './listing.ts';
import type { WizardStep } from './wizard.ts';

/** A text that the seller wrote: the field that holds it and the step of the wizard that shows the field. */
export interface ListingText {
  readonly field: string;
  readonly step: WizardStep;
  readonly text: string;
}

/** Every public text of a listing, in the order of the wizard. Empty texts are left out. */
export function listTexts(data: DraftData): ListingText[] {
  const { address, keyFacts, images = [], floorPlan, epcCertificate } = data;
  const { leasehold } = keyFacts ?? {};
  const found: readonly (readonly [string, WizardStep, string | undefined])[] = [
    ['houseNo', 1, data.houseNo],
    [
      'address',
      1,
      [address?.line1, address?.line2, address?.town, address?.county].filter(Boolean).join('\n'),
    ],
    ['keyFacts.leasehold', 2, leasehold?.groundRentReview],
    ['keyFacts.leasehold', 2, leasehold?.serviceChargeReview],
    ['description', 3, data.description?.[0].value.mainDescription],
    ['keyFacts.councilTaxBand', 3, keyFacts?.councilTaxReason],
    ...listTextFacts(keyFacts),
    ...images.map(({ alt }, index) => [`images.${index}`, 4, alt] as const),
    ['floorPlan', 5, floorPlan?.alt],
    ['epcCertificate', 6, epcCertificate?.exemptReason],
    ['epcCertificate', 6, epcCertificate?.image?.alt],
  ];
  return found.flatMap(([field, step, text]) => (text ? [{ field, step, text }] : []));
}

const listTextFacts = (keyFacts: DraftData['keyFacts']) =>
  keyFactNames.flatMap((name) => {
    const text = keyFacts?.[name];
    return keyFactTable[name].answer === 'text' && typeof text === 'string'
      ? [[`keyFacts.${name}`, 3, text] as const]
      : [];
  });
