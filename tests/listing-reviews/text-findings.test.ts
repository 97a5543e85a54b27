import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DraftData } from '../../functions/listings/properties/domain/listing.ts';
import { findTextIssues, toAdvice } from '../../functions/listings/properties/domain/text-findings.ts';
import { TextFinding } from '../../functions/people/content-rules/domain/text-finding.ts';
import { createDemoHomes } from '../../infra/demo/homes/homes.ts';
import { completeDraft } from '../properties/property-examples.ts';
import { anyCharacter } from '../support/any-character.ts';
import { countRuns } from '../support/nightly.ts';

const listing = (mainDescription: string, change: object = {}): DraftData =>
  DraftData.parse({ ...completeDraft, description: [{ value: { mainDescription } }], ...change });
const rulesIn = (text: string, change: object = {}): string[] =>
  findTextIssues(listing(text, change)).map(({ rule, severity }) => `${rule} ${severity}`);

describe('texts that break a rule', () => {
  test.each([
    ['Call me on 07700 900123 for a viewing', 'contact_details'],
    ['Ring 07700900123', 'contact_details'],
    ['Ring 0 7 7 0 0 9 0 0 1 2 3', 'contact_details'],
    ['Tel. 07700.900.123', 'contact_details'],
    ['Tel. 07700-900-123', 'contact_details'],
    ['Text +44 7700 900 123', 'contact_details'],
    ['Office (0113) 496 0123', 'contact_details'],
    ['O77OO 9OO123', 'contact_details'],
    ['oh seven seven double zero nine double zero one two three', 'contact_details'],
    ['zero seven, seven zero zero, nine zero zero, one two three', 'contact_details'],
    ['０７７００ ９００１２３', 'contact_details'],
    ['077\u{200B}00 900\u{200B}123', 'contact_details'],
    ['Write to jane.seller@example.com', 'contact_details'],
    ['jane (at) example (dot) com', 'contact_details'],
    ['jane at example dot com', 'contact_details'],
    ['jane.seller at gmail', 'contact_details'],
    ['WhatsApp me any time', 'contact_details'],
    ['Find us on Instagram', 'contact_details'],
    ['insta: jane_sells', 'contact_details'],
    ['More from @jane_sells_leeds', 'contact_details'],
    ['Message me on Facebook', 'contact_details'],
    ['Video at https://tours.example.com/14', 'external_link'],
    ['See www.my-house.com', 'external_link'],
    ['Also listed on rightmove.co.uk', 'external_link'],
    ['Plans at bit.ly/3xyz', 'external_link'],
    ['Reserve to 40-47-84 12345678', 'bank_details'],
    ['Sort code 20 45 77, account 12345678', 'bank_details'],
    ['GB29 NWBK 6016 1331 9268 19', 'bank_details'],
    ['Ask for my bank details', 'bank_details'],
    ['My account number is the one on the card', 'bank_details'],
    ['I take bitcoin', 'payment_request'],
    ['Payment by Western Union', 'payment_request'],
    ['Pay a holding deposit and it is yours', 'payment_request'],
    ['Send the reservation fee to take it off the market', 'payment_request'],
    ['No DSS', 'discrimination'],
    ['Sorry, DSS not accepted', 'discrimination'],
    ['No housing benefit please', 'discrimination'],
    ['No benefits claimants', 'discrimination'],
    ['Whites only', 'discrimination'],
    ['White people only', 'discrimination'],
    ['No blacks, no Irish', 'discrimination'],
    ['No Asians or Africans', 'discrimination'],
    ['No Indian buyers', 'discrimination'],
    ['We will not sell to Muslims', 'discrimination'],
    ['Not for immigrants', 'discrimination'],
    ['No foreigners', 'discrimination'],
    ['British only please.', 'discrimination'],
    ['English only need apply', 'discrimination'],
    ['Christian families only', 'discrimination'],
    ['Married couples only', 'discrimination'],
    ['Only for British families', 'discrimination'],
    ['No gays', 'discrimination'],
    ['No gay couples', 'discrimination'],
    ['No disabled people', 'discrimination'],
    ['No travellers or gypsies', 'discrimination'],
    ['No single mothers', 'discrimination'],
    ['No pensioners', 'discrimination'],
    ['Heterosexual couples preferred', 'discrimination'],
    ['British nationals only', 'discrimination'],
    ['The pikeys next door have gone', 'offensive_language'],
  ])('block %s', (text, rule) => {
    expect(rulesIn(text)).toContain(`${rule} block`);
  });

  test.each([
    ['Would suit a Christian family', 'discrimination'],
    ['Ideal for Asian families', 'discrimination'],
    ['A nice white neighbourhood', 'discrimination'],
    ['Mainly Muslim area', 'discrimination'],
    ['Ladies only', 'discrimination'],
    ['Under 40s only', 'discrimination'],
    ['No children', 'discrimination'],
    ['No kids or families', 'discrimination'],
    ['Children not allowed', 'discrimination'],
    ['Adults only', 'discrimination'],
    ['You must pay an admin fee', 'payment_request'],
    ['The deposit has to be paid', 'payment_request'],
    ['A fucking great view', 'offensive_language'],
  ])('hold %s for a review', (text, rule) => {
    expect(rulesIn(text)).toEqual([`${rule} review`]);
  });

  test('name every broken rule of a text once, the strictest first', () => {
    expect(
      rulesIn(
        'Whites only, no DSS. Call 07700 900123 or jane@example.com. Sort code 20-45-77, account 12345678.',
      ),
    ).toEqual(['bank_details block', 'contact_details block', 'discrimination block']);
  });

  test('are found in every public field', () => {
    const fields = findTextIssues(
      listing('A fine home.', {
        houseNo: 'Call 07700 900123',
        address: { ...completeDraft.address, line2: 'jane (at) example (dot) com' },
        images: [{ id: completeDraft.images[0].id, alt: 'www.my-house.com' }],
        keyFacts: { planning: 'Ask 07700 900123', leasehold: { ...lease, groundRentReview: 'No DSS' } },
        epcCertificate: { status: 'exempt', exemptReason: 'Ask 07700 900123' },
      }),
    ).map(({ field, step }) => `${field} ${step}`);
    expect(fields).toEqual([
      'houseNo 1',
      'address 1',
      'keyFacts.leasehold 2',
      'keyFacts.planning 3',
      'images.0 4',
      'epcCertificate 6',
    ]);
  });

  test('are quoted in the advice for the seller', () => {
    const [finding] = findTextIssues(listing('Call 07700 900123 today'));
    expect(finding && toAdvice(finding)).toMatch(/^Take out “07700 900123”\. Buyers message you here/);
  });

  test('allow an age rule in housing for older people', () => {
    expect(rulesIn('Over 55s. No children.', { retirement: true })).toEqual([]);
    expect(rulesIn('Over 55s. No children.')).toEqual(['discrimination review']);
  });

  test('allow the reservation fee of an auction', () => {
    const text = 'Buyers pay a reservation fee of 4.5 per cent.';
    expect(rulesIn(text, { auction: true })).toEqual([]);
    expect(rulesIn(text)).toEqual(['payment_request review']);
  });

  test('include capitals as advice', () => {
    expect(rulesIn('A STUNNING FAMILY HOME IN THE MOST SOUGHT AFTER ROAD OF LEEDS')).toEqual([
      'capitals advise',
    ]);
  });
});

