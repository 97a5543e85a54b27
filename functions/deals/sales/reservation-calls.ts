import { now } from '../../kernel/clock.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { saveProposal, saveReservationAction } from './commands/change-reservation.ts';
import type { reservationRoutes } from './reservation-contract.ts';

/** The calls of the reservation agreement of a sale. */
export const reservationCalls: Operations<typeof reservationRoutes> = {
  proposeReservation: async ({ params: { offerId }, body: { seen, terms } }, { id: by }) => ({
    version: await saveProposal({ offerId, by, seen, terms }, now()),
  }),

  changeReservation: async ({ params: { offerId }, body: { seen, action } }, { id: by }) => ({
    version: await saveReservationAction({ offerId, by, seen, action }, now()),
  }),
};
