import { formatDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useEditor } from '../editor.tsx';
import type { HomeRecords } from './api.ts';
import { useHomeRecords } from './use-home-records.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

type Certificate = NonNullable<HomeRecords['energy']['certificate']>;

/** Offers the certificate of the public register while the seller has given no certificate. */
export function EnergyRecord() {
  const { data, change } = useEditor();
  const epc = data.epcCertificate;
  const isOpen = epc?.certificateNumber === undefined && epc?.image === undefined;
  const certificate = useHomeRecords(isOpen)?.energy.certificate;
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
        {fillText(words.theCertificateOfAddressRan, {
          address: certificate.address,
          expiresOn: formatDate(certificate.expiresOn),
        })}
      </p>
    </Notice>
  ) : (
    <Notice live>
      <p>{describeCertificate(certificate)}</p>
      <p className="text-sm text-muted">{words.fromTheRegisterOfEnergy}</p>
      <Button variant="secondary" size="sm" className="mt-1 justify-self-start" onClick={use}>
        {words.textUseThisCertificate}
      </Button>
    </Notice>
  );
}

function describeCertificate({ address, rating, score, expiresOn }: Certificate): string {
  const result = rating === undefined ? '' : `: rating ${rating}${score === undefined ? '' : ` (${score})`}`;
  return fillText(words.weFoundACertificateFor, { address, result, expiresOn: formatDate(expiresOn) });
}
