import { SESv2Client } from '@aws-sdk/client-sesv2';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lineUpTo } from '../../events/vocabulary.ts';
import { PartyDetails } from '../../functions/deals/sales/domain/sale.ts';
import { SolicitorDetails } from '../../functions/deals/sales/domain/solicitor.ts';
import { searchRoutes } from '../../functions/finding/search/contract.ts';
import type { Mail } from '../../functions/kernel/mail/layout.ts';
import { sendMail } from '../../functions/kernel/mail/send.ts';
import { KeyFacts, Leasehold } from '../../functions/listings/properties/domain/key-facts.ts';
import {
  Address,
  Epc,
  ListingData,
  PictureChoice,
} from '../../functions/listings/properties/domain/listing.ts';
import { couponRoutes } from '../../functions/money/coupons/contract.ts';
import { ProfileChange } from '../../functions/people/accounts/contract.ts';
import { CategoryContent } from '../../functions/trust/blog/domain/category.ts';
import { TypedTicket } from '../../functions/trust/enquiries/domain/typed-ticket.ts';

// Whether an address has a mail problem is read from the table, and the turn of a mail is taken there.
vi.mock(import('../../functions/kernel/mail/send-rate.ts'), () => ({
  waitForTurn: async () => undefined,
}));
vi.mock(import('../../functions/kernel/mail/suppression-repository.ts'), () => ({
  findMailProblem: async () => undefined,
  suppressAddress: async () => undefined,
}));

const broken = ['1\nBcc: x@y.z', 'Line\r\nInjected: yes', 'a\0b', 'a\u2028b', 'a\u202Eb', 'a\tb'];

describe('a text of one line', () => {
  test.each(broken)('has no control characters: %j', (text) => {
    expect(lineUpTo(80).safeParse(text).success).toBe(false);
  });

  test.each(['14 Oak Road', 'Siân’s Flat (2/1)', 'Zoë & Sons', '  trimmed\n', '山田'])(
    'may be %j',
    (text) => {
      expect(lineUpTo(80).parse(text)).toBe(text.trim());
    },
  );

  test.each([
    ['house number', ListingData.shape.houseNo],
    ['address line', Address.shape.line1],
    ['town', Address.shape.town],
    ['text of a picture', PictureChoice.shape.alt],
    ['first name', ProfileChange.shape.firstName],
    ['name in a contact form', TypedTicket.shape.name],
    ['firm of solicitors', SolicitorDetails.shape.firm],
    ['category of posts', CategoryContent.shape.name],
    ['way that ground rent is set', Leasehold.shape.groundRentReview],
    ['way that a service charge is set', Leasehold.shape.serviceChargeReview],
    ['reason for no council tax band', KeyFacts.shape.councilTaxReason],
    ['reason for no energy certificate', Epc.shape.exemptReason],
    ['name in a memorandum', PartyDetails.shape.legalNames.element],
    ['code of a coupon', couponRoutes.couponByCode.body.shape.code],
    ['place to search for', searchRoutes.suggestPlaces.query.shape.q],
  ])('is asked for as %s', (_, schema) => {
    for (const text of broken) expect(schema.safeParse(text).success).toBe(false);
    expect(schema.safeParse('Line').success).toBe(true);
  });
});

describe('a mail', () => {
  afterEach(() => vi.restoreAllMocks());
  const mail: Mail = { subject: 'Your home is on sale', html: '', text: '' };

  test.each<Mail>([
    { ...mail, subject: 'Your home is on sale: 1\nBcc: x@y.z' },
    { ...mail, headers: { 'List-Unsubscribe': '<a>\r\nBcc: x@y.z' } },
    { ...mail, headers: { 'X-A\nBcc': 'x@y.z' } },
  ])('is not sent with a line break in a header', async (broken) => {
    const send = vi.spyOn(SESv2Client.prototype, 'send').mockImplementation(() => undefined);
    vi.stubEnv('MAIL_FROM', 'gable@example.com');
    vi.stubEnv('MAIL_CONFIGURATION_SET', 'gable-test');
    await expect(sendMail('maya@example.com', broken)).rejects.toThrow('control character');
    expect(send).not.toHaveBeenCalled();
    await sendMail('maya@example.com', mail);
    expect(send).toHaveBeenCalledOnce();
    vi.unstubAllEnvs();
  });
});
