import type { PropertyId } from '../../../../events/vocabulary.ts';
import { renderPdf } from '../../../kernel/pdf/render-pdf.ts';
import { erasePackFiles, storePackFile } from '../adapters/pack-file-repository.ts';
import { findSalePack } from '../adapters/sale-pack-repository.ts';
import { toPackFileKey } from '../domain/pack-file.ts';
import { findReadablePack } from '../queries/load-pack.ts';
import { toPackPaper } from '../queries/pack-paper.ts';

/** Makes and keeps the PDF of a home's pack as it is now; does nothing before the first answer. */
export async function makePackFile(propertyId: PropertyId): Promise<void> {
  const readable = await findReadablePack(propertyId);
  const { pack, acceptedAt } = readable ?? {};
  if (!readable || !pack) return;
  const file = await renderPdf(toPackPaper(readable, pack), new Date(pack.updatedAt));
  await storePackFile(propertyId, toPackFileKey(pack, acceptedAt), file);
  // The owner's account may have gone while the file was being made.
  if (!(await findSalePack(propertyId))) await erasePackFiles(propertyId);
}
