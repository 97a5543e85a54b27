import { OfferFellThrough } from '../../../../events/offer.ts';
import {
  SaleCompleted,
  SaleExchanged,
  SaleMilestoneReached,
  SaleMilestoneUndone,
  SolicitorNamed,
} from '../../../../events/sale.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { removeFallenSale } from '../commands/end-ties.ts';
import { followSale } from '../commands/follow-sale.ts';

/** Reads the present sale, so that a repeat or a late event changes nothing. */
export const handler = subscriber(
  'chains-on-sale-moved',
  {
    on: [
      SolicitorNamed,
      SaleMilestoneReached,
      SaleMilestoneUndone,
      SaleExchanged,
      SaleCompleted,
      OfferFellThrough,
    ],
    needs: ['table:write'],
  },
  async ({ name, data: { offerId } }) =>
    name === OfferFellThrough.name ? removeFallenSale(offerId, now()) : followSale(offerId, now()),
);
