import type { PropertyId } from '../../../../events/vocabulary.ts';
import { deleteBrochures, listBrochures, toBrochurePath } from '../adapters/brochure-store.ts';
import { findBrochure } from '../queries/find-brochure.ts';

/** Removes the brochures of a home that show another state than its page; all of them once it is off the market. */
export async function removeOldBrochures(id: PropertyId): Promise<void> {
  const kept = await listBrochures(id);
  if (kept.length === 0) return;
  const brochure = await findBrochure(id);
  const present = brochure && toBrochurePath(brochure);
  await deleteBrochures(kept.filter((path) => path !== present));
}
