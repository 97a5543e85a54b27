import type { CaseId, UserId } from '../../../../events/vocabulary.ts';
import { takePersonNumber } from '../../../kernel/data/counter.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { createSecretKey } from '../../../kernel/data/secret-keys.ts';
import { commit, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { RequestInfo } from '../../../kernel/http/api-event.ts';
import { assertAdmitted, type Caller } from '../../../kernel/http/authentication.ts';
import { toNetwork } from '../../../kernel/http/origin.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { loadImages, buildImageUseWrite } from '../../../listings/properties/adapters/image-repository.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { buildFiledReportWrite } from '../adapters/filed-report-repository.ts';
import { saveCaseWrite } from '../adapters/report-case-repository.ts';
import type { ReportRequest } from '../contract.ts';
import { createReport } from '../domain/file-report.ts';
import { type Evidence, reportsPerDay } from '../domain/report-case.ts';
import { collectEvidence } from '../queries/collect-evidence.ts';

type ReportDetails = Exclude<ReportRequest, { type: 'block' }>;
const field = 'attachments';

/**
 * Files a report with what its reporter saw.
 * @throws 401 for a visitor who reports anything but a home or leaves no address, 404 for what is not there, 429 past the day's number
 */
export async function fileReport(
  details: ReportDetails,
  caller: Caller | undefined,
  visit: RequestInfo,
  now: Date,
): Promise<CaseId> {
  const { userId, propertyId, messageId, commentId, attachments } = details;
  const email = await getReplyAddress(details, caller);
  const evidence = await collectEvidence({ userId, propertyId, messageId, commentId }, caller?.id);
  const writes = await buildFileWrites(attachments, evidence, caller?.id);
  await enforceLimit({
    key: `report#${caller?.id ?? toNetwork(visit.ip)}`,
    max: reportsPerDay,
    seconds: daySeconds,
  });
  const id = newId('cas');
  const { number, write } = await takePersonNumber('C', id);
  const { report, events } = createReport(
    {
      id,
      number,
      reporterId: caller?.id ?? null,
      email,
      category: details.category,
      details: details.details,
      attachments,
      userId: userId ?? authorOf(evidence, messageId),
      propertyId,
      messageId,
      commentId,
      evidence,
      keys: { reporter: createSecretKey(), affected: createSecretKey() },
    },
    now,
  );
  const index = caller ? [buildFiledReportWrite(caller.id, id)] : [];
  await commit([saveCaseWrite(report), write, ...index, ...writes], events);
  return id;
}

async function getReplyAddress(
  { type, email, userId, messageId, commentId }: ReportDetails,
  caller: Caller | undefined,
): Promise<string> {
  if (caller) return (await findAccount(caller.id))?.email ?? '';
  if (type === 'both' || (userId ?? messageId ?? commentId) !== undefined)
    assertAdmitted(undefined, 'active');
  if (!email)
    throw new AppError('invalid', 'Leave an address for our answer.', {
      errors: { email: ['Enter your email address, so that we can answer you.'] },
    });
  return email;
}

const authorOf = ({ messages, comment }: Evidence, messageId: string | undefined): UserId | undefined =>
  comment?.authorId ?? messages.find(({ id }) => id === messageId)?.fromId ?? undefined;

/** Files of the report, which have to be its reporter's, and those of the reported message are kept with the case. */
async function buildFileWrites(
  attachments: ReportDetails['attachments'],
  evidence: Evidence,
  reporterId: UserId | undefined,
): Promise<Write[]> {
  const known = await loadImages(attachments.map(({ id }) => id));
  const usable = attachments.every(({ id }) => {
    const image = known.get(id);
    return image?.ownerId === reporterId && image?.kind === 'document' && image.status === 'ready';
  });
  if (!usable)
    throw new AppError('invalid', 'A file can’t be used.', {
      errors: { [field]: ['One of these files is missing or was refused. Upload it again.'] },
    });
  const owners = new Map([
    ...attachments.flatMap(({ id }) => (reporterId ? [[id, reporterId] as const] : [])),
    ...evidence.messages.flatMap(({ attachments: files, fromId }) =>
      files.flatMap(({ id }) => (fromId ? [[id, fromId] as const] : [])),
    ),
  ]);
  return [...owners].map(([id, owner]) => buildImageUseWrite(id, { kind: 'document', field }, owner));
}
