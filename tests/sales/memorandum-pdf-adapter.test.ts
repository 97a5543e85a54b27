import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, test } from 'vitest';
import { toMemorandumPaper } from '../../functions/deals/sales/queries/memorandum-paper.ts';
import { renderPdf } from '../../functions/kernel/pdf/render-pdf.ts';
import { noon } from '../properties/property-examples.ts';
import { detailedSale, issueMemorandumOf, memorandumTexts } from './memorandum-examples.ts';

const pdfOf = (memorandum: ReturnType<typeof issueMemorandumOf>) =>
  renderPdf(toMemorandumPaper(memorandum), noon);
const textOf = async (file: Uint8Array | Promise<Uint8Array>) => {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(await file)), {
    mergePages: true,
  });
  return { text: text.replaceAll(/\s+/g, ' '), totalPages };
};

test('writes the same contents into the PDF file in every script of its font', async () => {
  const { text } = await textOf(pdfOf(issueMemorandumOf()));
  for (const one of memorandumTexts) expect(text).toContain(one);
});

test('sets the title of the PDF file and survives names in scripts that its font lacks', async () => {
  const names = {
    ...detailedSale,
    parties: { ...detailedSale.parties, buyer: { legalNames: ['李小龙 Bruce 😀'] } },
  };
  const bytes = await pdfOf(issueMemorandumOf(names));
  const { text } = await textOf(bytes);
  expect(text).toContain('Bruce');
  const { info } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)));
  expect(info).toMatchObject({ Title: 'Memorandum of sale: 14 Oak Road, Headingley, Leeds, LS6 3HN' });
});

test('breaks long texts of a memorandum over several pages without losing any', async () => {
  const words = Array.from({ length: 240 }, (_, index) => `item${index}`);
  const long = {
    ...detailedSale,
    details: { ...detailedSale.details, fixtures: words.join(' '), specialConditions: 'W'.repeat(1_900) },
  };
  const { text, totalPages } = await textOf(pdfOf(issueMemorandumOf(long)));
  expect(totalPages).toBeGreaterThan(1);
  for (const word of words) expect(text).toContain(word);
  expect(text.match(/W/g)?.length).toBeGreaterThanOrEqual(1_900);
});
