import * as z from 'zod';
import { DraftId, UserId } from '../../events/vocabulary.ts';
import { DraftData } from './listing.ts';

export const Draft = z.object({
  id: DraftId,
  ownerId: UserId,
  data: DraftData,
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Draft = z.output<typeof Draft>;

export const openDraftsMost = 5;
