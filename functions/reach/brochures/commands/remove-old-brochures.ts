import type { PropertyId } from '../../../../events/vocabulary.ts';
import { deleteDrawnFiles, listDrawnFiles } from '../../../kernel/data/drawn-files.ts';
import { toBrochureFolder, toBrochurePath } from '../adapters/brochure-path.ts';
import { findBrochure } from '../queries/find-brochure.ts';

/**
 * Removes the brochures of a home that show another state than its page; all of them once it is off the market.
 * @returns the path of the one that may stay, if it is there
 */
export async function removeOldBrochures(id: PropertyId): Promise<string | undefined> {
  const kept = await listDrawnFiles(toBrochureFolder(id));
  if (kept.length === 0) return undefined;
  const brochure = await findBrochure(id);
  const present = brochure && toBrochurePath(brochure);
  await deleteDrawnFiles(kept.filter((path) => path !== present));
  return kept.find((path) => path === present);
}
