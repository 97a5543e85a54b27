import * as z from 'zod';
import { OfferId } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { Reservation, reservationActions, ReservationTerms } from './domain/reservation.ts';

const fileLinks = {
  /** The file that is signed follows the agreement within seconds; links end after minutes. */
  pdfUrl: z.string().optional(),
  /** The file with the certificate of both signatures. */
  signedPdfUrl: z.string().optional(),
};

/** The reservation agreement of a sale, as a side or its solicitor sees it. */
export const ReservationView = z.object({
  canPropose: z.boolean(),
  /** Whether the reader has to give their full name first. */
  needsName: z.boolean(),
  last: Reservation.pick({
    version: true,
    by: true,
    status: true,
    terms: true,
    wording: true,
    inForceAt: true,
    endAsked: true,
    closed: true,
  })
    .extend({
      /** The last day to answer, to sign, or of the agreement in force. */
      lastDay: z.iso.date().optional(),
      /** When the other side accepted the terms. */
      agreedAt: z.iso.datetime().optional(),
      signed: Reservation.shape.signatures,
      /** As for a memorandum; missing but for an agreement that waits for signatures. */
      signing: z.enum(['open', 'preparing', 'names', 'signed']).optional(),
      /** Until when the side that stayed can contest the reason of the other; missing once it can’t. */
      contestBy: z.iso.date().optional(),
      /** What the reader can do beside proposing terms and signing. */
      can: z.array(z.enum(reservationActions)),
      ...fileLinks,
    })
    .optional(),
  /** Earlier agreements that were in force. */
  earlier: z.array(
    z.object({
      version: z.int(),
      inForceAt: z.iso.datetime(),
      closedAt: z.iso.datetime(),
      ...fileLinks,
    }),
  ),
});

const byOffer = z.object({ offerId: OfferId });
/** The last version that the caller knows, 0 without one. */
const seenVersion = z.int().min(0);
const result = z.object({ version: z.int() });

export const reservationRoutes = defineRoutes({
  proposeReservation: {
    method: 'POST',
    path: '/api/reservation/{offerId}',
    access: 'active',
    summary: 'Propose the terms of a reservation agreement, or other ones in place of the last',
    status: 201,
    params: byOffer,
    body: z.strictObject({ seenVersion, terms: ReservationTerms.strict() }),
    result,
    problems: ['not_found', 'conflict', 'stale'],
  },
  changeReservation: {
    method: 'PUT',
    path: '/api/reservation/{offerId}',
    access: 'active',
    summary: 'Accept or decline a reservation agreement, end it together, or contest the other side’s reason',
    params: byOffer,
    body: z.strictObject({ seenVersion, action: z.enum(reservationActions) }),
    result,
    problems: ['not_found', 'conflict', 'stale'],
  },
});
