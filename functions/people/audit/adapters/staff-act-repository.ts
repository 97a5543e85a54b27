import type { UserId } from '../../../../events/vocabulary.ts';
import { StaffAct, StaffActRow } from '../../../kernel/data/staff-act.ts';

/** Acts on one subject, the latest first: all of them, or at most `limit`. */
export async function listStaffActsOnSubject(subject: string, limit?: number): Promise<StaffAct[]> {
  const reach = limit === undefined ? ({ pages: 'all' } as const) : { limit };
  const { data } = await StaffActRow.query.bySubject({ subject }).go({ order: 'desc', ...reach });
  return data.map((row) => StaffAct.parse(row));
}

/** The latest acts of one member of staff, at most `limit`. */
export async function listStaffActsByActor(actorId: UserId, limit: number): Promise<StaffAct[]> {
  const { data } = await StaffActRow.query.byActor({ actorId }).go({ order: 'desc', limit });
  return data.map((row) => StaffAct.parse(row));
}
