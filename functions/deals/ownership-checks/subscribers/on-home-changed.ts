import type { OwnershipLapse } from '../../../../events/ownership-vocabulary.ts';
import { PropertyChanged, PropertyPublished, PropertyStatusChanged } from '../../../../events/property.ts';
import { MemorandumIssued } from '../../../../events/sale.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { findSale } from '../../sales/adapters/sale-repository.ts';
import { lapseCheckOfOtherTitle, lapseUnmarkedCheck } from '../commands/lapse-ownership.ts';

/** Ends the proof of a home that lost its mark, or that is sold under another title number. */
export const handler = subscriber(
  'ownership-checks-on-home-changed',
  {
    on: [PropertyChanged, PropertyPublished, PropertyStatusChanged, MemorandumIssued],
    needs: ['table:write'],
  },
  async ({ name, data }) => {
    const { propertyId } = data;
    if (name === MemorandumIssued.name) {
      const sale = await findSale(data.offerId);
      const titleNumber = sale?.details.titleNumber;
      if (titleNumber) await lapseCheckOfOtherTitle(propertyId, titleNumber, now());
      return;
    }
    const resolveCause = (home: Property) =>
      resolveEnd(home) ?? (name === PropertyPublished.name ? 'off_market' : 'home_changed');
    await lapseUnmarkedCheck(propertyId, resolveCause, now());
  },
);

function resolveEnd({ status, review }: Property): OwnershipLapse | undefined {
  if (status === 'completed') return 'sold';
  if (status === 'removed') return 'removed';
  return review?.holdsAddress === false ? 'address_lost' : undefined;
}
