import * as z from 'zod';
import { CategoryId } from '../../../events/vocabulary.ts';

/** A shelf of the blog; every post has one. */
export const Category = z.object({
  id: CategoryId,
  name: z.string(),
  slug: z.string(),
  /** One sentence under the category's heading. */
  description: z.string().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type Category = z.output<typeof Category>;

export const CategoryContent = z.object({
  name: z
    .string()
    .trim()
    .min(2)
    .max(40)
    .regex(/^[^<>]*$/, 'Leave out < and >'),
  description: z.string().trim().max(200).optional(),
});
export type CategoryContent = z.output<typeof CategoryContent>;
