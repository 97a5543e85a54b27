import { formatDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useEditor } from '../editor.tsx';
import type { HomeRecords } from './api.ts';
import { toRegisterValues } from './register-values.ts';
import { useHomeRecords } from './use-home-records.ts';

type Certificate = NonNullable<HomeRecords['energy']['certificate']>;

/** Where a value of a certificate is from. */
export function describeRegister(isDemo: boolean | undefined): string {
  return isDemo === true ? 'Demo data, not from the EPC register' : 'From the EPC register';
}

/** Offers the certificate of the public register while the seller has given no certificate. */
export function EnergyRecord() {
  const { data, change } = useEditor();
  const epc = data.epcCertificate;
  const isOpen = epc?.certificateNumber === undefined && epc?.image === undefined;
  const { data: records, isLoading } = useHomeRecords(isOpen);
  const { certificate, isDemo } = records?.energy ?? {};
  if (!isOpen) return null;
  // As high as what it becomes, so that the form below stays in its place.
  if (isLoading) return <Skeleton className="h-36" />;
  if (!certificate) return records ? <NoCertificate status={records.energy.status} /> : null;
  const { epcCertificate } = toRegisterValues(certificate);
  const { floorAreaSqm } = certificate;
  const use = () =>
    change({
      epcCertificate,
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
      <p>
        {describeCertificate(certificate)}
        {epc?.status === 'ordered' && ' You don’t need to order one.'}
      </p>
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

function NoCertificate({ status }: { readonly status: HomeRecords['energy']['status'] }) {
  if (status === 'not_covered') return null;
  return (
    <Notice>
      <p>
        {status === 'unavailable'
          ? 'We can’t reach the EPC register right now. If you have a certificate, you can enter it yourself.'
          : 'The EPC register has no certificate for this address. If you have one, it may be under another spelling: enter its number or add it as a file.'}
      </p>
    </Notice>
  );
}

function describeCertificate({ address, rating, score, expiresOn }: Certificate): string {
  const result = rating === undefined ? '' : `: rating ${rating}${score === undefined ? '' : ` (${score})`}`;
  return `We found a certificate for ${address}${result}, valid until ${formatDate(expiresOn)}.`;
}
