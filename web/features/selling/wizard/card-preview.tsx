import { formatPostcode, isPostcode } from '../../../../events/postcode.ts';
import { formatFirstLine } from '../../../../functions/listings/properties/domain/address.ts';
import { HomeFacts } from '../../../entities/property/card/facts.tsx';
import { formatQualifier, formatTenure, formatPropertyType } from '../../../lib/format.ts';
import { Photo } from '../../../ui/photo.tsx';
import { Price } from '../../../ui/price.tsx';
import type { DraftFormValues } from '../draft-form-values.ts';
import type { Pictures } from '../pictures.ts';

interface Props {
  readonly data: DraftFormValues;
  readonly pictures: Pictures;
}

/** The card as it will appear in a search. */
export function CardPreview({ data, pictures }: Props) {
  const { price, priceQualifier, propertyType, tenure, noOfBedrooms, noOfBathrooms, floorAreaSqm } = data;
  const cover = data.images?.[0];
  return (
    <div className="grid content-start gap-3">
      <Photo
        picture={cover && pictures.get(cover.id)}
        alt={cover?.alt ?? ''}
        sizes="20rem"
        className="rounded-md"
      />
      <div className="grid content-start gap-1">
        {price === undefined ? (
          <p className="text-xl font-bold text-muted">
            {priceQualifier === 'poa' ? formatQualifier('poa') : 'Price'}
          </p>
        ) : (
          <Price amount={price} qualifier={priceQualifier} className="text-xl" />
        )}
        <p className="font-semibold">
          {formatTitle(data)} <span className="font-normal text-muted">{toOutcode(data.postcode)}</span>
        </p>
        {noOfBedrooms !== undefined && noOfBathrooms !== undefined && (
          <HomeFacts home={{ noOfBedrooms, noOfBathrooms, floorAreaSqm }} />
        )}
        <p className="text-sm text-muted">
          {[
            propertyType && formatPropertyType(propertyType),
            tenure && formatTenure(tenure, data.address?.nation),
            data.chainFree && 'No onward chain',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </div>
  );
}

function formatTitle({ houseNo, address, addressShown }: DraftFormValues): string {
  const line1 = address?.line1 ?? '';
  const first = addressShown === 'full' && houseNo && line1 ? formatFirstLine(houseNo, line1) : line1;
  return [first, address?.town].filter(Boolean).join(', ') || 'Street, town';
}
const toOutcode = (postcode = ''): string =>
  isPostcode(postcode) ? (formatPostcode(postcode).split(' ')[0] ?? '') : '';
