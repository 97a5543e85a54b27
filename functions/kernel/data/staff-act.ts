import * as z from 'zod';
import type { StaffAction } from '../../../events/staff-vocabulary.ts';
import { UserId } from '../../../events/vocabulary.ts';
import { AppError } from '../errors.ts';
import { newId } from './ids.ts';
import { defineRecord } from './record.ts';
import { indexKey, optionalText, rowKey, text } from './row.ts';
import { buildPut, type Write } from './table.ts';

/** One entry of the staff audit trail: actor, action, subject, time and reason. */
export const StaffAct = z.object({
  id: z.string(),
  actorId: UserId,
  /** `<noun>.<verb>`, such as `account.block`; an earlier release may have had others. */
  action: z.string().regex(/^[a-z_]+\.[a-z_]+$/),
  /** The prefixed id of the subject, or a key such as a setting's name. */
  subject: z.string(),
  reason: z.string().optional(),
  at: z.iso.datetime(),
});
export type StaffAct = z.output<typeof StaffAct>;

/** For good, under the numbers of accounts; the reason is in the words of staff. */
export const StaffActRow = defineRecord('staff-act', {
  columns: { id: text, actorId: text, action: text, subject: text, reason: optionalText, at: text },
  indexes: {
    byId: rowKey('id'),
    bySubject: indexKey('gsi1', 'subject', 'at', 'id'),
    byActor: indexKey('gsi2', 'actorId', 'at', 'id'),
  },
});

export interface NewStaffAct {
  readonly actorId: UserId;
  readonly action: StaffAction;
  readonly subject: string;
  readonly reason?: string | undefined;
  readonly at: Date;
  /** Whose matter the subject is; empty for what belongs to nobody, such as a setting. */
  readonly owners: readonly (UserId | null | undefined)[];
}

/** Staff favour nobody, themselves included. @throws 409 `own` where the matter is the actor's own */
export function assertColleagueActs(actorId: UserId, owners: NewStaffAct['owners']): void {
  if (owners.includes(actorId))
    throw new AppError('conflict', 'This is your own. A colleague has to do it.', { state: 'own' });
}

/**
 * The row of an act, for the transaction that carries it out.
 * @throws 409 `own` where the matter is the actor's own
 */
export function buildStaffActWrite({ at, owners, ...act }: NewStaffAct): Write {
  assertColleagueActs(act.actorId, owners);
  const { reason, ...row } = StaffAct.parse({ ...act, id: newId('act'), at: at.toISOString() });
  return buildPut(StaffActRow.create({ ...row, ...(reason !== undefined && { reason }) }));
}
