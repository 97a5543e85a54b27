import { ReservationSigned } from '../../../../events/reservation.ts';
import { MemorandumSigned } from '../../../../events/sale.ts';
import { env } from '../../../kernel/env.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { describeOperator, parseOperator } from '../../../kernel/operator.ts';
import { renderPdf } from '../../../kernel/pdf/render-pdf.ts';
import { listSignatures } from '../../../people/signatures/adapters/signature-records.ts';
import { createCertificate } from '../../../people/signatures/queries/certificate.ts';
import { assertSigned } from '../../../people/signatures/queries/paper-hash.ts';
import { loadPaperFile, saveSignedFile } from '../adapters/paper-file-store.ts';
import { findIssuedPaper } from '../queries/load-paper.ts';

/**
 * Makes the PDF of a paper that a person of each side signed: the paper, the certificate of the signatures, and the
 * file that was signed as an attachment. A repeat writes the same file while the operator is the same.
 */
export const handler = subscriber(
  'sales-on-memorandum-signed',
  {
    on: [MemorandumSigned, ReservationSigned],
    needs: ['table:write', 'papers:read', 'papers:write', 'signatures:read', 'operator'],
    timeoutSeconds: 30,
  },
  async ({ name, data: { offerId, version, complete } }) => {
    if (!complete) return;
    const kind = name === MemorandumSigned.name ? 'memorandum' : 'reservation';
    const [issued, signatures] = await Promise.all([
      findIssuedPaper({ kind, offerId, version }, describeOperator(parseOperator(env('OPERATOR')))),
      listSignatures(offerId, kind, version),
    ]);
    const last = signatures
      .map(({ signedAt }) => signedAt)
      .toSorted()
      .at(-1);
    // Evidence goes after six years, and events of before that may be sent again; a provider seals its own PDF.
    if (!issued || last === undefined || signatures.length < 2) return;
    const { contents, parties } = issued;
    const annex = createCertificate(signatures, { ...parties, document: contents.title.toLowerCase() });
    const bytes = await loadPaperFile({ kind, offerId, version });
    assertSigned(signatures, bytes);
    const file = { name: `${contents.title} ${version}, as signed.pdf`, bytes };
    await saveSignedFile(
      { kind, offerId, version },
      await renderPdf(contents, new Date(last), { annex, file }),
    );
  },
);
