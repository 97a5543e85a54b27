import { MemorandumIssued } from '../../../../events/sale.ts';
import { env } from '../../../kernel/env.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { describeOperator, parseOperator } from '../../../kernel/operator.ts';
import { renderPdf } from '../../../kernel/pdf/render-pdf.ts';
import { hasMemorandumFile, saveMemorandumFile } from '../adapters/memorandum-file-store.ts';
import { findMemorandum } from '../adapters/memorandum-repository.ts';
import { toMemorandumPaper } from '../queries/memorandum-paper.ts';

/**
 * Creates and stores the PDF file of a memorandum. A repeat leaves a stored one as it is, which may have been signed.
 */
export const handler = subscriber(
  'sales-on-memorandum-issued',
  { on: [MemorandumIssued], needs: ['table:write', 'papers:write', 'operator'] },
  async ({ data: { offerId, version } }) => {
    const issued = await findMemorandum(offerId, version);
    if (!issued || (await hasMemorandumFile(offerId, version))) return;
    const paper = toMemorandumPaper(issued, describeOperator(parseOperator(env('OPERATOR'))));
    await saveMemorandumFile(offerId, version, await renderPdf(paper, new Date(issued.issuedAt)));
  },
);
