import type { PropertyId, PropertyStatus, UserId } from '../../../../events/vocabulary.ts';
import { takePersonNumber } from '../../../kernel/data/counter.ts';
import { createSecretKey } from '../../../kernel/data/secret-keys.ts';
import { commit, ignoreStale } from '../../../kernel/data/table.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findReportCase, listCasesByAffected, saveCaseWrite } from '../adapters/report-case-repository.ts';
import { createCaseForAct, isBlockOfCase, type StaffMeasure } from '../domain/open-case-for-act.ts';
import type { Evidence } from '../domain/report-case.ts';
import { toHomeEvidence } from '../queries/collect-evidence.ts';

interface StaffAct extends Pick<StaffMeasure, 'measure' | 'affectedId' | 'by' | 'reason'> {
  /** Of the event that reports it; the case of an event has the same id however often it comes. */
  readonly eventId: string;
  readonly propertyId?: PropertyId | undefined;
  /** The home's status before it was removed. */
  readonly status?: PropertyStatus | undefined;
  readonly at: Date;
}

/** Opens the case of a measure that staff took without a report; nothing for one that a case decided. */
export async function openCaseForAct({ eventId, status, at, ...act }: StaffAct): Promise<void> {
  if (act.measure === 'block_account' && isBlockOfCase(await listCasesByAffected(act.affectedId), at)) return;
  const evidence = await loadEvidence(act.affectedId, act.propertyId, status);
  const keys = { reporter: '', affected: createSecretKey() };
  const id = `cas_${eventId.slice(eventId.indexOf('_') + 1)}` as const;
  if (await findReportCase(id)) return;
  const { number, write } = await takePersonNumber('C', id);
  const { report, events } = createCaseForAct({ ...act, id, number, evidence, keys }, at);
  await ignoreStale(commit([saveCaseWrite(report), write], events));
}

async function loadEvidence(
  userId: UserId,
  propertyId: PropertyId | undefined,
  status: PropertyStatus | undefined,
): Promise<Evidence> {
  const [home, person] = await Promise.all([propertyId && findProperty(propertyId), findAccount(userId)]);
  return {
    messages: [],
    ...(home && { home: { ...toHomeEvidence(home), ...(status && { status }) } }),
    ...(person && { person: { id: userId, user_name: person.user_name } }),
  };
}
