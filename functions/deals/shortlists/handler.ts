import { now } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import { limitGuesses } from '../../kernel/http/guess-limit.ts';
import { toNetwork } from '../../kernel/http/origin.ts';
import { acceptShortlistInvitation } from './commands/accept-shortlist.ts';
import { endSharing } from './commands/end-sharing.ts';
import { inviteToShortlist } from './commands/invite-to-shortlist.ts';
import { changeSharedOpinion } from './commands/save-opinion.ts';
import { shortlistRoutes } from './contract.ts';
import { loadDayPlan } from './queries/load-day-plan.ts';
import { loadSharedHomes } from './queries/load-shared-homes.ts';
import { loadShortlistInvitation } from './queries/load-shortlist-invitation.ts';
import { loadShortlist } from './queries/load-shortlist.ts';

const guesses = { max: 20, seconds: 600 };

export const handler = api(shortlistRoutes, {
  shortlist: (_input, { id }) => loadShortlist(id, now()),

  sharedHomes: async ({ query: { page, per_page } }, { id }) => {
    const homes = await loadSharedHomes(id, now());
    const shown = homes.slice((page - 1) * per_page, page * per_page);
    return { homes: shown, total: homes.length, page, per_page };
  },

  changeOpinion: ({ params: { propertyId }, body }, { id }) =>
    changeSharedOpinion(propertyId, body, id, now()),

  inviteToShortlist: async ({ body: { email } }, { id }) => {
    await inviteToShortlist(email, id, now());
    return loadShortlist(id, now());
  },

  stopSharing: async ({ query: { state } }, { id }) => {
    if (!(await endSharing(id, { cause: 'stopped', seen: state })))
      throw new AppError('not_found', 'You don’t share a shortlist.');
  },

  shortlistInvitation: ({ body: { key } }, caller, { ip }) =>
    limitGuesses({ key: `shortlist-link#${toNetwork(ip)}`, ...guesses }, () =>
      loadShortlistInvitation(key, caller?.id, now()),
    ),

  acceptShortlist: ({ body: { key } }, { id }) =>
    limitGuesses({ key: `shortlist-link#${id}`, ...guesses }, async () => {
      await acceptShortlistInvitation(key, id, now());
      return loadShortlistInvitation(key, id, now());
    }),

  planDay: ({ query: { day, property_ids: propertyIds } }, { id }) =>
    loadDayPlan({ day, propertyIds }, id, now()),
});
