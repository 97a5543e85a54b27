import type { PrintableDocument } from '../../../kernel/pdf/printable-document.ts';
import { draftVersion, type MemorandumKey } from '../adapters/memorandum-key.ts';
import { findMemorandum } from '../adapters/memorandum-repository.ts';
import { isDraft, listMissingDetails } from '../domain/memorandum-readiness.ts';
import { createMemorandum } from '../domain/memorandum.ts';
import { getSale, loadMemorandumSource } from './get-sale.ts';
import { toDraftPaper, toMemorandumPaper } from './memorandum-paper.ts';

/** The paper that a key opens: an issued version, or the draft with what is known now, until one is issued. */
export async function loadMemorandumPaper(
  { offerId, version }: MemorandumKey,
  operator: string | undefined,
  now: Date,
): Promise<PrintableDocument | undefined> {
  if (version !== draftVersion) {
    const issued = await findMemorandum(offerId, version);
    return issued && toMemorandumPaper(issued, operator);
  }
  const context = await getSale(offerId);
  if (!isDraft(context.sale)) return undefined;
  const memorandum = createMemorandum(context.sale, await loadMemorandumSource(context), '', now);
  return toDraftPaper(memorandum, listMissingDetails(context.sale), operator);
}
