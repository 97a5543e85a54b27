import * as z from 'zod';

/** An audit record of a staff action, as the API returns it. */
export const StaffActView = z.object({
  id: z.string(),
  actorName: z.string().nullable(),
  action: z.string(),
  reason: z.string().optional(),
  at: z.iso.datetime(),
});
