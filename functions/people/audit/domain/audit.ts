import * as z from 'zod';
import type { Envelope, EventType } from '../../../../events/define.ts';
import * as jointOwner from '../../../../events/joint-owner.ts';
import * as listingReview from '../../../../events/listing-review.ts';
import { MessageEdited, MessageRemoved } from '../../../../events/message.ts';
import * as offer from '../../../../events/offer.ts';
import * as ownership from '../../../../events/ownership.ts';
import * as listingPackage from '../../../../events/package.ts';
import * as payment from '../../../../events/payment.ts';
import * as portal from '../../../../events/portal.ts';
import * as property from '../../../../events/property.ts';
import * as sale from '../../../../events/sale.ts';
import * as scottishHome from '../../../../events/scottish-home.ts';
import * as viewing from '../../../../events/viewing.ts';
import { PropertyId } from '../../../../events/vocabulary.ts';

/**
 * One entry of a property's audit trail: the event, its time and its actor. It is written once and never
 * changed.
 */
export const AuditEntry = z.object({
  propertyId: PropertyId,
  eventId: z.string(),
  name: z.string(),
  at: z.iso.datetime(),
  /** The user who acted; null for the scheduler and the system. */
  actor: z.string().nullable(),
  /** The API key of the actor that did it for them. */
  apiKey: z.string().optional(),
  correlationId: z.string(),
  /** The event's ids, amounts, dates and states. */
  facts: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.output<typeof AuditEntry>;

/** Events that do not belong to a sale: drafts are private, refreshed projections are noise. */
const unauditedEvents: readonly EventType[] = [
  property.DraftCreated,
  property.DraftUpdated,
  property.DraftDeleted,
  property.DraftReminderDue,
  property.DraftReminded,
  property.PropertyChanged,
  // Events of the scheduler; their consequences have events of their own.
  ownership.OwnershipTryDue,
  portal.PortalTryDue,
  portal.PortalSendDue,
  portal.PortalSendRequested,
  listingReview.AddressChallengeDue,
  viewing.ViewingReminderDue,
  viewing.ViewingHoldDue,
  offer.OfferExpiryDue,
  offer.BestAndFinalDue,
  scottishHome.HomeReportAnswerDue,
  // Events without a property: the payments group stores webhook events, receipts and the ledger itself.
  payment.PaymentReported,
  payment.ReceiptIssued,
  payment.LedgerDiffers,
];

/** Events that concern a sale. Messages are stored elsewhere; here only their changes are recorded. */
export const auditedEvents: readonly EventType[] = [
  ...Object.values(property),
  ...Object.values(listingReview),
  ...Object.values(jointOwner),
  ...Object.values(ownership),
  ...Object.values(portal),
  ...Object.values(viewing),
  ...Object.values(offer),
  ...Object.values(scottishHome),
  ...Object.values(sale),
  ...Object.values(listingPackage),
  ...Object.values(payment),
  MessageEdited,
  MessageRemoved,
].filter((type) => !unauditedEvents.includes(type));

const PropertyEvent = z.looseObject({ propertyId: PropertyId });

/** The audit entry of an event. Reasons are free text by users and are left out. */
export function toAuditEntry(
  name: string,
  data: unknown,
  { id, time, actor, apiKey, correlationId }: Envelope,
): AuditEntry {
  const { propertyId, reason: _, ...facts } = PropertyEvent.parse(data);
  return { propertyId, eventId: id, name, at: time, actor, apiKey, correlationId, facts };
}
