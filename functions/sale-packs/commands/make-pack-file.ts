import type { ImageId } from '../../../events/vocabulary.ts';
import { documentLink, fileLink } from '../../shared/documents.ts';
import { AppError } from '../../shared/errors.ts';
import { paperFile } from '../../shared/paper/paper-file.ts';
import { keepPaper } from '../../shared/paper/paper-keeping.ts';
import type { ReadablePack } from '../domain/readable-pack.ts';
import { toPackPaper } from '../queries/pack-paper.ts';

interface PackFileLink {
  readonly url: string;
  readonly expiresAt: string;
}

/**
 * A link of five minutes to one document of a pack, or to the whole pack as a PDF, which is made for its version.
 * @throws 404 for a document that the pack does not name, or before the first answer
 */
export async function makePackFile(
  readable: ReadablePack,
  documentId: ImageId | undefined,
): Promise<PackFileLink> {
  const { pack, acceptedAt } = readable;
  if (!pack) throw new AppError('not_found', 'There is no such pack.');
  if (documentId !== undefined) return linkDocument(pack, documentId);
  const state = acceptedAt === undefined ? 'open' : 'agreed';
  const key = `papers/packs/${pack.propertyId}/${pack.version}-${state}.pdf` as const;
  await keepPaper(key, paperFile(toPackPaper(readable, pack), new Date(pack.updatedAt)));
  return fileLink(key, `Sale-ready pack, version ${pack.version}.pdf`);
}

function linkDocument({ answers }: NonNullable<ReadablePack['pack']>, id: ImageId): Promise<PackFileLink> {
  const named = Object.values(answers)
    .flatMap(({ documents }) => documents)
    .find((document) => document.id === id);
  if (!named) throw new AppError('not_found', 'There is no such document.');
  return documentLink(id, named.name);
}
