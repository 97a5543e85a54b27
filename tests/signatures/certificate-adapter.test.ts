import { createHash } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { toMemorandumPaper } from '../../functions/deals/sales/queries/memorandum-paper.ts';
import { renderPdf } from '../../functions/kernel/pdf/render-pdf.ts';
import { describeIntent, intentVersion } from '../../functions/people/signatures/domain/intent.ts';
import { PaperSignature } from '../../functions/people/signatures/domain/signature.ts';
import { createCertificate } from '../../functions/people/signatures/queries/certificate.ts';
import { ids, noon } from '../properties/property-examples.ts';
import { issueMemorandumOf } from '../sales/memorandum-examples.ts';
import { offerId } from '../sales/sale-examples.ts';

const paper = toMemorandumPaper(issueMemorandumOf());

async function renderSigned() {
  const issued = await renderPdf(paper, noon);
  const paperHash = createHash('sha256').update(issued).digest('hex');
  const sign = (change: object) =>
    PaperSignature.parse({
      offerId,
      version: 1,
      intent: { version: intentVersion, text: describeIntent('memorandum of sale', 'england') },
      paperHash,
      signedInAt: noon.toISOString(),
      ip: '203.0.113.77',
      userAgent: 'Browser of the signer',
      ...change,
    });
  const signatures = [
    sign({
      signerId: ids.other,
      side: 'buyer',
      name: 'Benjamin Buyer',
      mark: {
        kind: 'drawn',
        strokes: [
          [20, 20, 300, 120],
          [40, 40],
        ],
      },
      signedAt: '2026-07-01T10:00:05.000Z',
    }),
    sign({
      signerId: ids.owner,
      side: 'seller',
      name: 'Sarah Seller',
      mark: { kind: 'typed', text: 'sarah seller' },
      identityCheckedAt: noon.toISOString(),
      signedAt: '2026-06-30T23:30:00.000Z',
    }),
  ];
  const annex = createCertificate(signatures, {
    document: 'memorandum of sale',
    seller: { names: ['Sarah Seller', 'Jo Int', 'Ann Other'] },
    buyer: { names: ['Benjamin Buyer'] },
  });
  const file = { name: 'as signed.pdf', bytes: issued };
  const bytes = await renderPdf(paper, noon, { annex, file });
  return { issued, paperHash, bytes, again: await renderPdf(paper, noon, { annex, file }) };
}

test('ends a signed paper with who signed, when and how, and attaches the very file', async () => {
  const { issued, paperHash, bytes, again } = await renderSigned();
  expect(Buffer.from(again).equals(Buffer.from(bytes))).toBe(true);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text: pages } = await extractText(pdf);
  const certificate = pages.at(-1)?.replaceAll(/\s+/g, ' ') ?? '';
  for (const one of [
    'Certificate of signatures',
    'Version 1 of the memorandum of sale, on the pages before, was signed',
    'Subject to contract',
    'Sarah Seller',
    'Not signed Jo Int, Ann Other',
    'sarah seller (typed)',
    '2026-06-30 23:30:00 UTC, which is 1 July 2026 at 00:30 in the UK',
    'Checked by document and face',
    'Benjamin Buyer',
    'Drawn by hand',
    'Not checked under this name',
    'subject to contract and binds neither side',
  ])
    expect(certificate).toContain(one);
  // Nobody else is named beside the buyer.
  expect(certificate.match(/Not signed/g)).toHaveLength(1);
  expect(certificate.replaceAll(' ', '')).toContain(paperHash);
  expect(certificate.indexOf('Sarah')).toBeLessThan(certificate.indexOf('Benjamin'));
  // The other side reads it.
  expect(pages.join(' ')).not.toMatch(/203\.0\.113|Browser of the signer/);
  const attachments = await pdf.getAttachments();
  const [id = ''] = [...(attachments?.keys() ?? [])];
  expect(attachments?.get(id)).toMatchObject({ filename: 'as signed.pdf' });
  const attached = await pdf.getAttachmentContent(id);
  expect(Buffer.from(attached ?? []).equals(Buffer.from(issued))).toBe(true);
});
