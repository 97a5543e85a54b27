import type { CaseId, PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { listCasesByAffected } from '../adapters/report-case-repository.ts';
import { resolveContentState } from '../domain/case-changes.ts';

interface RemovedHome {
  readonly id: PropertyId;
  readonly ownerId: UserId;
}

/**
 * The latest case that took a home off the site. An act of staff has its case a moment later: until then this is
 * undefined, or the case of an earlier removal, which stays as it was when staff gave the home back.
 */
export async function findCaseOfRemoval({ id, ownerId }: RemovedHome): Promise<CaseId | undefined> {
  const cases = await listCasesByAffected(ownerId);
  return cases.find((one) => one.propertyId === id && resolveContentState(one) === 'removed')?.id;
}
