import { SalePackSaved } from '../../../../events/sale-pack.ts';
import type { ImageId, PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { commit, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import {
  loadImages,
  buildImageReleaseWrite,
  buildImageUseWrite,
} from '../../../listings/properties/adapters/image-repository.ts';
import { refusalTexts } from '../../../listings/properties/domain/image.ts';
import { packageCatalogue } from '../../../money/packages/domain/catalogue.ts';
import { hasFeature } from '../../../money/packages/domain/entitlements.ts';
import { buildSalePackWrite, findSalePack } from '../adapters/sale-pack-repository.ts';
import { type AnswerChanges, changeAnswers, createPack, listDocumentIds } from '../domain/change-answers.ts';
import type { KnownAnswers } from '../domain/known-answers.ts';
import type { SalePack } from '../domain/sale-pack.ts';
import { includesPack } from '../queries/has-pack.ts';

interface AnswersToSave {
  readonly answers: AnswerChanges;
  /** The version that the answers are based on; 0 before the first. */
  readonly version: number;
  /** What the site could answer itself. */
  readonly known: KnownAnswers;
}

/**
 * Saves answers of an owner's pack as its next version.
 * @throws 402 below Plus, 409 `stale` where another tab saved, 422 for an answer or a document that does not fit
 */
export async function saveAnswers(
  home: { readonly id: PropertyId; readonly ownerId: UserId },
  { answers, version, known }: AnswersToSave,
  now: Date,
): Promise<SalePack> {
  await assertHasPack(home.id);
  const before = (await findSalePack(home.id)) ?? createPack(home.id, home.ownerId, now);
  if (before.version !== version)
    throw new AppError('stale', 'These answers were changed in another tab. Load the page again.', {
      state: 'stale',
    });
  const pack = changeAnswers(before, answers, now, known);
  const documents = await buildDocumentWrites(before, pack, now);
  const { propertyId, ownerId, version: saved } = pack;
  await commit(
    [buildSalePackWrite(pack), ...documents],
    [SalePackSaved.of({ propertyId, ownerId, version: saved })],
  );
  return pack;
}

/** @throws 402 with the packages that have the pack */
export async function assertHasPack(propertyId: PropertyId): Promise<void> {
  if (await includesPack(propertyId)) return;
  throw new AppError('payment_required', 'The sale-ready pack comes with Plus and Premium.', {
    more: { packages: packageCatalogue.filter(({ id }) => hasFeature(id, 'sale_pack')) },
  });
}

const field = 'answers';

/** Takes up the documents that are new and lets go of those that are no longer named. */
async function buildDocumentWrites(before: SalePack, after: SalePack, now: Date): Promise<Write[]> {
  const [old, young] = [listDocumentIds(before), listDocumentIds(after)];
  const taken = [...young].filter((id) => !old.has(id));
  await assertReady(taken, after.ownerId);
  return [
    ...taken.map((id) => buildImageUseWrite(id, { kind: 'document', field }, after.ownerId)),
    ...[...old].filter((id) => !young.has(id)).map((id) => buildImageReleaseWrite(id, now)),
  ];
}

async function assertReady(ids: readonly ImageId[], ownerId: UserId): Promise<void> {
  const known = await loadImages(ids);
  for (const id of ids) {
    const image = known.get(id);
    if (image?.ownerId !== ownerId || image.kind !== 'document')
      throw createAnswerError('This file is missing. Upload it again.');
    if (image.status === 'uploading')
      throw createAnswerError('This file is still being checked. Try again in a moment.');
    if (image.refusal) throw createAnswerError(refusalTexts[image.refusal]);
  }
}

const createAnswerError = (text: string): AppError =>
  new AppError('invalid', text, { errors: { [field]: [text] } });
