import type { CaseId, UserId } from '../../events/vocabulary.ts';
import { account } from '../accounts/store.ts';
import { imagesById, usingImage } from '../properties/image-store.ts';
import type { Visit } from '../shared/api.ts';
import { type Caller, admit } from '../shared/caller.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { limit } from '../shared/limit.ts';
import type { Write } from '../shared/table.ts';
import type { Reporting } from './contract.ts';
import { evidenceOf } from './evidence.ts';
import { type Evidence, file, reportsADay } from './report.ts';
import { insertCase } from './report-store.ts';

type Report = Exclude<Reporting, { type: 'block' }>;
const field = 'attachments';

/**
 * Files a report with what its reporter saw.
 * @throws 401 for a visitor who reports anything but a home or leaves no address, 404 for what is not there, 429 past the day's number
 */
export async function report(
  filed: Report,
  caller: Caller | undefined,
  visit: Visit,
  now: Date,
): Promise<CaseId> {
  const { category, details, attachments, userId, propertyId, messageId } = filed;
  const email = await addressOf(filed, caller);
  const evidence = await evidenceOf({ userId, propertyId, messageId }, caller?.id);
  const writes = await keeping(attachments, evidence, caller?.id);
  await limit({ key: `report#${caller?.id ?? visit.ip}`, most: reportsADay, seconds: 86_400 });
  const id = newId('cas');
  const { report: made, events } = file(
    {
      id,
      reporterId: caller?.id ?? null,
      email,
      category,
      details,
      attachments,
      userId: userId ?? writerOf(evidence, messageId),
      propertyId,
      messageId,
      evidence,
    },
    now,
  );
  await insertCase(made, events, writes);
  return id;
}

async function addressOf(
  { type, email, userId, messageId }: Report,
  caller: Caller | undefined,
): Promise<string> {
  if (caller) return (await account(caller.id))?.email ?? '';
  if (type === 'both' || (userId ?? messageId) !== undefined) admit(undefined, 'active');
  if (!email)
    throw new AppError('invalid', 'Leave an address for our answer.', {
      errors: { email: ['Enter your email address, so that we can answer you.'] },
    });
  return email;
}

const writerOf = ({ messages }: Evidence, messageId: string | undefined): UserId | undefined =>
  messages.find(({ id }) => id === messageId)?.fromId ?? undefined;

/** Files of the report, which have to be its reporter's, and those of the reported message are kept with the case. */
async function keeping(
  attachments: Report['attachments'],
  evidence: Evidence,
  reporterId: UserId | undefined,
): Promise<Write[]> {
  const known = await imagesById(attachments.map(({ id }) => id));
  const fine = attachments.every(({ id }) => {
    const image = known.get(id);
    return image?.ownerId === reporterId && image?.kind === 'document' && image.status === 'ready';
  });
  if (!fine)
    throw new AppError('invalid', 'A file can not be used.', {
      errors: { [field]: ['One of these files is not there or was refused. Send it again.'] },
    });
  const kept = [
    ...attachments.flatMap(({ id }) => (reporterId ? [{ id, owner: reporterId }] : [])),
    ...evidence.messages.flatMap(({ attachments: files, fromId }) =>
      files.flatMap(({ id }) => (fromId ? [{ id, owner: fromId }] : [])),
    ),
  ];
  const once = new Map(kept.map((one) => [one.id, one]));
  return [...once.values()].map(({ id, owner }) => usingImage(id, { kind: 'document', field }, owner));
}
