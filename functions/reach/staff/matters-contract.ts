import * as z from 'zod';
import {
  Nation,
  OfferId,
  OfferStatus,
  PropertyId,
  PropertyStatus,
  UserId,
  ViewingId,
  ViewingStatus,
} from '../../../events/vocabulary.ts';
import { offerEnds } from '../../deals/offers/domain/offer-end.ts';
import { StaffPaymentView } from '../../money/payments/contract.ts';

const deal = {
  propertyId: PropertyId,
  /** Its title, with the house number. */
  home: z.string(),
  buyer: z.object({ id: UserId, user_name: z.string().nullable() }),
};
const StaffOffer = z.object({
  id: OfferId,
  ...deal,
  nation: Nation,
  status: OfferStatus,
  /** How it ended; absent while it is open. */
  end: z.enum(offerEnds).optional(),
  /** Until when its buyer has to confirm it again; absent while nobody asks. */
  reconfirmBy: z.iso.datetime().optional(),
  /** Whole pounds; null while a round keeps it sealed. */
  amount: z.int().nullable(),
  createdAt: z.iso.datetime(),
});
const StaffViewing = z.object({
  id: ViewingId,
  ...deal,
  status: ViewingStatus,
  start: z.iso.datetime(),
});
/** A sale that is under way. */
export const StaffSale = z.object({
  /** Whether the person buys it; otherwise they sell it. */
  isBuyer: z.boolean(),
  propertyId: PropertyId,
  home: deal.home,
  status: PropertyStatus,
  nation: Nation,
});
export type StaffSale = z.output<typeof StaffSale>;
/** What a person and a home have at the desk. */
export const matters = {
  /** The latest of each first, at most twenty; open offers before all others. */
  offers: z.array(StaffOffer),
  viewings: z.array(StaffViewing),
  payments: z.array(StaffPaymentView),
};
