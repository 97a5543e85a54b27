import { formatPropertyStatus } from '../../../../functions/listings/properties/domain/home-status.ts';
import { describeOfferStatus } from '../../../entities/offer/labels.ts';
import type { Enquiry } from '../api.ts';

const enquiryStages: Readonly<Record<Exclude<Enquiry['stage'], 'exchanged'>, string>> = {
  chatting: 'Talking',
  viewing_requested: 'Would like a viewing',
  viewing_booked: 'Viewing booked',
  viewed: 'Has viewed',
  offer_made: 'Made an offer',
  countered: 'Has your counter-offer',
  backup: 'Backup',
  accepted: 'Offer accepted',
  completed: 'Sold to them',
  ended: 'Ended',
};

/** How far the buyer came; an offer that is over says how it ended. */
export function describeEnquiry({ stage, offer }: Pick<Enquiry, 'stage' | 'offer'>): string {
  if (stage === 'exchanged') return formatPropertyStatus('exchanged', offer?.nation);
  return stage === 'ended' && offer ? describeOfferStatus(offer) : enquiryStages[stage];
}
