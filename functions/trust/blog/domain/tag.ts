import * as z from 'zod';
import { TagId, lineUpTo } from '../../../../events/vocabulary.ts';

/** A subject that posts of several categories share. Its slug is unique and follows from its name. */
export const Tag = z.object({ id: TagId, name: z.string(), slug: z.string() });
export type Tag = z.output<typeof Tag>;

export const TagName = lineUpTo(30)
  .min(2)
  .regex(/[\p{L}\p{N}]/u, 'Use letters or digits');

/** Days of views that decide which tags are popular. */
export const popularDays = 90;
