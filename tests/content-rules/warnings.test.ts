import { describe, expect, test } from 'vitest';
import { findWarnings } from '../../functions/people/content-rules/domain/warnings.ts';

describe('warnings', () => {
  test.each([
    ['My sort code is 20-45-77 and the account 12345678', ['bank_details']],
    ['40-47-84', ['bank_details']],
    ['sort code please?', ['bank_details']],
    ['20 45 77 12345678', ['bank_details']],
    ['GB29 NWBK 6016 1331 9268 19', ['bank_details']],
    ['gb29nwbk60161331926819 is where to', ['bank_details']],
    ['DE89370400440532013000', ['bank_details']],
    ['Here are my bank details', ['bank_details']],
    ['Pay a deposit today and it is yours', ['payment']],
    ['If you send me the holding fee I will take it off the market', ['payment']],
    ['Please transfer £2,000 to keep it', ['payment']],
    ['wire the money tonight', ['payment']],
    ['I only take bitcoin', ['payment']],
    ['You can use PayPal', ['payment']],
    ['Look at https://cheap-homes.example.top/x', ['off_site_link']],
    ['more photos on www.my-house.com', ['off_site_link']],
    ['see bit.ly/3xyz', ['off_site_link']],
    ['write to me at ben@example.com', ['contact_details']],
    ['ben (at) example (dot) com', ['contact_details']],
    ['Call 07700 900123', ['contact_details']],
    ['Call 07700900123.', ['contact_details']],
    ['+44 7700 900 123', ['contact_details']],
    ['(0113) 496 0123', ['contact_details']],
    ['whatsapp me', ['contact_details']],
    ['what\u{200B}sapp me', ['contact_details']],
    ['ｗｈａｔｓａｐｐ me', ['contact_details']],
    ['Call O77OO 9OO123', ['contact_details']],
    ['oh double seven double oh nine double oh one two three', ['contact_details']],
    ['sort\u{200D} code', ['bank_details']],
    ['40–47–84', ['bank_details']],
    ['see bit\u{2060}.ly/3xyz', ['off_site_link']],
  ])('are shown for %s', (text, warnings) => {
    expect(findWarnings(text)).toEqual(warnings);
  });

  test('are shown for several signs at once', () => {
    expect(findWarnings('Pay the deposit to 20-45-77, see www.pay-here.com or call 07700 900123')).toEqual([
      'bank_details',
      'payment',
      'off_site_link',
      'contact_details',
    ]);
  });
});

describe('ordinary messages', () => {
  test.each([
    'Would you take £325,000?',
    'We could go to 325000, or 1,250,000 for both',
    'Is 12-03-26 any good? Or 13-03-26?',
    'We are free on 01/02/2026 and 02.02.2026',
    'Saturday 28 November 2026 at 14:30',
    'Our budget is £12345678',
    '14 Oak Road, LS6 3HN, flat 07',
    'Numbers 02 to 12, 20 and 22 are alike',
    'We have a 10% deposit of £32,500 saved',
    'We will pay the deposit on exchange through our solicitor.',
    'The mortgage payment would be £1,250 a month',
    'The council tax was £2,140.55 last year, the ground rent £250',
    'UPRN 100023336956',
    'Certificate 0123-4567-8901-2345-6789',
    'https://www.gov.uk/stamp-duty-land-tax',
    'https://find-energy-certificate.service.gov.uk/energy-certificate/0123-4567-8901-2345-6789',
    'The boiler was serviced in 2024.The garden faces south',
    'Open from 0900 to 1000 or 1100 to 1200',
    'Is the kitchen 3.2 x 4.5 m, i.e. 14.4 sq m, e.g. with the island?',
    'We met @ the open house',
    'Title number WYK123456',
    'We pay 1,200 a month in rent at the moment',
    'The bank is at the end of the road',
    '',
  ])('cause no warning: %s', (text) => {
    expect(findWarnings(text)).toEqual([]);
  });
});
