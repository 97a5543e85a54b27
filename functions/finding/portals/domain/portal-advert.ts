import * as z from 'zod';
import { Portal, PortalRefusalSubject } from '../../../../events/portal-vocabulary.ts';
import { PropertyId, UserId } from '../../../../events/vocabulary.ts';

/**
 * - `waiting`: it is to be shown, and was not sent yet or the portal did not answer;
 * - `on`: the portal shows it as it is;
 * - `refused`: the portal refused its present state, and shows an earlier one where `shownSince` is set;
 * - `removing`: it is to be taken off, and the portal did not answer or refused;
 * - `off`: the portal does not show it;
 * - `given_up`: the portal did not answer, or did not take it off, for a day.
 */
export const AdvertState = z.enum(['waiting', 'on', 'refused', 'removing', 'off', 'given_up']);
export type AdvertState = z.output<typeof AdvertState>;

export const PortalRemark = z.object({
  /** The portal's own code. */
  code: z.string(),
  subject: PortalRefusalSubject,
  /** In the portal's words. */
  text: z.string(),
});
export type PortalRemark = z.output<typeof PortalRemark>;

/** One home on one portal. */
export const PortalAdvert = z.object({
  propertyId: PropertyId,
  ownerId: UserId,
  portal: Portal,
  /** The key of the home at the portal; a message with the same one replaces the home there. */
  reference: z.string(),
  state: AdvertState,
  /** Who sends it now: one at a time, so that an older state never arrives after a newer one. */
  lease: z.object({ holder: z.string(), until: z.iso.datetime() }).optional(),
  /** Something changed while it was being sent. */
  again: z.literal(true).optional(),
  /** The target that the portal answered last, as `formatAdvertTarget` writes it. */
  handled: z.string().optional(),
  /** Of the message that the portal took last; the same message is not sent twice. */
  digest: z.string().optional(),
  sentAt: z.iso.datetime().optional(),
  /** Since when the portal shows the home without a break. */
  shownSince: z.iso.datetime().optional(),
  portalId: z.string().optional(),
  url: z.string().optional(),
  refusals: z.array(PortalRemark),
  warnings: z.array(PortalRemark),
  /** Tries without an answer, or without the home coming off. */
  tries: z.int().min(0),
  /** Of the first of these tries. */
  awaySince: z.iso.datetime().optional(),
  nextTryAt: z.iso.datetime().optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int().min(1),
});
export type PortalAdvert = z.output<typeof PortalAdvert>;

/** The key of a home at every portal but in a BLM file, which has room for 20 signs. */
export function toAdvertReference(propertyId: PropertyId): string {
  return propertyId;
}
