import type { EpcRating } from '../../../../events/vocabulary.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { formatDate } from '../../../lib/format.ts';
import { PdfLink } from '../../../ui/pdf-link.tsx';
import { PropertySection } from '../section.tsx';
import { EpcBands } from './epc-bands.tsx';

type Epc = NonNullable<PropertyPage['epcCertificate']>;

function describeStatus({ status, exemptReason, orderedOn }: Epc): string | undefined {
  if (status === 'exempt') return `This home needs no certificate${exemptReason ? `: ${exemptReason}` : ''}.`;
  if (status === 'ordered')
    return `The certificate was ordered${orderedOn ? ` on ${formatDate(orderedOn)}` : ''} and will be shown here.`;
  return undefined;
}

const describeRating = (
  name: string,
  rating: EpcRating | undefined,
  score: number | undefined,
): string | undefined => rating && `${name} ${rating}${score === undefined ? '' : ` (${score} of 100)`}`;

/** The energy performance certificate as a chart of bands. */
export function EpcSection({ home }: { readonly home: PropertyPage }) {
  const epc = home.epcCertificate;
  if (!epc) return null;
  const { rating, score, potentialRating, potentialScore, certificateNumber } = epc;
  const reason = describeStatus(epc);
  const certificate = home.epcPicture;
  const words = [
    describeRating('Current rating', rating, score),
    describeRating(rating ? 'potential' : 'Potential', potentialRating, potentialScore),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <PropertySection
      id="energy"
      title="Energy performance"
      {...(words && { lead: `${words}. A better rating means lower bills.` })}
    >
      {rating && (
        <EpcBands
          current={{ rating, score }}
          potential={potentialRating && { rating: potentialRating, score: potentialScore }}
        />
      )}
      {reason && <p>{reason}</p>}
      {!rating && !reason && <p className="text-muted">The rating is on the certificate.</p>}
      <div className="mt-3 flex flex-wrap gap-x-6 text-sm text-muted">
        {certificateNumber && <p className="tabular">{`Certificate ${certificateNumber}`}</p>}
        {certificate?.variants && (
          <a href={certificate.url} target="_blank" rel="noopener" className="link">
            Open the certificate
          </a>
        )}
      </div>
      {certificate && !certificate.variants && (
        <div className="mt-3">
          <PdfLink href={certificate.url} name="Energy certificate" />
        </div>
      )}
    </PropertySection>
  );
}
