import { MemorandumSigned } from '../../../../events/sale.ts';
import { env } from '../../../kernel/env.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { describeOperator, parseOperator } from '../../../kernel/operator.ts';
import { renderPdf } from '../../../kernel/pdf/render-pdf.ts';
import { listSignatures } from '../../signatures/adapters/signature-records.ts';
import { createCertificate } from '../../signatures/queries/certificate.ts';
import { assertSigned } from '../../signatures/queries/paper-hash.ts';
import { loadMemorandumFile, saveSignedFile } from '../adapters/memorandum-file-store.ts';
import { findMemorandum } from '../adapters/memorandum-repository.ts';
import { toMemorandumPaper } from '../queries/memorandum-paper.ts';

/**
 * Makes the PDF of a memorandum that a person of each side signed: the paper, the certificate of the signatures, and the file that
 * was signed as an attachment. A repeat writes the same file while the operator is the same.
 */
export const handler = subscriber(
  'sales-on-memorandum-signed',
  {
    on: [MemorandumSigned],
    needs: ['table:write', 'papers:read', 'papers:write', 'signatures:read', 'operator'],
    timeoutSeconds: 30,
  },
  async ({ data: { offerId, version, complete } }) => {
    if (!complete) return;
    const [issued, signatures] = await Promise.all([
      findMemorandum(offerId, version),
      listSignatures(offerId, version),
    ]);
    const last = signatures
      .map(({ signedAt }) => signedAt)
      .toSorted()
      .at(-1);
    // Evidence goes after six years, and events of before that may be sent again.
    if (!issued || last === undefined || signatures.length < 2) return;
    const paper = toMemorandumPaper(issued, describeOperator(parseOperator(env('OPERATOR'))));
    const annex = createCertificate(signatures, { ...issued, document: paper.title.toLowerCase() });
    const bytes = await loadMemorandumFile(offerId, version);
    assertSigned(signatures, bytes);
    const file = { name: `${paper.title} ${version}, as signed.pdf`, bytes };
    await saveSignedFile(offerId, version, await renderPdf(paper, new Date(last), { annex, file }));
  },
);
