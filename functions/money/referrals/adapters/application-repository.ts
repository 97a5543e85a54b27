import { AffiliateApplied } from '../../../../events/referral.ts';
import type { ApplicationId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import {
  widenToString,
  defineRow,
  indexKey,
  number,
  optionalNumber,
  rowKey,
  text,
} from '../../../kernel/data/row.ts';
import { commit, buildPut, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { daySeconds, toUnixSeconds, yearSeconds } from '../../../kernel/time.ts';
import { AffiliateApplication, AffiliateApplicationStatus } from '../domain/referral.ts';

const applications = defineDocumentEntity('affiliate-application', AffiliateApplication, {
  columns: {
    id: text,
    status: text,
    /** When the table deletes an application that was answered. */
    expiresAt: optionalNumber,
    application: documentColumn,
  },
  derive: (application) => ({ expiresAt: computeExpiry(application) }),
  indexes: {
    byId: rowKey('id'),
    /** The staff's queue. */
    byStatus: indexKey('gsi1', 'status', 'id'),
  },
});

/** Seconds for which an application is kept after its answer. */
const answeredSeconds = 2 * yearSeconds;
function computeExpiry({ decidedAt }: AffiliateApplication): number | undefined {
  return decidedAt === undefined ? undefined : toUnixSeconds(decidedAt) + answeredSeconds;
}

/** Allows one open application per email. */
const OpenApplicationRow = defineRow('open-affiliate-application', {
  columns: { email: text, expiresAt: number },
  indexes: { byEmail: rowKey('email') },
});
const openApplicationSeconds = 30 * daySeconds;
const createOpenApplicationError = () =>
  new AppError('conflict', 'We have an application from this email already, and will answer it.', {
    state: 'submitted',
  });

export function findApplication(id: ApplicationId): Promise<AffiliateApplication | undefined> {
  return applications.find({ id });
}

/** All applications with a status, oldest first. */
export function listApplications(status: AffiliateApplication['status']): Promise<AffiliateApplication[]> {
  return applications.list('byStatus', { status });
}

/** Applications that were sent with an address, oldest first. They have no index by address: this reads them all. */
export async function listApplicationsFrom(email: string): Promise<AffiliateApplication[]> {
  const found = await Promise.all(AffiliateApplicationStatus.options.map(listApplications));
  return found
    .flat()
    .filter((application) => application.email.toLowerCase() === email.toLowerCase())
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}

/** The update of a decided application, on the condition that no one else decided it first. */
export function buildApplicationWrite(before: AffiliateApplication, after: AffiliateApplication): Write {
  const { id, status: decided } = after;
  const row = applications.row.put({
    id,
    status: decided,
    expiresAt: computeExpiry(after),
    application: after,
  });
  return buildPut(row.where(({ status }, { eq }) => eq(status, widenToString(before.status))));
}

/** @throws 409 `submitted` when the email has an application that is less than thirty days old */
export async function insertApplication(
  application: AffiliateApplication,
  numberWrite: Write,
): Promise<void> {
  const { id, email, createdAt } = application;
  const now = toUnixSeconds(createdAt);
  const claim = OpenApplicationRow.put({
    email: email.toLowerCase(),
    expiresAt: now + openApplicationSeconds,
  })
    // DynamoDB deletes expired rows hours late.
    .where(({ email: one, expiresAt }, { notExists, lt }) => `${notExists(one)} OR ${lt(expiresAt, now)}`);
  await commit(
    [applications.buildInsert(application), numberWrite, buildPut(claim, createOpenApplicationError)],
    [AffiliateApplied.of({ applicationId: id })],
  );
}
