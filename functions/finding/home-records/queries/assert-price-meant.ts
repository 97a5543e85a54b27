import type { UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { formatPounds } from '../../../kernel/money.ts';
import type { ListingData } from '../../../listings/properties/domain/listing.ts';
import { doubtFactor, isPriceDoubtful } from '../domain/price-doubt.ts';
import { loadTypicalPrice } from './load-price-guide.ts';

type PricedHome = Partial<
  Pick<ListingData, 'price' | 'confirmedPrice' | 'postcode' | 'propertyType' | 'noOfBedrooms'>
>;

/**
 * Asks for a price once more that is far from what similar homes go for, where the price guide knows any.
 * @throws 422 with the figures until `confirmedPrice` is the price
 */
export async function assertPriceMeant(home: PricedHome, ownerId: UserId, now: Date): Promise<void> {
  const { price, confirmedPrice, postcode, propertyType, noOfBedrooms } = home;
  if (price === undefined || postcode === undefined || confirmedPrice === price) return;
  const typicalPrice = await loadTypicalPrice({ postcode, propertyType, noOfBedrooms }, ownerId, now);
  if (typicalPrice === undefined || !isPriceDoubtful(price, typicalPrice)) return;
  const how = price > typicalPrice ? `more than ${doubtFactor} times` : 'less than a fifth of';
  const text = `${formatPounds(price)} is ${how} what similar homes nearby go for, about ${formatPounds(typicalPrice)}. Type the price once more if you mean it.`;
  throw new AppError('invalid', text, {
    errors: { confirmedPrice: [text] },
    more: { price, typicalPrice },
  });
}
