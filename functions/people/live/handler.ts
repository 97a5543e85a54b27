import { accountState } from '../../../events/vocabulary.ts';
import { AppError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { issueTicket, ticketSeconds } from './adapters/ticket-repository.ts';
import { liveRoutes } from './contract.ts';

export const handler = api(liveRoutes, {
  liveTicket: async (_input, caller) => {
    if (caller.state === accountState.blocked)
      throw new AppError('account_blocked', 'This account is blocked.');
    // A browser that keeps losing its connection asks about twice a minute.
    await enforceLimit({ key: `live-ticket#${caller.id}`, max: 120, seconds: 600 });
    return { ticket: await issueTicket(caller), expiresIn: ticketSeconds };
  },
});
