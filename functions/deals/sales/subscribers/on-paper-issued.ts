import { ReservationAgreed } from '../../../../events/reservation.ts';
import { MemorandumIssued } from '../../../../events/sale.ts';
import { env } from '../../../kernel/env.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { describeOperator, parseOperator } from '../../../kernel/operator.ts';
import { renderPdf } from '../../../kernel/pdf/render-pdf.ts';
import { hasPaperFile, savePaperFile } from '../adapters/paper-file-store.ts';
import { findIssuedPaper } from '../queries/load-paper.ts';

/**
 * Creates and stores the PDF file of a memorandum, or of an agreement that both can sign. A repeat leaves a stored one
 * as it is, which may have been signed.
 */
export const handler = subscriber(
  'sales-on-memorandum-issued',
  { on: [MemorandumIssued, ReservationAgreed], needs: ['table:write', 'papers:write', 'operator'] },
  async ({ name, data: { offerId, version } }) => {
    const kind = name === MemorandumIssued.name ? 'memorandum' : 'reservation';
    const file = { kind, offerId, version } as const;
    const issued = await findIssuedPaper(file, describeOperator(parseOperator(env('OPERATOR'))));
    if (!issued || (await hasPaperFile(file))) return;
    await savePaperFile(file, await renderPdf(issued.contents, new Date(issued.issuedAt)));
  },
);
