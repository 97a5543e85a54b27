import { describe, expect, test } from 'vitest';
import { createSolicitorLinkMail } from '../../functions/deals/sales/adapters/solicitor-mail.ts';
import { toInvitationMail } from '../../functions/listings/joint-owners/adapters/invitation-mail.ts';
import { isNameAlone, leadsElsewhere } from '../../functions/people/content-rules/domain/person-name.ts';

const names = [
  'Ann Smith',
  'ann smith',
  'Siân O’Brien-Jones',
  "D'Arcy Wentworth-FitzWilliam III",
  'Dr. A. N. Other, MRICS',
  'J.De Souza',
  'Kim.Io Park',
  'Won Bin Lee',
  'Yu Ur',
  'Jo Call',
  'Lucy Pay',
  'Mary Click-Thornton',
  'Verity Price',
  'Wolfgang von der Ahé (née Müller)',
  'Maria do Carmo de Jesus Ferreira da Silva Santos e Oliveira',
  'Jane and John Smith as executors of the late Mary Smith',
  'Birch Homes Ltd (company no. 01234567)',
  'The Trustees of the Smith Settlement 1998',
  'John Smith 3rd',
  'प्रिया शर्मा',
  'علی‌رضا کریمی',
  '王小明',
  'Đặng Thị Thu Hà',
  'Ó Súilleabháin',
];
const messages = [
  'Your £500 refund is ready',
  'Your refund is ready: visit us',
  'Ann, please ring 020 7946 0000',
  'Ann 07700 900 123',
  'Ann (0113) 496-0000',
  '+44 7700 900123',
  'Text 88222 Ann',
  'Ann call 0800 1111',
  'You have won',
  'Click below Ann',
  'Urgent Ann',
  'Your account is suspended',
  'Verify now',
  'Invoice overdue',
  'Hello!',
  'Is this your home?',
  'Ann; see the file',
  'Win €100 today',
  'Pay $20',
  'Note: the bank changed',
  'Ann evil.zip',
  'see https://refund.test',
  'ann@example.com',
  'WhatsApp Ann',
  'We have news of the money that waits for the family in the bank since last year',
];

describe('isNameAlone', () => {
  test.each(names)('takes %j', (name) => expect(isNameAlone(name)).toBe(true));
  test.each(messages)('refuses %j', (name) => expect(isNameAlone(name)).toBe(false));
});

describe('leadsElsewhere', () => {
  test.each([
    '14 Oak Road, Leeds',
    'Flat 12, 104-106 Call Lane, Leeds LS1 6DT',
    'Flat 2/1, 14 Queen Street, Glasgow G1 3DN',
    '12½ Your Street, St. Ives',
    'Rose & Crown Cottage, The Green, Ely CB7 4AA',
    'Merley Road, Westward Ho! EX39 1LQ',
  ])('takes the address %j', (address) => expect(leadsElsewhere(address)).toBe(false));
  test.each([
    '14 Oak Road visit evil.com, Leeds',
    'Ring 0113 496 0000, Leeds',
    'Your £500 refund, Leeds',
    'www.refund.test Road, Leeds',
  ])('refuses the address %j', (address) => expect(leadsElsewhere(address)).toBe(true));
});

describe('a mail to a stranger', () => {
  const lure = 'Claim £500 at www.refund.test';

  test('names no address that leads elsewhere', () => {
    const mails = [
      toInvitationMail(
        { name: 'Ann', seller: 'Bea', title: `${lure}, Leeds`, linkEndsAt: '2026-12-24T10:00:00.000Z' },
        'https://gable.example/joint-owner-invitation#x',
      ),
      createSolicitorLinkMail(
        { contact: 'Ann', client: 'Bea', side: 'seller', address: `${lure}, Leeds LS6 3HN` },
        'https://gable.example/sale-link#x',
        new Date('2026-12-24T10:00:00.000Z'),
      ),
    ];
    for (const { subject, text, html } of mails)
      for (const part of [subject, text, html]) {
        expect(part).not.toContain('refund');
        expect(part).toContain('a home');
      }
  });
});
