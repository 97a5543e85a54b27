import type { UserId } from '../../events/vocabulary.ts';
import { fileLink } from '../shared/documents.ts';
import { AppError } from '../shared/errors.ts';
import { paperIsBeingMade } from '../shared/paper/paper-keeping.ts';
import { paperPage } from '../shared/paper/paper-page.ts';
import type { ReceiptView } from './contract.ts';
import { numberOf, numberText, type Receipt, receiptKey } from './receipt.ts';
import { receiptPaper } from './receipt-paper.ts';
import { hasFile, receiptByNumber } from './receipt-store.ts';

interface Asked {
  readonly params: { readonly number: string };
}
interface Asker {
  readonly id: UserId;
}

/** A receipt in a list. */
export const receiptView = ({ number, kind, issuedAt, totalPence }: Receipt): ReceiptView => ({
  number: numberText(number),
  kind,
  issuedAt,
  totalPence,
});

/** @throws 404, the same for a number that nobody has and for another person's */
async function ownReceipt({ params }: Asked, { id }: Asker): Promise<Receipt> {
  const number = numberOf(params.number);
  const found = number === undefined ? undefined : await receiptByNumber(number);
  if (!found || found.ownerId !== id) throw new AppError('not_found', 'There is no such receipt.');
  return found;
}

/** The operations of the contract's two calls. */
export const receiptCalls = {
  receipt: async (asked: Asked, caller: Asker): Promise<string> =>
    paperPage(receiptPaper(await ownReceipt(asked, caller))),

  receiptFile: async (asked: Asked, caller: Asker): Promise<{ url: string }> => {
    const { number } = await ownReceipt(asked, caller);
    if (!(await hasFile(number))) throw paperIsBeingMade();
    const { url } = await fileLink(receiptKey(number), `${numberText(number)}.pdf`);
    return { url };
  },
};
