import type { ApplicationId, UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { assertColleagueActs, buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { commit } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { hashNetwork } from '../../../kernel/http/origin.ts';
import { findAccountByEmail } from '../../../people/accounts/adapters/account-repository.ts';
import { buildAffiliateWrite } from '../adapters/affiliate-repository.ts';
import { buildApplicationWrite, findApplication } from '../adapters/application-repository.ts';
import { buildCodeWrites } from '../adapters/code-repository.ts';
import { type Affiliate, approveApplication, declineApplication } from '../domain/affiliate.ts';
import { isActiveAccount } from '../domain/referral-rules.ts';
import type { AffiliateApplication } from '../domain/referral.ts';

/** The member of staff who decides, and their network. */
interface Decider {
  readonly id: UserId;
  readonly ip: string;
}

/**
 * Makes the applicant an affiliate with the given code and points for each referral.
 * @throws 404 for an unknown application; 409 when it is the own one or decided, no active account has its email, or the code is taken
 */
export async function approveAffiliate(
  id: ApplicationId,
  { code, points }: Pick<Affiliate, 'code' | 'points'>,
  decider: Decider,
): Promise<AffiliateApplication> {
  const before = await getApplication(id);
  const at = now();
  const person = await findAccountByEmail(before.email.toLowerCase());
  const owners = [person?.id];
  assertColleagueActs(decider.id, owners);
  const { application, events } = approveApplication(before, at);
  if (!person || !isActiveAccount(person)) throw createNoAccountError();
  const affiliate = { userId: person.id, applicationId: id, code, points, approvedAt: at.toISOString() };
  const reason = `Code ${code}, ${points} points for each referral`;
  await commit(
    [
      buildApplicationWrite(before, application),
      buildAffiliateWrite(affiliate),
      ...buildCodeWrites(person.id, code, hashNetwork(code, decider.ip)),
      buildStaffActWrite({
        actorId: decider.id,
        action: 'affiliate.approve',
        subject: id,
        reason,
        at,
        owners,
      }),
    ],
    events,
  );
  return application;
}

/** @throws 404 for an unknown application, 409 when it is the own one or already decided */
export async function declineAffiliate(
  id: ApplicationId,
  reason: string,
  actorId: UserId,
): Promise<AffiliateApplication> {
  const before = await getApplication(id);
  const at = now();
  const owners = [(await findAccountByEmail(before.email.toLowerCase()))?.id];
  assertColleagueActs(actorId, owners);
  const { application, events } = declineApplication(before, reason, at);
  await commit(
    [
      buildApplicationWrite(before, application),
      buildStaffActWrite({ actorId, action: 'affiliate.decline', subject: id, reason, at, owners }),
    ],
    events,
  );
  return application;
}

async function getApplication(id: ApplicationId): Promise<AffiliateApplication> {
  const found = await findApplication(id);
  if (!found) throw new AppError('not_found', 'We can’t find that application.');
  return found;
}

const createNoAccountError = (): AppError =>
  new AppError('conflict', 'No verified account has this email. Ask them to sign up with it, then approve.', {
    state: 'no_account',
  });
