import { formatFirstLine } from '../../../../functions/listings/properties/domain/address.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import {
  formatCounted,
  formatArea,
  formatPounds,
  formatQualifier,
  formatTenure,
  formatPropertyType,
} from '../../../lib/format.ts';
import type { WizardStep } from '../steps.ts';

const titles: Readonly<Record<WizardStep, string>> = {
  1: 'Address',
  2: 'Price and size',
  3: 'Description and key facts',
  4: 'Photos',
  5: 'Floor plan and video',
  6: 'Energy certificate',
};

const epcWords = {
  uploaded: 'Uploaded',
  found: 'In the register',
  exempt: 'Exempt',
  ordered: 'Ordered',
} as const;

const summaries: Readonly<Record<WizardStep, (home: PropertyPage) => string>> = {
  1: ({ owner, address, postcode, addressShown }) =>
    `${formatFirstLine(owner?.houseNo ?? '', address.line1)}, ${address.town} ${postcode} · ${addressShown === 'full' ? 'shown in full' : 'street only'}`,
  2: (home) =>
    [
      `${formatQualifier(home.priceQualifier ?? 'none')} ${formatPounds(home.price)}`.trim(),
      formatCounted(home.noOfBedrooms, 'bedroom'),
      formatPropertyType(home.propertyType),
      formatTenure(home.tenure, home.address.nation),
      home.floorAreaSqm !== undefined && formatArea(home.floorAreaSqm),
    ]
      .filter(Boolean)
      .join(' · '),
  3: ({ description }) => description[0].value.mainDescription,
  4: ({ owner }) => {
    const [count, hidden] = [owner?.images.length ?? 0, owner?.hiddenPictures ?? 0];
    return `${formatCounted(count, 'photo')}${hidden > 0 ? `, ${hidden} of them kept for a larger package` : ''}`;
  },
  5: ({ floorPlan, videoUrl, tourUrl }) =>
    [floorPlan && 'Floor plan', videoUrl && 'Video', tourUrl && '360° tour'].filter(Boolean).join(' · ') ||
    'None yet',
  6: ({ epcCertificate }) =>
    epcCertificate
      ? [epcWords[epcCertificate.status], epcCertificate.rating && `Rating ${epcCertificate.rating}`]
          .filter(Boolean)
          .join(' · ')
      : 'None yet',
};

/** A section's name and a one-line summary. */
export function describeSection(step: WizardStep, home: PropertyPage): { title: string; summary: string } {
  return {
    title: titles[step],
    summary: summaries[step](home),
  };
}
