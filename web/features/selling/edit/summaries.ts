import { formatFirstLine } from '../../../../functions/properties/domain/address.ts';
import {
  formatCounted,
  formatArea,
  formatPounds,
  formatQualifier,
  formatTenure,
  formatPropertyType,
} from '../../../lib/format.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import type { WizardStep } from '../steps.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

const titles: Readonly<Record<WizardStep, string>> = {
  1: words.address,
  2: words.priceAndSize,
  3: words.descriptionAndKeyFacts,
  4: words.photos,
  5: words.floorPlanAndVideo,
  6: words.energyCertificate,
};

const epcWords = {
  uploaded: words.uploaded,
  found: words.inTheRegister,
  exempt: words.exempt,
  ordered: words.ordered,
} as const;

const summaries: Readonly<Record<WizardStep, (home: PropertyPage) => string>> = {
  1: ({ owner, address, postcode, addressShown }) =>
    `${formatFirstLine(owner?.houseNo ?? '', address.line1)}, ${address.town} ${postcode} · ${addressShown === 'full' ? words.shownInFull : 'street only'}`,
  2: (home) =>
    [
      `${formatQualifier(home.priceQualifier ?? 'none')} ${formatPounds(home.price)}`.trim(),
      formatCounted(home.noOfBedrooms, 'bedroom'),
      formatPropertyType(home.propertyType),
      formatTenure(home.tenure),
      home.floorAreaSqm !== undefined && formatArea(home.floorAreaSqm),
    ]
      .filter(Boolean)
      .join(' · '),
  3: ({ description }) => description[0].value.mainDescription,
  4: ({ owner }) => {
    const [count, hidden] = [owner?.images.length ?? 0, owner?.hiddenPictures ?? 0];
    return `${formatCounted(count, 'photo')}${hidden > 0 ? fillText(words.hiddenOfThemKeptFor, { hidden }) : ''}`;
  },
  5: ({ floorPlan, videoUrl, tourUrl }) =>
    [floorPlan && words.floorPlan, videoUrl && words.video, tourUrl && '360° tour']
      .filter(Boolean)
      .join(' · ') || words.noneYet,
  6: ({ epcCertificate }) =>
    epcCertificate
      ? [
          epcWords[epcCertificate.status],
          epcCertificate.rating && fillText(words.ratingRating, { rating: epcCertificate.rating }),
        ]
          .filter(Boolean)
          .join(' · ')
      : words.noneYet,
};

/** A section's name and a one-line summary. */
export function describeSection(step: WizardStep, home: PropertyPage): { title: string; summary: string } {
  return {
    title: titles[step],
    summary: summaries[step](home),
  };
}
