import { ImageId } from '../../../../events/vocabulary.ts';
import { findMessage } from '../../../deals/messages/adapters/message-repository.ts';
import { signDocumentLink } from '../../../kernel/data/signed-links.ts';
import { loadImages } from '../../../listings/properties/adapters/image-repository.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findComment } from '../../blog/adapters/comment-repository.ts';
import { listCasesByAffected } from '../adapters/report-case-repository.ts';
import type { ReportDetail } from '../contract.ts';
import { listMeasures } from '../domain/case-changes.ts';
import { toAffectedId, type ReportCase } from '../domain/report-case.ts';
import { toHomeEvidence } from './collect-evidence.ts';
import { loadNames, toSummary } from './list-reports.ts';

const maxEarlierCases = 10;

/** A case as staff see it: the evidence, the same things as they are today, and what else there was about the person. */
export async function loadReportDetail(report: ReportCase): Promise<ReportDetail> {
  const affectedId = toAffectedId(report);
  const home = report.evidence.home && (await findProperty(report.evidence.home.id));
  const [today, pictures, attachments, others, names] = await Promise.all([
    loadToday(report, home),
    loadPictures(report.evidence.home?.pictures ?? [], home),
    Promise.all(
      report.attachments.map(async ({ id, name }) => ({ name, url: (await signDocumentLink(id, name)).url })),
    ),
    affectedId ? listCasesByAffected(affectedId) : [],
    loadNames([report.takenBy, report.decision?.by, report.reporterId, affectedId]),
  ]);
  const { decision, reporterId, email } = report;
  return {
    ...toSummary(report, names),
    details: report.details,
    reporter: report.origin === 'staff_act' ? null : { person: reporterId ? names(reporterId) : null, email },
    affected: affectedId ? names(affectedId) : null,
    propertyId: report.propertyId,
    attachments,
    evidence: report.evidence,
    today,
    measures: [...listMeasures(report)],
    pictures,
    takenAt: report.takenAt,
    hiddenAt: report.hidden?.at,
    hiddenReason: report.hidden?.reason,
    closedAt: report.closedAt,
    decision,
    appeals: report.appeals,
    earlier: others
      .filter(({ id }) => id !== report.id)
      .slice(0, maxEarlierCases)
      .map((other) => toSummary(other, names)),
    createdAt: report.createdAt,
  };
}

/** The pictures of a home when it was reported, and what came since; removed ones are stored for a week. */
async function loadPictures(
  then: readonly string[],
  home: Property | undefined,
): Promise<ReportDetail['pictures']> {
  const now = new Map<string, string>(home?.pictures.map(({ id, url }) => [id, url]));
  const removed = then.filter((id) => !now.has(id)).map((id) => ImageId.parse(id));
  const stored = await loadImages(removed);
  const added = [...now].filter(([id]) => !then.includes(id));
  return [
    ...then.map((id): ReportDetail['pictures'][number] =>
      now.has(id)
        ? { id, url: now.get(id), state: 'kept' }
        : { id, url: stored.get(ImageId.parse(id))?.url, state: 'removed' },
    ),
    ...added.map(([id, url]) => ({ id, url, state: 'added' }) as const),
  ];
}

async function loadToday(
  { evidence, messageId, commentId }: ReportCase,
  home: Property | undefined,
): Promise<ReportDetail['today']> {
  const [message, person, comment] = await Promise.all([
    messageId && findMessage(messageId),
    evidence.person && findAccount(evidence.person.id),
    commentId && findComment(commentId),
  ]);
  return {
    ...(message && {
      message: {
        state: message.removedAt
          ? 'removed'
          : message.withheldAt
            ? 'hidden'
            : message.editedAt
              ? 'edited'
              : 'shown',
        body: message.body,
      },
    }),
    ...(comment && { comment: { state: comment.status, body: comment.body } }),
    ...(home && { home: toHomeEvidence(home) }),
    ...(person &&
      !person.deletedAt && {
        person: {
          id: person.id,
          user_name: person.user_name,
          ...(person.bio && { bio: person.bio }),
          ...(person.avatar && { avatar: person.avatar }),
        },
      }),
  };
}
