import { now } from '../../kernel/clock.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { saveProposal, saveReservationAction } from './commands/change-reservation.ts';
import type { reservationRoutes } from './reservation-contract.ts';

/** The calls of the reservation agreement of a sale. */
export const reservationCalls: Operations<typeof reservationRoutes> = {
  proposeReservation: async ({ params: { offerId }, body: { seenVersion, terms } }, { id: by }) => ({
    version: await saveProposal({ offerId, by, seenVersion, terms }, now()),
  }),

  changeReservation: async ({ params: { offerId }, body: { seenVersion, action } }, { id: by }) => ({
    version: await saveReservationAction({ offerId, by, seenVersion, action }, now()),
  }),
};