const lease = { yearsLeft: 90, groundRentPence: 0, serviceChargePence: 0 };

describe('texts of ordinary listings', () => {
  test.each([
    'Guide price £325,000, offers over £1,250,000 for both',
    'A 999-year lease from 1 January 1990, ground rent £250 a year',
    'Service charge £1,842.50 last year, reviewed every 5 years',
    'Built 1930-1938 and extended in 2010, 2014 and 2019',
    'Kitchen 3.2 x 4.5 m, 14.4 sq m; garden 0.25 acre',
    'UPRN 100023336956, title WYK123456',
    'Certificate 0123-4567-8901-2345-6789, rated C (72)',
    'Junction 10 of the M25 and the A1(M) are near; trains at 07:12, 07:42 and 08:12',
    'Open from 0900 to 1000 or 1100 to 1200 on 12-03-26',
    'One of six flats; two double bedrooms, one single, one bathroom, two toilets',
    'One, two or three cars fit; four if one is small',
    'Planning permission 22/01234/FUL, granted 01.02.2023',
    'Oak Road, LS6 3HN, flat 07, number 02 to 12',
    'The boiler was serviced in 2024.The garden faces south',
    'White goods stay. White walls and black granite throughout',
    'White only on the ceilings last year, now cream',
    'No chain, no onward chain, no pets, no parking charges',
    'No black mould and no damp',
    'No disabled access from the lane; step-free from the street',
    'Not suitable for wheelchairs, as the hall is narrow',
    'The pond is not suitable for young children without a fence',
    'A family home, perfect for families and young professionals',
    'Good primary schools and a children’s playground',
    'No children’s play area on the estate',
    'English Heritage looks after the castle; the Catholic church is opposite',
    'Christian Street, off Jewish Museum Lane',
    'The mosque, the synagogue and the temple are ten minutes away',
    'Indian sandstone patio, Chinese slate roof, Irish Sea views',
    'No Indian sandstone, but real York stone',
    'The Polish shop and the Asian supermarket are around the corner',
    'Welsh slate only, never concrete tiles',
    'English oak only was used for the stairs',
    'Handy for travellers and commuters',
    'A retirement flat for over 55s with a warden',
    'Instagram-worthy kitchen, an Instagrammable bath',
    'We met @ the open house',
    'Energy rating at https://www.gov.uk/find-energy-certificate',
    'Swift boxes under the eaves for a swift sale',
    'The bank is at the end of the road, as is the chaps’ barber',
    'A deposit of 10% is paid on exchange through your solicitor',
    'Residents pay £120 a month towards the gardens',
    'The council tax payment is £2,140.55 a year',
    'Ask for a viewing; write to us here and we answer within the day',
    'Call in at the farm shop or text your neighbours on the street’s group',
    'Scunthorpe, Penistone, Cockermouth, Shitterton and Twatt are all lovely',
    'Gay Street in Bath; Blackboy Hill in Bristol',
    'The master bedroom has built-in wardrobes',
    'Cash buyers only, as the roof is thatched and non-standard',
    'Mortgage lenders may ask for a survey',
    'No smoking in the communal areas; no subletting',
    'No benefit of a garage, but two permits',
    'No foreign stone was used',
    'Married quarters until 1955, an officers’ mess before',
    'Straight stairs only, no winders',
    'Suits a keen gardener, a family or a couple',
    'Mainly Victorian area, mostly white houses',
    'The adults’ library is next to the children’s',
    'No old boilers, no old wiring: all renewed in 2021',
    'ABC nursery, BT and EE, VDSL and FTTP, EPC C, NHS dentist',
    'A studio at Dot Lane, com­mon land behind',
    'The dog-friendly pub, the Traveller’s Rest, does lunch',
    'Disabled parking bay outside and a ramp to the door',
    'Ground source heat pump; 16 solar panels of 400 W, 6.4 kWp',
    'Fibre to 900 Mbps; 4G from three networks',
  ])('pass: %s', (text) => {
    expect(rulesIn(text)).toEqual([]);
  });

  test('pass in all properties of the demo', () => {
    const tripped = createDemoHomes().flatMap((home) =>
      findTextIssues(
        listing(home.description, {
          houseNo: home.houseNo,
          address: home.address,
          keyFacts: home.keyFacts,
          auction: home.auction,
          retirement: home.retirement,
        }),
      ),
    );
    expect(tripped).toEqual([]);
  });
});

