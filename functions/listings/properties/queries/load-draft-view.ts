import type * as z from 'zod';
import { loadImages } from '../adapters/image-repository.ts';
import { listImages } from '../domain/draft-fields.ts';
import { toDraftView } from '../domain/draft-view.ts';
import type { Draft } from '../domain/draft.ts';
import type { DraftView } from '../domain/views.ts';

/** A draft as its owner gets it, with its pictures. */
export async function loadDraftView(draft: Draft, now: Date): Promise<z.input<typeof DraftView>> {
  return toDraftView(draft, await loadImages(listImages(draft.data).keys()), now);
}
