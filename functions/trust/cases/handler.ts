import { now } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import { assertAdmitted } from '../../kernel/http/authentication.ts';
import { blockUser } from '../moderation/commands/block-user.ts';
import { fileReport } from './commands/file-report.ts';
import { appealCase, decideCaseAppeal } from './commands/handle-appeal.ts';
import { decideCase, hideReported, takeCase } from './commands/handle-report.ts';
import { openCaseLink } from './commands/open-case-link.ts';
import { getReportCase } from './commands/update-case.ts';
import { caseRoutes } from './contract.ts';
import { listFiledReports } from './queries/list-filed-reports.ts';
import { listReports, listWaitingReports } from './queries/list-reports.ts';
import { getCaseView } from './queries/load-case-view.ts';
import { loadReportDetail } from './queries/load-report.ts';
import { loadTransparency } from './queries/load-transparency.ts';

export const handler = api(caseRoutes, {
  report: async ({ body }, caller, visit) => {
    const time = now();
    if (caller) assertAdmitted(caller, 'active');
    if (body.type === 'report') return { caseId: await fileReport(body, caller, visit, time) };
    if (!caller || body.userId === undefined)
      throw new AppError('unauthenticated', 'Log in to block a person.');
    const { blockedId, blockedAt } = await blockUser(body.userId, caller, time);
    const blocked = { id: blockedId, blockedAt };
    return body.type === 'block'
      ? { blocked }
      : { caseId: await fileReport(body, caller, visit, time), blocked };
  },

  ownReports: ({ query }, { id }) => listFiledReports(id, query, now()),

  case: async ({ params: { id }, query: { key } }, caller, { ip }) =>
    getCaseView(id, await openCaseLink(id, { caller, key, ip }), now()),

  appeal: async ({ params: { id }, body: { key, words } }, caller, { ip }) => {
    const time = now();
    const by = await openCaseLink(id, { caller, key, ip });
    // Before there is anything to see, there is nothing to appeal.
    await getCaseView(id, by, time);
    await appealCase(id, { by, words }, time);
    return getCaseView(id, by, time);
  },

  transparency: async () => {
    const time = now();
    return { months: await loadTransparency(time), at: time.toISOString() };
  },

  staffReports: ({ query: { status, ...page } }) =>
    status === 'waiting' ? listWaitingReports(page) : listReports(status, page),

  staffReport: async ({ params: { id } }) => loadReportDetail(await getReportCase(id)),

  takeReport: async ({ params: { id }, body }, caller) =>
    loadReportDetail(await takeCase({ id, ...body }, caller, now())),

  hideReported: async ({ params: { id }, body }, caller) =>
    loadReportDetail(await hideReported({ id, ...body }, caller, now())),

  decideReport: async ({ params: { id }, body }, caller) =>
    loadReportDetail(await decideCase({ id, ...body }, caller, now())),

  staffAppeals: async ({ query }) => {
    const { reports, ...page } = await listReports('appeal', query);
    return { appeals: reports, ...page };
  },

  decideAppeal: async ({ params: { id }, body }, caller) =>
    loadReportDetail(await decideCaseAppeal({ id, ...body }, caller, now())),
});
