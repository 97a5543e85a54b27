import type { reservationRoutes } from '../../../../functions/deals/sales/reservation-contract.ts';
import type { Request } from '../../../../functions/kernel/http/contract.ts';
import { invalidateSales, type Sale } from '../../../entities/sale/api.ts';
import { createClient } from '../../../lib/client.ts';
import { useActionMutation } from '../../../ui/use-action-mutation.ts';

type Routes = typeof reservationRoutes;
export type Agreement = NonNullable<Sale['reservation']>;
export type AgreementVersion = NonNullable<Agreement['last']>;
export type AgreementAction = Request<Routes['changeReservation']>['body']['action'];
export type Terms = AgreementVersion['terms'];

export const reservationApi = createClient<Routes>({
  proposeReservation: 'POST /api/reservation/{offerId}',
  changeReservation: 'PUT /api/reservation/{offerId}',
});

const done: Readonly<Record<AgreementAction, string>> = {
  accept: 'You’ve accepted the terms. Now you can both sign.',
  decline: 'You’ve declined the agreement.',
  take_back: 'You’ve taken your proposal back.',
  ask_end: 'We’ve asked the other side.',
  agree_end: 'The agreement has ended.',
  drop_end: 'The agreement goes on.',
  contest: 'We’ve told the other side that you don’t accept their reason.',
};

/** Says something of the last version of a sale’s agreement. */
export function useAgreementAction({ offerId, reservation }: Sale, onDone: () => void) {
  const step = useActionMutation<AgreementAction>({
    done: (action) => done[action],
    onDone,
    invalidate: invalidateSales,
  });
  const take = (action: AgreementAction) =>
    step.mutate(async () => {
      await reservationApi.changeReservation({
        params: { offerId },
        body: { seenVersion: reservation?.last?.version ?? 0, action },
      });
      return action;
    });
  return { ...step, take };
}
