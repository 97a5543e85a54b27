import type { DraftFormValues } from '../draft-form-values.ts';
import type { HomeRecords } from './api.ts';

type Certificate = NonNullable<HomeRecords['energy']['certificate']>;
type RegisterValues = Pick<DraftFormValues, 'propertyType' | 'floorAreaSqm' | 'epcCertificate'>;

/** What a certificate says of the fields of a draft; one that ran out proves no rating. */
export function toRegisterValues(certificate: Certificate | undefined): RegisterValues {
  if (!certificate) return {};
  const { propertyType, floorAreaSqm, isExpired } = certificate;
  const { certificateNumber, rating, score, potentialRating, potentialScore } = certificate;
  return {
    propertyType,
    floorAreaSqm,
    ...(!isExpired && {
      epcCertificate: { status: 'found', certificateNumber, rating, score, potentialRating, potentialScore },
    }),
  };
}

/**
 * The change that fills the empty fields of a draft from the certificate of its address, and takes back what the
 * certificate of an earlier address had filled. What the seller typed stays.
 */
export function fillFromRegister(
  data: DraftFormValues,
  earlier: Certificate | undefined,
  found: Certificate | undefined,
): Partial<DraftFormValues> {
  const [before, after] = [toRegisterValues(earlier), toRegisterValues(found)];
  const { propertyType, floorAreaSqm, epcCertificate: epc } = data;
  const isFree = (value: unknown, filled: unknown) => value === undefined || value === filled;
  const isEpcFree = isFree(epc?.certificateNumber, before.epcCertificate?.certificateNumber) && !epc?.image;
  return {
    ...(isFree(propertyType, before.propertyType) && { propertyType: after.propertyType }),
    ...(isFree(floorAreaSqm, before.floorAreaSqm) && { floorAreaSqm: after.floorAreaSqm }),
    ...(isEpcFree && (epc?.status ?? 'found') === 'found' && { epcCertificate: after.epcCertificate }),
  };
}
