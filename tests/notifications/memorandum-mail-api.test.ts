import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createSaleClient } from '../support/clients/sales.ts';
import { cloud } from '../support/cloud.ts';

const { agreeSaleWithSolicitors, createMember, fetchFile, getSale, listMails } = createSaleClient(cloud);

const Sale = z.object({ memorandum: z.object({ pdfUrl: z.string() }) });

// Its draft, from the second solicitor to the last name, is mailed to no one.
test('mails the memorandum of a sale to both sides once, as a PDF, the same as on the page', async () => {
  const [seller, buyer] = [await createMember('Mia Memo'), await createMember('Max Memo')];
  const { propertyId } = await agreeSaleWithSolicitors(seller, buyer);
  await cloud.idle();
  const files = [seller, buyer].map(({ email }) => {
    const mails = listMails(email).filter(({ subject }) => subject.startsWith('Memorandum of sale issued'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('It’s attached as a PDF.');
    expect(mails[0]?.attachments).toMatchObject([
      { filename: 'Memorandum of sale, version 1.pdf', contentType: 'application/pdf' },
    ]);
    return Buffer.from(mails[0]?.attachments[0]?.content ?? '', 'base64');
  });
  const { memorandum } = Sale.parse((await getSale(seller, propertyId, buyer)).body);
  const { bytes } = await fetchFile(memorandum.pdfUrl);
  for (const file of files) expect(file).toEqual(Buffer.from(bytes));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  expect(text).toContain('Oak Road, Headingley, Leeds');
});