describe('the rules', () => {
  test('find a mobile number in any grouping', () => {
    const digits = fc.stringMatching(/^07\d{9}$/);
    const gaps = fc.array(fc.constantFrom('', ' ', '-'), { minLength: 11, maxLength: 11 });
    fc.assert(
      fc.property(digits, gaps, (number, between) => {
        const written = number
          .split('')
          .map((digit, index) => digit + (index % 3 === 1 && index < 10 ? between[index] : ''))
          .join('');
        expect(rulesIn(`Viewings on ${written} please`)).toContain('contact_details block');
      }),
    );
  });

  test('judge any text without failing, with valid findings', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (text) => {
        for (const finding of findTextIssues(listing(text))) {
          expect(TextFinding.parse(finding)).toEqual(finding);
          expect(finding.excerpt.length).toBeLessThanOrEqual(80);
        }
      }),
      { numRuns: countRuns(40, 500) },
    );
  });

  test('pass prices, years and areas in any number', () => {
    const figure = fc.oneof(
      fc.integer({ min: 1_000, max: 5_000_000 }).map((pounds) => `£${pounds.toLocaleString('en-GB')}`),
      fc.integer({ min: 1700, max: 2026 }).map(String),
      fc.integer({ min: 10, max: 400 }).map((area) => `${area} sq m`),
    );
    fc.assert(
      fc.property(fc.array(figure, { minLength: 1, maxLength: 8 }), (figures) => {
        expect(rulesIn(`Here are ${figures.join(', ')}.`)).toEqual([]);
      }),
    );
  });
});
