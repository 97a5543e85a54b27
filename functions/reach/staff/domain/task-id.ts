import * as z from 'zod';
import { TaskKind } from './task.ts';

export interface TaskId {
  readonly kind: TaskKind;
  readonly subjectId: string;
}

/** `<kind>.<id of what waits>`, such as `report.cas_01K9ZX3Q6T4C8V0R2M5N7P9B1V`; parsed into its two parts. */
export const TaskIdParam = z
  .string()
  .regex(/^[a-z_]+\.[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}$/)
  .transform((id) => ({ kind: id.slice(0, id.indexOf('.')), subjectId: id.slice(id.indexOf('.') + 1) }))
  .pipe(z.object({ kind: TaskKind, subjectId: z.string() }));

export function formatTaskId({ kind, subjectId }: TaskId): string {
  return `${kind}.${subjectId}`;
}
