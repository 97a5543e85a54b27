import * as z from 'zod';

/** The header in which the CDN sends the origin secret to the API. */
export const originHeader = 'x-gable-origin';

/** While the secret is rotated both values are valid; `previous` is empty otherwise. */
export const OriginSecret = z.object({
  current: z.string().min(32),
  previous: z.string(),
  /** When `current` was created; empty for the value of the first deployment. */
  changedAt: z.string(),
});
export type OriginSecret = z.output<typeof OriginSecret>;
