import { expect, test } from 'vitest';
import { renderPage } from '../../functions/kernel/pdf/render-page.ts';
import { toMemorandumPaper } from '../../functions/sales/queries/memorandum-paper.ts';
import { detailedSale, issueMemorandumOf, memorandumTexts } from './memorandum-examples.ts';
import { createMemorandumSource, openSale } from './sale-examples.ts';

const memorandumPage = (memorandum: ReturnType<typeof issueMemorandumOf>) =>
  renderPage(toMemorandumPaper(memorandum));

test('shows the contents of a memorandum on its page and escapes markup', () => {
  const page = memorandumPage(issueMemorandumOf());
  for (const text of memorandumTexts) expect(page).toContain(text.replaceAll('&', '&amp;'));
  const hostile = {
    ...detailedSale,
    details: { ...detailedSale.details, fixtures: '<script>alert("x")</script>' },
  };
  expect(memorandumPage(issueMemorandumOf(hostile))).not.toContain('<script');
});

test('marks missing details of a memorandum', () => {
  const page = memorandumPage(issueMemorandumOf(openSale()));
  expect(page).toContain('Not named yet');
  expect(page).toContain('Sally Seller');
});

test.each([
  ['england', 'Memorandum of sale', 'contracts are exchanged'],
  ['northern_ireland', 'Memorandum of sale', 'accepted it in writing'],
  ['scotland', 'Note of agreed terms', 'missives'],
])('uses the title and the legal text of %s', (nation, title, binding) => {
  const address = { ...createMemorandumSource().property.address, nation };
  const page = memorandumPage(issueMemorandumOf(detailedSale, { home: { address } }));
  expect(page).toContain(title);
  expect(page).toContain(binding);
  if (nation === 'scotland') expect(page.toLowerCase()).not.toContain('subject to contract');
});
