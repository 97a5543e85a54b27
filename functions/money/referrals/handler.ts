import { api } from '../../kernel/http/api.ts';
import { listApplications } from './adapters/application-repository.ts';
import { applyAsAffiliate } from './commands/apply-as-affiliate.ts';
import { enterReferralCode } from './commands/attribute-referral.ts';
import { approveAffiliate, declineAffiliate } from './commands/decide-application.ts';
import { redeemPoints } from './commands/redeem-points.ts';
import { referralRoutes } from './contract.ts';
import { loadReferralSummary } from './queries/load-referral-summary.ts';

export const handler = api(referralRoutes, {
  referralCount: (_input, { id }, { ip }) => loadReferralSummary(id, ip),
  createReferral: ({ body }, caller, { ip }) => enterReferralCode(caller, body.referralCode, ip),
  redeemPoints: (_input, { id }) => redeemPoints(id),
  applyAsAffiliate: ({ body }, _caller, { ip }) => applyAsAffiliate(body, ip),

  applications: async ({ query: { status, page, per_page } }) => {
    const all = await listApplications(status);
    const applications = all.slice((page - 1) * per_page, page * per_page);
    return { applications, total: all.length, page, per_page };
  },
  approveApplication: ({ params, body }, { id }, { ip }) => approveAffiliate(params.id, body, { id, ip }),
  declineApplication: ({ params, body }, { id }) => declineAffiliate(params.id, body.reason, id),
});
