import type { UserId } from '../../../../events/vocabulary.ts';
import type { StaffAct } from '../../../kernel/data/staff-act.ts';
import { loadAccounts } from '../../accounts/adapters/account-repository.ts';
import { listStaffActsByActor, listStaffActsOnSubject } from '../adapters/staff-act-repository.ts';

/** An act with the name of the member of staff. */
export interface NamedStaffAct extends StaffAct {
  readonly actorName: string | null;
}
export type StaffActFilter =
  | { readonly subject: string }
  | { readonly actorId: UserId; readonly limit: number };

/** The audit trail of a subject or of a member of staff, the latest act first. */
export async function listStaffActs(filter: StaffActFilter): Promise<NamedStaffAct[]> {
  const acts =
    'subject' in filter
      ? await listStaffActsOnSubject(filter.subject)
      : await listStaffActsByActor(filter.actorId, filter.limit);
  const people = await loadAccounts(acts.map(({ actorId }) => actorId));
  return acts.map((act) => ({ ...act, actorName: people.get(act.actorId)?.user_name ?? null }));
}
