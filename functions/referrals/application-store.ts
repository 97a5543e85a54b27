import { Entity } from 'electrodb';
import { AffiliateApplied } from '../../events/referral.ts';
import type { ApplicationId } from '../../events/vocabulary.ts';
import { AppError } from '../shared/errors.ts';
import { commit, gsi, oneTable, putting, rowKey, type Write } from '../shared/table.ts';
import { Application } from './referral.ts';

const text = { type: 'string', required: true } as const;
const ApplicationRow = new Entity(
  {
    model: { entity: 'affiliate-application', version: '1', service: 'gable' },
    attributes: { id: text, status: text, application: { type: 'any', required: true } },
    indexes: {
      byId: rowKey('id'),
      /** The staff's queue. */
      byStatus: {
        index: gsi.one.index,
        pk: { field: gsi.one.pk, composite: ['status'] },
        sk: { field: gsi.one.sk, composite: ['id'] },
      },
    },
  },
  oneTable,
);

/** One open application per address: its row is what makes it one. */
const OpenApplication = new Entity(
  {
    model: { entity: 'open-affiliate-application', version: '1', service: 'gable' },
    attributes: { email: text, expiresAt: { type: 'number', required: true } },
    indexes: { byEmail: rowKey('email') },
  },
  oneTable,
);
const openSeconds = 30 * 86_400;
const isOpen = () =>
  new AppError('conflict', 'We have an application from this email already, and will answer it.', {
    state: 'submitted',
  });

export async function applicationById(id: ApplicationId): Promise<Application | undefined> {
  const { data } = await ApplicationRow.get({ id }).go({ consistent: true });
  return data ? Application.parse(data.application) : undefined;
}

/** Applications of one status, the oldest first. */
export async function applicationsByStatus(status: Application['status']): Promise<Application[]> {
  const { data } = await ApplicationRow.query.byStatus({ status }).go({ pages: 'all' });
  return data.map(({ application }) => Application.parse(application));
}

/** Saves a decided application on the condition that no colleague decided it first. */
export function buildApplicationWrite(before: Application, after: Application): Write {
  const row = ApplicationRow.put({ id: after.id, status: after.status, application: after });
  return putting(row.where(({ status }, { eq }) => eq(status, plain(before.status))).params());
}

/** @throws 409 where the address has one that is less than thirty days old */
export async function insertApplication(application: Application): Promise<void> {
  const { id, status, email, createdAt } = application;
  const now = Math.floor(Date.parse(createdAt) / 1000);
  const claim = OpenApplication.put({ email: email.toLowerCase(), expiresAt: now + openSeconds })
    // What is too old is swept away later than at its hour.
    .where(({ email: one, expiresAt }, { notExists, lt }) => `${notExists(one)} OR ${lt(expiresAt, now)}`);
  await commit(
    [putting(ApplicationRow.create({ id, status, application }).params()), putting(claim.params(), isOpen)],
    [AffiliateApplied.of({ applicationId: id })],
  );
}

// ElectroDB compares a column with a plain string, not with one of a known form.
const plain = (status: string): string => status;
