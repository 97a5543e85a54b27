import { describe, expect, test } from 'vitest';
import { FileFault } from '../../../functions/finding/portals/domain/incoming/file-home.ts';
import { toIncomingHome } from '../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { readReaxml } from '../../../web/features/selling/import/read-reaxml.ts';

const wrap = (homes: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<propertyList date="2026-01-01-12:30:00" username="u" password="p">${homes}</propertyList>`;
const residential = (more: string, attributes = 'status="current"') => `
  <residential modTime="2026-01-01-12:30:00" ${attributes}>
    <agentID>AGENT</agentID><uniqueID>R-1</uniqueID><authority value="exclusive"/>
    <address display="yes">
      <subNumber>2</subNumber><streetNumber>14</streetNumber><street>Oak Road</street>
      <suburb display="yes">Leeds</suburb><state>West Yorkshire</state><postcode>LS6 3HN</postcode>
    </address>${more}
  </residential>`;
const read = (homes: string) => readReaxml(wrap(homes)).homes.map(toIncomingHome);

describe('readReaxml', () => {
  test('takes over what it says of a home', () => {
    const [home] = read(
      residential(`
        <category name="Unit"/><price display="yes">325000</price><priceView>Offers over £325,000</priceView>
        <headline>Top floor</headline><description><![CDATA[Bright & warm <br/> with a view]]></description>
        <features><bedrooms>2</bedrooms><bathrooms>1</bathrooms></features>
        <buildingDetails><area unit="squareMeter">61</area></buildingDetails>
        <images><img id="b" file="b.jpg"/><img id="m" file="front.jpg"/><img id="a" url="https://x.example/a.jpg"/></images>
        <objects><floorplan id="1" file="plan.jpg"/></objects>`),
    );
    expect(home).toMatchObject({
      at: 'Home 1',
      reference: 'R-1',
      title: 'Flat 2, 14 Oak Road, Leeds',
      refusal: undefined,
      remarks: [],
      facts: {
        postcode: 'LS6 3HN',
        price: 325_000,
        priceQualifier: 'offers_over',
        propertyType: 'flat',
        noOfBedrooms: 2,
        noOfBathrooms: 1,
        floorAreaSqm: 61,
        description: [{ value: { mainDescription: 'Top floor\n\nBright & warm\nwith a view' } }],
      },
    });
    expect(home?.media.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'photo front.jpg',
      'photo https://x.example/a.jpg',
      'photo b.jpg',
      'floor_plan plan.jpg',
    ]);
  });

  test.each([
    [residential('', 'status="sold"'), 'is sold'],
    [residential('').replaceAll('residential', 'rental'), 'to let'],
    [residential('').replaceAll('residential', 'commercial'), 'for a business'],
  ])('refuses what is no home for sale', (home, why) => expect(read(home)[0]?.refusal).toContain(why));

  test('leaves the kind of a “House” to the seller', () =>
    expect(read(residential('<category name="House"/>'))[0]).toMatchObject({ remarks: [] }));

  const street = { addressShown: 'street', houseNo: 'Flat 2, 14' };
  const taken = 'The file says that the home has a buyer. The draft starts without one.';
  test.each([
    ['a price to show', residential('<price display="yes">325000</price>'), { price: 325_000 }, []],
    [
      'a price kept back',
      residential('<price display="no">325000</price>'),
      { price: undefined },
      ['The file keeps the price back. Enter it in step 2.'],
    ],
    ['no price to keep back', residential('<price display="no"/>'), { price: undefined }, []],
    ['a home under offer', residential('<underOffer value="yes"/>'), {}, [taken]],
    ['a home that isn’t', residential('<underOffer value="no"/>'), {}, []],
    ['an address to show', residential(''), { addressShown: undefined }, []],
    [
      'a hidden address',
      residential('').replace('<address display="yes">', '<address display="no">'),
      street,
      [],
    ],
  ])('minds what the file wants: %s', (_, home, facts, remarks) => {
    const [found] = read(home);
    expect(found?.facts).toMatchObject(facts);
    expect(found?.remarks.map(({ text, advice }) => [text, advice].filter(Boolean).join(' '))).toEqual(
      remarks,
    );
  });

  test('leaves a sold home sold where it is under offer, too', () =>
    expect(read(residential('<underOffer value="yes"/>', 'status="sold"'))[0]?.refusal).toContain('is sold'));

  test.each([
    ['entities of its own', '<!DOCTYPE a [<!ENTITY b "c">]><propertyList/>'],
    ['an element that never ends', wrap('<residential>')],
    ['no homes', wrap('')],
    ['another kind of XML', '<html><body/></html>'],
  ])('refuses %s', (_, text) => expect(() => readReaxml(text)).toThrow(FileFault));
});
