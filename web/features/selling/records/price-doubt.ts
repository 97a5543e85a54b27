import { type QueryClient, useQuery } from '@tanstack/react-query';
import { formatPostcode, isPostcode } from '../../../../events/postcode.ts';
import {
  findTypicalPrice,
  isPriceDoubtful,
} from '../../../../functions/finding/home-records/domain/price-doubt.ts';
import type { DraftFormValues, Problems } from '../draft-form-values.ts';
import { type PriceGuide, type PriceGuideKind, priceGuideQuery } from './api.ts';

const mostBedrooms = 50;

/** What the price guide compares a home by; undefined before it has a postcode. */
export function toPriceGuideKind({
  postcode = '',
  propertyType,
  noOfBedrooms,
}: DraftFormValues): PriceGuideKind | undefined {
  if (!isPostcode(postcode)) return undefined;
  return {
    postcode: formatPostcode(postcode),
    ...(propertyType && { property_type: propertyType }),
    ...(noOfBedrooms !== undefined && noOfBedrooms <= mostBedrooms && { bedrooms: noOfBedrooms }),
  };
}

/** What similar homes go for, where the price is far from it. */
function findDoubtedPrice({ price }: DraftFormValues, guide: PriceGuide | undefined): number | undefined {
  const typicalPrice = guide && findTypicalPrice(guide);
  return price !== undefined && isPriceDoubtful(price, typicalPrice) ? typicalPrice : undefined;
}

const toProblems = ({ price, confirmedPrice }: DraftFormValues, isDoubted: boolean): Problems =>
  isDoubted && confirmedPrice !== price ? { confirmedPrice: 'Type the price once more, or change it.' } : {};

/** The question about a price that is far from what similar homes go for, until it is typed once more. */
export function usePriceDoubt(data: DraftFormValues) {
  const kind = toPriceGuideKind(data);
  const { data: guide } = useQuery({
    ...priceGuideQuery(kind ?? { postcode: '' }),
    enabled: kind !== undefined,
  });
  const typicalPrice = kind && findDoubtedPrice(data, guide);
  return { typicalPrice, problems: toProblems(data, typicalPrice !== undefined) };
}

/** The same question with the guide's latest answer; a guide that can't be read asks nothing. */
export async function loadPriceProblems(queries: QueryClient, data: DraftFormValues): Promise<Problems> {
  const kind = toPriceGuideKind(data);
  const guide = kind && (await queries.ensureQueryData(priceGuideQuery(kind)).catch(() => undefined));
  return toProblems(data, findDoubtedPrice(data, guide) !== undefined);
}
