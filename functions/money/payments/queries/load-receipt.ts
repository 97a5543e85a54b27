import type { UserId } from '../../../../events/vocabulary.ts';
import { signFileLink } from '../../../kernel/data/signed-links.ts';
import { AppError } from '../../../kernel/errors.ts';
import { createPdfPendingError } from '../../../kernel/pdf/file-store.ts';
import { renderPage } from '../../../kernel/pdf/render-page.ts';
import { hasReceiptFile, findReceiptByNumber } from '../adapters/receipt-repository.ts';
import type { ReceiptView } from '../contract.ts';
import { parseReceiptNumber, formatReceiptNumber, type Receipt, receiptKeyOf } from '../domain/receipt.ts';
import { toReceiptPaper } from './receipt-paper.ts';

interface ReceiptRequest {
  readonly params: { readonly number: string };
}
interface ReceiptReader {
  readonly id: UserId;
}

/** A receipt as an item of a list. */
export function toReceiptView({ number, kind, issuedAt, totalPence }: Receipt): ReceiptView {
  return {
    number: formatReceiptNumber(number),
    kind,
    issuedAt,
    totalPence,
  };
}

/** @throws 404, both for an unknown number and for another person's receipt */
async function getOwnReceipt({ params }: ReceiptRequest, { id }: ReceiptReader): Promise<Receipt> {
  const number = parseReceiptNumber(params.number);
  const found = number === undefined ? undefined : await findReceiptByNumber(number);
  if (!found || found.ownerId !== id) throw new AppError('not_found', 'We can’t find that receipt.');
  return found;
}

/** The operations of the contract's two receipt routes. */
export const receiptOperations = {
  receipt: async (request: ReceiptRequest, caller: ReceiptReader): Promise<string> =>
    renderPage(toReceiptPaper(await getOwnReceipt(request, caller))),

  receiptFile: async (request: ReceiptRequest, caller: ReceiptReader): Promise<{ url: string }> => {
    const { number } = await getOwnReceipt(request, caller);
    if (!(await hasReceiptFile(number))) throw createPdfPendingError();
    const { url } = await signFileLink(receiptKeyOf(number), `${formatReceiptNumber(number)}.pdf`);
    return { url };
  },
};
