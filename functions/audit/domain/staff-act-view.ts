import * as z from 'zod';

/** An act of staff as its trail shows it. */
export const StaffActView = z.object({
  id: z.string(),
  actorName: z.string().nullable(),
  action: z.string(),
  reason: z.string().optional(),
  at: z.iso.datetime(),
});
