import { accountByEmail } from '../accounts/store.ts';
import type { ApplicationId } from '../../events/vocabulary.ts';
import type { Operations } from '../shared/api.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { originOf } from '../shared/origin.ts';
import { buildStaffActWrite } from '../shared/staff-act.ts';
import { commit } from '../shared/table.ts';
import { approveApplication, declineApplication } from './domain/affiliate.ts';
import { buildAffiliateWrite } from './adapters/affiliate-repository.ts';
import {
  findApplication,
  listApplications,
  buildApplicationWrite,
} from './adapters/application-repository.ts';
import { isActiveAccount } from './domain/active-account.ts';
import { buildCodeWrites } from './adapters/code-repository.ts';
import type { referralRoutes } from './contract.ts';
import type { AffiliateApplication } from './domain/referral.ts';

type StaffReferralRoutes = Pick<
  typeof referralRoutes,
  'applications' | 'approveApplication' | 'declineApplication'
>;

/** @throws 404 for an application that is not there */
async function getApplication(id: ApplicationId): Promise<AffiliateApplication> {
  const found = await findApplication(id);
  if (!found) throw new AppError('not_found', 'There is no such application.');
  return found;
}

/** What staff see and do of applications. */
export const staffOperations: Operations<StaffReferralRoutes> = {
  applications: async ({ query: { status, page, per_page } }) => {
    const all = await listApplications(status);
    const applications = all.slice((page - 1) * per_page, page * per_page);
    return { applications, total: all.length, page, per_page };
  },

  approveApplication: async ({ params: { id }, body: { code, points } }, caller, { ip }) => {
    const before = await getApplication(id);
    const at = now();
    const { application, events } = approveApplication(before, at);
    const person = await accountByEmail(before.email.toLowerCase());
    if (!person || !isActiveAccount(person))
      throw new AppError(
        'conflict',
        'No verified account has this email. Ask them to sign up with it, then approve.',
        { state: 'no_account' },
      );
    const reason = `Code ${code}, ${points} points for each referral`;
    const act = { actorId: caller.id, action: 'affiliate.approve', subject: id, reason, at } as const;
    const affiliate = { userId: person.id, applicationId: id, code, points, approvedAt: at.toISOString() };
    await commit(
      [
        buildApplicationWrite(before, application),
        buildAffiliateWrite(affiliate),
        ...buildCodeWrites(person.id, code, originOf(code, ip)),
        buildStaffActWrite(act),
      ],
      events,
    );
    return application;
  },

  declineApplication: async ({ params: { id }, body: { reason } }, caller) => {
    const before = await getApplication(id);
    const at = now();
    const { application, events } = declineApplication(before, reason, at);
    const act = { actorId: caller.id, action: 'affiliate.decline', subject: id, reason, at } as const;
    await commit([buildApplicationWrite(before, application), buildStaffActWrite(act)], events);
    return application;
  },
};
