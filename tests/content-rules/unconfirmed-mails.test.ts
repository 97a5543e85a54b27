import { describe, expect, test } from 'vitest';
import { TypedParty, TypedSolicitor } from '../../functions/deals/sales/domain/typed-details.ts';
import { createConfirmationMail } from '../../functions/finding/saved-searches/adapters/alert-mail.ts';
import { jointOwnerRoutes } from '../../functions/listings/joint-owners/contract.ts';
import { NewOrganisation } from '../../functions/people/organisations/contract.ts';
import { createListingHead } from '../../functions/reach/site-pages/domain/listing-head.ts';
import { TypedTicket } from '../../functions/trust/enquiries/domain/typed-ticket.ts';

const lure = 'Your £500 refund is ready: visit refund-gable.test now';

describe('a mail to an address that is not confirmed', () => {
  const confirm = (terms: Record<string, string>) =>
    createConfirmationMail({
      site: 'https://gable.example',
      query: new URLSearchParams(terms).toString(),
      searchId: 'sch_1',
      token: 'token',
    });

  test.each<[Record<string, string>, string]>([
    [{ q: 'Leeds', max_price: '300000', min_beds: '3' }, '3+ beds, up to £300,000'],
    [{ q: lure }, 'The words that were typed'],
    [{ q: `${lure} Leeds` }, ''],
    [{ q: lure, min_beds: '2' }, 'The words that were typed, 2+ beds'],
    [{ max_price: '250000' }, 'Anywhere in the UK, up to £250,000'],
    [{ polygon: '53.8,-1.5;53.9,-1.5;53.9,-1.6' }, 'The area you drew'],
  ])('names the search %j in our words', (terms, words) => {
    const { text, html, subject } = confirm(terms);
    expect(text).toContain(words);
    for (const part of [text, html, subject]) expect(part).not.toMatch(/refund|visit/i);
  });

  const nameFields = [
    ['of a joint owner', jointOwnerRoutes.inviteJointOwner.body.shape.name],
    ['of a solicitor', TypedSolicitor.shape.contact],
    ['of a party to a sale', TypedParty.shape.legalNames.element],
    ['of a contact form', TypedTicket.shape.name],
    ['of an organisation', NewOrganisation.shape.name],
  ] as const;
  const leading = [
    lure.replace('refund-gable.test', 'refund-gable.com'),
    'Your refund: www.refund.test',
    'see https://refund.test',
    'Ann Smith gable-pay.homes/now',
    'Ann evil.zip',
    'ann@example.com',
    'ann (at) example (dot) com',
    'evil[.]com',
    'WhatsApp Ann',
  ];
  test.each(nameFields)('greets by a name %s that leads nowhere', (_, schema) => {
    for (const name of leading) expect([name, schema.safeParse(name).success]).toEqual([name, false]);
    for (const name of [
      'J.De Souza',
      'Kim.Io Park',
      'Siân O’Brien-Jones',
      'Dr. A. N. Other',
      'प्रिया शर्मा',
      'Li Na',
    ])
      expect([name, schema.safeParse(name).success]).toEqual([name, true]);
  });
});

test('the title of results has no control or invisible characters', () => {
  const titleOf = (q: string) => createListingHead(new URLSearchParams({ q }), 'https://gable.example').title;
  expect(titleOf('\u0000')).toBe('Homes for sale across the UK');
  expect(titleOf('\u200B\u3164')).toBe('Homes for sale across the UK');
  expect(titleOf('a\u0000 loft\n\u202E')).toBe('a loft: homes for sale');
});
