import type { OfferId, UserId } from '../../../events/vocabulary.ts';
import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../kernel/time.ts';
import { untieSale } from './commands/end-ties.ts';
import { endInvitation, inviteProfessional } from './commands/invite-professional.ts';
import { noteOpened } from './commands/note-opened.ts';
import { openChainInvitation } from './commands/open-invitation.ts';
import { sayOutside } from './commands/say-outside.ts';
import { tieSales } from './commands/tie-sales.ts';
import { type ChainView, chainRoutes } from './contract.ts';
import { toChainView } from './domain/chain-view.ts';
import { findTieOfSide } from './domain/chain.ts';
import { findOwnTie } from './queries/find-own-tie.ts';
import { toInvitationView } from './queries/invitation-view.ts';
import { listChoices } from './queries/list-choices.ts';
import { getOwnSale, loadChain } from './queries/load-chain.ts';

async function loadView(offerId: OfferId, reader: UserId, time: Date): Promise<ChainView> {
  const own = await getOwnSale(offerId, reader);
  const loaded = await loadChain(own);
  const tied = loaded.chain && findTieOfSide(loaded.chain, offerId, own.side);
  const choices = tied ? [] : await listChoices(own, reader);
  return toChainView(loaded, { reader, side: own.side, choices }, time);
}

/** What one link may say in a day. */
const saysPerDay = 20;

export const handler = api(chainRoutes, {
  chain: ({ params: { offerId } }, caller) => loadView(offerId, caller.id, now()),

  tieSales: async ({ params: { offerId }, body: { to } }, caller) => {
    const time = now();
    await tieSales({ offerId, personId: caller.id, to }, time);
    return loadView(offerId, caller.id, time);
  },

  untieSales: async ({ params: { offerId } }, caller) => {
    const time = now();
    await untieSale(offerId, caller.id, time);
    return loadView(offerId, caller.id, time);
  },

  sayOutside: async ({ params: { offerId }, body }, caller) => {
    const time = now();
    await sayOutside(await findOwnTie(offerId, caller.id), body, { saidBy: 'person' }, time);
    return loadView(offerId, caller.id, time);
  },

  inviteProfessional: async ({ params: { offerId }, body }, caller) => {
    const time = now();
    await inviteProfessional(offerId, caller.id, body, time);
    return loadView(offerId, caller.id, time);
  },

  endInvitation: async ({ params: { offerId } }, caller) => {
    await endInvitation(offerId, caller.id);
    return loadView(offerId, caller.id, now());
  },

  chainInvitation: async ({ body: { key } }, _caller, { ip }) => {
    const time = now();
    const tie = await openChainInvitation(key, ip, time);
    await noteOpened(tie, time);
    return toInvitationView(tie);
  },

  sayByInvitation: async ({ body: { key, said } }, _caller, { ip }) => {
    const time = now();
    const tie = await openChainInvitation(key, ip, time);
    await enforceLimit({ key: `chain-say#${tie.id}`, max: saysPerDay, seconds: daySeconds });
    const { keyHash } = tie.outside.invitation;
    const after = await sayOutside(tie, said, { saidBy: 'professional', keyHash }, time);
    return { sale: after ? await toInvitationView(await openChainInvitation(key, ip, time)) : null };
  },
});
