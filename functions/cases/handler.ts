import { block } from '../moderation/blocking.ts';
import { api } from '../shared/api.ts';
import { admit } from '../shared/caller.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { fileReport } from './commands/file-report.ts';
import { caseRoutes } from './contract.ts';

export const handler = api(caseRoutes, {
  report: async ({ body }, caller, visit) => {
    const time = now();
    if (caller) admit(caller, 'active');
    if (body.type === 'report') return { caseId: await fileReport(body, caller, visit, time) };
    if (!caller || body.userId === undefined)
      throw new AppError('unauthenticated', 'Log in to block a person.');
    const { blockedId, blockedAt } = await block(body.userId, caller, time);
    const blocked = { id: blockedId, blockedAt };
    return body.type === 'block'
      ? { blocked }
      : { caseId: await fileReport(body, caller, visit, time), blocked };
  },
});
