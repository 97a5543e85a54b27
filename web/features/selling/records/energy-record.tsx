import { formatDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useEditor } from '../editor.tsx';
import type { HomeRecords } from './api.ts';
import { useHomeRecords } from './use-home-records.ts';

type Certificate = NonNullable<HomeRecords['energy']['certificate']>;

/** Offers the certificate of the public register while the seller has given no certificate. */
export function EnergyRecord() {
  const { data, change } = useEditor();
  const epc = data.epcCertificate;
  const isOpen = epc?.certificateNumber === undefined && epc?.image === undefined;
  const { certificate, isDemo } = useHomeRecords(isOpen)?.energy ?? {};
  if (!isOpen || !certificate) return null;
  const { certificateNumber, rating, score, potentialRating, potentialScore, floorAreaSqm } = certificate;
  const use = () =>
    change({
      epcCertificate: { status: 'found', certificateNumber, rating, score, potentialRating, potentialScore },
      ...(data.floorAreaSqm === undefined && floorAreaSqm !== undefined && { floorAreaSqm }),
    });
  return certificate.isExpired ? (
    <Notice kind="warning">
      <p>
        The certificate of {certificate.address} ran out on {formatDate(certificate.expiresOn)}. Order a new
        one before you sell.
      </p>
    </Notice>
  ) : (
    <Notice live>
      <p>{describeCertificate(certificate)}</p>
      <p className="text-sm text-muted">
        {isDemo
          ? 'Demo data, not from the register of energy certificates.'
          : 'From the register of energy certificates, under the Open Government Licence v3.0.'}
      </p>
      <Button variant="secondary" size="sm" className="mt-1 justify-self-start" onClick={use}>
        Use this certificate
      </Button>
    </Notice>
  );
}

function describeCertificate({ address, rating, score, expiresOn }: Certificate): string {
  const result = rating === undefined ? '' : `: rating ${rating}${score === undefined ? '' : ` (${score})`}`;
  return `We found a certificate for ${address}${result}, valid until ${formatDate(expiresOn)}.`;
}
