import { Entity } from 'electrodb';
import * as z from 'zod';
import { UserId } from '../../../events/vocabulary.ts';
import { newId } from './ids.ts';
import { gsi, tableOptions, buildPut, rowKey, type Write } from './table.ts';

/** One entry of the staff audit trail: actor, action, subject, time and reason. */
export const StaffAct = z.object({
  id: z.string(),
  actorId: UserId,
  /** `<noun>.<verb>`, such as `account.block`. */
  action: z.string().regex(/^[a-z_]+\.[a-z_]+$/),
  /** The prefixed id of the subject, or a key such as a setting's name. */
  subject: z.string(),
  reason: z.string().optional(),
  at: z.iso.datetime(),
});
export type StaffAct = z.output<typeof StaffAct>;

const text = { type: 'string', required: true } as const;

/** Append-only: no code changes or deletes a row. */
export const StaffActRow = new Entity(
  {
    model: { entity: 'staff-act', version: '1', service: 'gable' },
    attributes: {
      id: text,
      actorId: text,
      action: text,
      subject: text,
      reason: { type: 'string' },
      at: text,
    },
    indexes: {
      byId: rowKey('id'),
      bySubject: {
        index: gsi.one.index,
        pk: { field: gsi.one.pk, composite: ['subject'] },
        sk: { field: gsi.one.sk, composite: ['at', 'id'] },
      },
      byActor: {
        index: gsi.two.index,
        pk: { field: gsi.two.pk, composite: ['actorId'] },
        sk: { field: gsi.two.sk, composite: ['at', 'id'] },
      },
    },
  },
  tableOptions,
);

export interface NewStaffAct {
  readonly actorId: UserId;
  readonly action: `${string}.${string}`;
  readonly subject: string;
  readonly reason?: string | undefined;
  readonly at: Date;
}

/** The row of an act, for the transaction that carries it out. */
export function buildStaffActWrite({ at, ...act }: NewStaffAct): Write {
  const { reason, ...row } = StaffAct.parse({ ...act, id: newId('act'), at: at.toISOString() });
  return buildPut(StaffActRow.create({ ...row, ...(reason !== undefined && { reason }) }).params());
}
