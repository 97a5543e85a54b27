import type { ImageId } from '../../../../events/vocabulary.ts';
import { signDocumentLink, type FileLink, signFileLink } from '../../../kernel/data/signed-links.ts';
import { AppError } from '../../../kernel/errors.ts';
import { createPdfPendingError } from '../../../kernel/pdf/file-store.ts';
import { hasPackFile } from '../adapters/pack-file-repository.ts';
import { toPackFileKey } from '../domain/pack-file.ts';
import type { ReadablePack } from '../domain/readable-pack.ts';

/**
 * A link of five minutes to one document of a pack, or to the PDF of its present version.
 * @throws 404 for a document that the pack does not name, or before the first answer; 409 `being_made` until the PDF
 * of a change is there
 */
export async function getPackFileLink(
  { pack, acceptedAt }: ReadablePack,
  documentId: ImageId | undefined,
): Promise<FileLink> {
  if (!pack) throw new AppError('not_found', 'We can’t find that pack.');
  if (documentId !== undefined) return linkDocument(pack, documentId);
  const key = toPackFileKey(pack, acceptedAt);
  if (!(await hasPackFile(pack.propertyId, key))) throw createPdfPendingError();
  return signFileLink(key, `Sale-ready pack, version ${pack.version}.pdf`);
}

function linkDocument({ answers }: NonNullable<ReadablePack['pack']>, id: ImageId): Promise<FileLink> {
  const named = Object.values(answers)
    .flatMap(({ documents }) => documents)
    .find((document) => document.id === id);
  if (!named) throw new AppError('not_found', 'We can’t find that document.');
  return signDocumentLink(id, named.name);
}
