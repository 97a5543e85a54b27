import { ReportAppealDecided, ReportDecided } from '../../../../events/report.ts';
import { now } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findReportCase } from '../../../trust/cases/adapters/report-case-repository.ts';
import { toBlockReason } from '../../../trust/cases/domain/block-reason.ts';
import { toAffectedId } from '../../../trust/cases/domain/report-case.ts';
import { blockPerson, unblockPerson } from '../commands/block-person.ts';

/** Blocks an account that a case decided to block, and takes a block back that an appeal reversed. */
export const handler = subscriber(
  'cases-on-decision-change-block',
  {
    on: [ReportDecided, ReportAppealDecided],
    needs: ['table:write', 'staff-acts:append', 'identity'],
    timeoutSeconds: 30,
  },
  async ({ name, data }) => {
    // Of an act of staff the block came first.
    const blocks =
      name === ReportDecided.name && data.measure === 'block_account' && data.origin === 'report';
    const unblocks = name === ReportAppealDecided.name && data.undone === 'block_account';
    if (!blocks && !unblocks) return;
    const report = await findReportCase(data.caseId);
    const userId = report && toAffectedId(report);
    if (!report?.decision || !userId) return;
    const { decision, appeals } = report;
    const reversal = appeals.findLast(({ outcome }) => outcome === 'reversed');
    // Events may come late: after a reversal the account is not blocked again.
    const isReversed = reversal?.by === 'affected';
    try {
      if (unblocks && reversal?.decidedBy)
        await unblockPerson(userId, `Appeal in ${report.id}`, { id: reversal.decidedBy }, now());
      else if (blocks && !isReversed)
        await blockPerson(
          userId,
          { reason: toBlockReason(decision.ground), words: decision.words },
          { id: decision.by },
          now(),
        );
    } catch (error) {
      // Done before, by staff or by an earlier delivery of this event.
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    }
  },
);
