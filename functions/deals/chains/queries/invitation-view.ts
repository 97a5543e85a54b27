import type { ChainInvitationView } from '../contract.ts';
import type { ChainInvitation, ChainTie, OutsideSale } from '../domain/chain.ts';
import { loadClientName } from './load-client-name.ts';

/** A tie with the invitation that opened it. */
export type InvitedTie = ChainTie & {
  readonly outside: OutsideSale & { readonly invitation: ChainInvitation };
};

/** What its professional sees: their client, and what was said last. */
export async function toInvitationView({ personId, outside }: InvitedTie): Promise<ChainInvitationView> {
  const { is, phase, completionDate, saidAt, saidBy, invitation } = outside;
  const { role, reference, endsAt } = invitation;
  return {
    client: await loadClientName(personId),
    is,
    role,
    ...(reference !== undefined && { reference }),
    phase,
    ...(completionDate !== undefined && { completionDate }),
    saidAt,
    saidBy,
    endsAt,
  };
}
