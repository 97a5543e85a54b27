import { describe, expect, test } from 'vitest';
import {
  isReadyToIssue,
  listMissingDetails,
} from '../../functions/deals/sales/domain/memorandum-readiness.ts';
import { createMemorandum } from '../../functions/deals/sales/domain/memorandum.ts';
import { describeNextActions } from '../../functions/deals/sales/domain/next-actions.ts';
import { TypedParty } from '../../functions/deals/sales/domain/typed-details.ts';
import { toDraftPaper, toMemorandumPaper } from '../../functions/deals/sales/queries/memorandum-paper.ts';
import { renderPage } from '../../functions/kernel/pdf/render-page.ts';
import { noon } from '../properties/property-examples.ts';
import { detailedSale, issueMemorandumOf, memorandumTexts } from './memorandum-examples.ts';
import { createAcceptedOffer, createMemorandumSource, openSale } from './sale-examples.ts';

const memorandumPage = (memorandum: ReturnType<typeof issueMemorandumOf>) =>
  renderPage(toMemorandumPaper(memorandum));

test('counts the last year of a lease as one', () => {
  const leasehold = { yearsLeft: 1, groundRentPence: 0, serviceChargePence: 0 };
  const home = { tenure: 'leasehold', keyFacts: { councilTaxBand: 'C', leasehold } };
  expect(memorandumPage(issueMemorandumOf(detailedSale, { home }))).toContain('Leasehold, 1 year left');
});

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
  expect(page.match(/<dt>Full legal name<\/dt><dd>Not given yet/g)).toHaveLength(2);
});

test('says DRAFT, and what is missing, on the paper of a memorandum that is not issued', () => {
  const sale = { ...detailedSale, parties: {}, details: {} };
  const page = renderPage(toDraftPaper(issueMemorandumOf(sale), listMissingDetails(sale)));
  for (const text of [
    '<h1>DRAFT: Memorandum of sale</h1>',
    'DRAFT, not issued and sent to no one. Subject to contract',
    'Still missing: the seller’s full name, the buyer’s full name and the title number.',
  ])
    expect(page).toContain(text);
});

test.each([
  [
    'nothing but the solicitors',
    { parties: {}, details: {} },
    ['seller_names', 'buyer_names', 'title_number'],
  ],
  ['a cleared title number', { details: { titleNumber: '' } }, ['title_number']],
  ['a home that is not registered', { details: { isWithoutTitleNumber: true } }, []],
  [
    'a solicitor of the seller alone',
    { solicitors: { seller: detailedSale.solicitors.seller } },
    ['buyer_solicitor'],
  ],
  [
    'an emptied list of names',
    { parties: { ...detailedSale.parties, buyer: { legalNames: [] } } },
    ['buyer_names'],
  ],
])('knows what the first memorandum waits for: %s', (_, change, missing) => {
  const sale = { ...detailedSale, ...change };
  expect(listMissingDetails(sale)).toEqual(missing);
  expect(isReadyToIssue(sale)).toBe(missing.length === 0);
});

test('asks each side for its own names, and the seller for the title number, before the first memorandum', () => {
  const sale = { ...detailedSale, status: 'sold_stc', parties: {}, details: {} } as const;
  const matter = { nation: 'england', funding: 'cash' } as const;
  const keysOf = (side: 'seller' | 'buyer') =>
    describeNextActions(
      sale,
      createAcceptedOffer(),
      { matter, steps: [], canSign: false, today: '2026-11-21' },
      side,
    ).map(({ key }) => key);
  expect(keysOf('seller')).toEqual(['details', 'title_number', 'wait_details']);
  expect(keysOf('buyer')).toEqual(['details', 'wait_details', 'wait_title_number']);
});

test('says who has the questions that a seller is to have answered', () => {
  const key = 'enquiries_answered';
  const actions = describeNextActions(
    { ...detailedSale, status: 'sold_stc' },
    createAcceptedOffer(),
    {
      matter: { nation: 'england', funding: 'cash' },
      steps: [{ key, milestone: { key, done: false, confirmedBy: [] }, owedBy: 'seller', state: 'due' }],
      canSign: false,
      today: '2026-11-21',
    },
    'seller',
  );
  expect(actions.find((action) => action.key === key)?.text).toBe(
    'Enquiries answered: the buyer’s solicitor sends the questions to yours, who asks you. Mark it as done once all are answered.',
  );
});

test.each([
  ['england', 'Memorandum of sale', 'contracts are exchanged'],
  ['northern_ireland', 'Memorandum of sale', 'signed acceptance has reached the buyer’s solicitor'],
  ['scotland', 'Note of agreed terms', 'missives'],
])('uses the title and the legal text of %s', (nation, title, binding) => {
  const address = { ...createMemorandumSource().property.address, nation };
  const page = memorandumPage(issueMemorandumOf(detailedSale, { home: { address } }));
  expect(page).toContain(title);
  expect(page).toContain(binding);
  if (nation === 'scotland') expect(page.toLowerCase()).not.toContain('subject to contract');
});

test.each([
  ['ਜਸਲੀਨ', 'ਕੌਰ', 'Jasleen K', 'Jasleen K'],
  ['ਜਸਲੀਨ', 'ਕੌਰ', 'ਜਸਲੀਨ', 'ben@example.com'],
  ['山田', '花子', 'hanako', '山田 花子'],
])('names the account %s %s of user %s as %s', (firstName, lastName, userName, name) => {
  const source = createMemorandumSource();
  const { buyer } = source;
  if (!buyer) throw new Error('The example has no buyer');
  const named = { ...source, buyer: { ...buyer, firstName, lastName, user_name: userName } };
  expect(createMemorandum(openSale(), named, 'Agreed.', noon).buyer.names).toEqual([name]);
});

describe('a legal name', () => {
  const { legalNames } = TypedParty.shape;

  test.each(['王 小明', 'नेहा गुप्ता', `${'Anne-Marie '.repeat(6)}and ${'Jean-Pierre '.repeat(5)}Lee`])(
    'may be %s',
    (name) => expect(legalNames.safeParse([name]).success).toBe(true),
  );

  test.each(['ਜਸਲੀਨ ਕੌਰ', 'วรรณา', 'Lee 🐉'])('can’t be %s, which papers don’t print', (name) => {
    const { error } = legalNames.safeParse(['Ann Lee', name]);
    expect(error?.issues).toMatchObject([
      { path: [1], message: expect.stringContaining('Write the name in Latin letters') },
    ]);
  });
});
