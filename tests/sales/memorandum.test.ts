import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, test } from 'vitest';
import { toMemorandumPaper } from '../../functions/sales/queries/memorandum-paper.ts';
import { createMemorandum } from '../../functions/sales/domain/memorandum.ts';
import type { Sale } from '../../functions/sales/domain/sale.ts';
import { renderPdf } from '../../functions/kernel/pdf/render-pdf.ts';
import { renderPage } from '../../functions/kernel/pdf/render-page.ts';
import { noon } from '../properties/property-examples.ts';
import {
  createFirm,
  createMemorandumSource,
  createAcceptedOffer,
  offerId,
  openSale,
  solicitorIds,
} from './sale-examples.ts';

const at = noon.toISOString();
const solicitor = (side: 'seller' | 'buyer', change = {}) =>
  ({
    ...createFirm(change),
    id: solicitorIds[side],
    propertyId: openSale().propertyId,
    offerId,
    side,
    namedBy: openSale().sellerId,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }) as const;

const full: Sale = {
  ...openSale(),
  solicitors: {
    seller: solicitor('seller', { sraOrClcNo: '612345', reference: 'NH/2026/14' }),
    buyer: solicitor('buyer', { firm: 'Marsh Conveyancing', contact: 'Tom Marsh' }),
  },
  parties: {
    seller: {
      legalNames: ['Siân Łukasiewicz-Ŵyn', 'Παύλος Νικολάου'],
      chain: 'Buying in York',
      phone: '0113 496 1111',
    },
    buyer: { legalNames: ['Nguyễn Thị Ánh', 'Дмитрий Шевченко'], correspondence: '2 Elm Close, Leeds' },
  },
  details: {
    titleNumber: 'WYK123456',
    deposit: 32_000,
    fixtures: 'Curtains stay; the shed goes.',
    specialConditions: 'Completion not before 1 February.',
    targetExchange: '2027-01-29',
    targetCompletion: '2027-02-12',
  },
};
const leasehold = {
  tenure: 'leasehold',
  keyFacts: { councilTaxBand: 'C', leasehold: { yearsLeft: 92, groundRentPence: 0, serviceChargePence: 0 } },
};
const aip = { lender: 'Leeds Building Society', amount: 288_000, expires: '2027-02-01' };
const terms = { ...createAcceptedOffer().terms, aip };
const issued = (sale: Sale = full, change: Parameters<typeof createMemorandumSource>[0] = {}) =>
  createMemorandum(
    sale,
    createMemorandumSource({ offer: createAcceptedOffer({ terms }), home: leasehold, ...change }),
    'Both sides named their solicitors.',
    noon,
  );

/** Everything that conveyancers expect in a memorandum. */
const wanted = [
  '14 Oak Road, Headingley, Leeds, LS6 3HN',
  '£320,000',
  'WYK123456',
  'Leasehold, 92 years left',
  'Siân Łukasiewicz-Ŵyn',
  'Παύλος Νικολάου',
  'sally@example.com',
  '0113 496 1111',
  'Hart & Lake LLP',
  'NH/2026/14',
  'Nguyễn Thị Ánh',
  'Дмитрий Шевченко',
  'ben@example.com',
  'Marsh Conveyancing',
  '£32,000',
  'Mortgage',
  '£288,000 from Leeds Building Society, until 1 February 2027',
  'First-time buyer',
  'Buying in York',
  'Curtains stay; the shed goes.',
  'Subject to survey',
  'Completion not before 1 February.',
  '29 January 2027',
  '12 February 2027',
  'Subject to contract',
];

const memorandumPage = (memorandum: ReturnType<typeof issued>) => renderPage(toMemorandumPaper(memorandum));
const pdfOf = (memorandum: ReturnType<typeof issued>) => renderPdf(toMemorandumPaper(memorandum), noon);
const textOf = async (file: Uint8Array | Promise<Uint8Array>) => {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(await file)), {
    mergePages: true,
  });
  return { text: text.replaceAll(/\s+/g, ' '), totalPages };
};

test('shows the contents of a memorandum on its page and escapes markup', () => {
  const page = memorandumPage(issued());
  for (const text of wanted) expect(page).toContain(text.replaceAll('&', '&amp;'));
  const hostile = { ...full, details: { ...full.details, fixtures: '<script>alert("x")</script>' } };
  expect(memorandumPage(issued(hostile))).not.toContain('<script');
});

test('writes the same contents into the PDF file in every script of its font', async () => {
  const { text } = await textOf(pdfOf(issued()));
  for (const one of wanted) expect(text).toContain(one);
});

test('sets the title of the PDF file and survives names in scripts that its font lacks', async () => {
  const names = { ...full, parties: { ...full.parties, buyer: { legalNames: ['李小龙 Bruce 😀'] } } };
  const bytes = await pdfOf(issued(names));
  const { text } = await textOf(bytes);
  expect(text).toContain('Bruce');
  const { info } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)));
  expect(info).toMatchObject({ Title: 'Memorandum of sale: 14 Oak Road, Headingley, Leeds, LS6 3HN' });
});

test('breaks long texts of a memorandum over several pages without losing any', async () => {
  const words = Array.from({ length: 240 }, (_, index) => `item${index}`);
  const long = {
    ...full,
    details: { ...full.details, fixtures: words.join(' '), specialConditions: 'W'.repeat(1_900) },
  };
  const { text, totalPages } = await textOf(pdfOf(issued(long)));
  expect(totalPages).toBeGreaterThan(1);
  for (const word of words) expect(text).toContain(word);
  expect(text.match(/W/g)?.length).toBeGreaterThanOrEqual(1_900);
});

test('marks missing details of a memorandum', () => {
  const page = memorandumPage(issued(openSale()));
  expect(page).toContain('Not named yet');
  expect(page).toContain('Sally Seller');
});

test.each([
  ['england', 'Memorandum of sale', 'contracts are exchanged'],
  ['northern_ireland', 'Memorandum of sale', 'accepted it in writing'],
  ['scotland', 'Note of agreed terms', 'missives'],
])('uses the title and the legal text of %s', (nation, title, binding) => {
  const address = { ...createMemorandumSource().property.address, nation };
  const page = memorandumPage(issued(full, { home: { address } }));
  expect(page).toContain(title);
  expect(page).toContain(binding);
  if (nation === 'scotland') expect(page.toLowerCase()).not.toContain('subject to contract');
});
