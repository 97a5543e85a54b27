import { describe, expect, test } from 'vitest';
import {
  buildGatewayMessage,
  parseGatewayAnswer,
} from '../../functions/deals/ownership-checks/adapters/gateway-message.ts';

const login = { username: 'BG<User>', password: 'p&ss' };
const question = {
  messageId: 'ownership-01K9ZX3Q6T4C8V0R2M5N7P9B1F-0-0',
  reference: '1K9ZX3Q6T4C8V0R2M5N7P9B1F',
  subject: { buildingNumber: '21', postcode: 'LS1 4AB' },
  name: { firstForename: 'MAYA', middleName: 'ANNE', surname: "O'HARA" },
};

describe('buildGatewayMessage', () => {
  test('keeps the order of the schema and escapes what it carries', () => {
    const xml = buildGatewayMessage(question, login);
    const names = [...xml.matchAll(/<oov:(\w+)>/g)].map(([, name]) => name);
    expect(names.slice(0, 9)).toEqual([
      'MessageId',
      'Reference',
      'SubjectProperty',
      'PropertyAddress',
      'BuildingNumber',
      'PostcodeZone',
      'FirstForename',
      'MiddleName',
      'Surname',
    ]);
    expect(xml).toContain('<wsse:Username>BG&lt;User&gt;</wsse:Username>');
    expect(xml).toContain('>p&amp;ss</wsse:Password>');
    expect(xml).toContain(
      '<oov:IndicatorType>ContinueIfOutOfHours</oov:IndicatorType><oov:IndicatorValue>false</oov:IndicatorValue>',
    );
  });

  test('asks for a title number instead of the address', () => {
    const xml = buildGatewayMessage({ ...question, subject: { titleNumber: 'WYK123456' } }, login);
    expect(xml).toContain(
      '<oov:SubjectProperty><oov:TitleNumber>WYK123456</oov:TitleNumber></oov:SubjectProperty>',
    );
  });
});

const wrap = (answer: string) => `<?xml version="1.0" encoding="UTF-8"?>
<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>
<ns3:verifyOwnershipResponse xmlns:ns3="http://ownershipv1_0.ws.bg.lr.gov/"><return>${answer}</return></ns3:verifyOwnershipResponse>
</soapenv:Body></soapenv:Envelope>`;
const reject = (code: string) =>
  wrap(`<ns4:TypeCode>20</ns4:TypeCode><ns4:Rejection><ns4:Reason>No</ns4:Reason><ns4:Code>${code}</ns4:Code>
<ns4:Reference>ABC</ns4:Reference></ns4:Rejection>`);
/** The sample of HM Land Registry's interface specification, V1.2. */
const sample =
  wrap(`<TypeCode>30</TypeCode><Result><Reference>ABC</Reference><MatchResult>SINGLE_MATCH</MatchResult>
<Match><SubjectProperty><TitleNumber>NT100</TitleNumber><PropertyAddress><BuildingNumber>101A</BuildingNumber>
<StreetName>APPLE ROAD</StreetName><CityName>NOTTINGHAM</CityName><PostcodeZone>PL1 1QQ</PostcodeZone>
<Tenure>freehold</Tenure></PropertyAddress></SubjectProperty><SurnameMatch><TypeOfMatch>NO_MATCH</TypeOfMatch></SurnameMatch>
<StringMatchDetails><TypeOfMatch>NO_MATCH</TypeOfMatch></StringMatchDetails></Match>
<Match><SubjectProperty><TitleNumber>NT275842</TitleNumber><PropertyAddress><SubBuildingName>FLAT 12</SubBuildingName>
<BuildingNumber>101A</BuildingNumber><StreetName>APPLE ROAD</StreetName><CityName>NOTTINGHAM</CityName>
<PostcodeZone>PL1 1QQ</PostcodeZone><Tenure>leasehold</Tenure></PropertyAddress></SubjectProperty>
<SurnameMatch><TypeOfMatch>MATCH</TypeOfMatch></SurnameMatch>
<ForenameMatchDetails><TypeOfMatch>MATCH</TypeOfMatch></ForenameMatchDetails>
<MiddleNameMatchDetails><TypeOfMatch>MATCH</TypeOfMatch></MiddleNameMatchDetails>
<MatchInformation><Name>HistoricalMatch</Name><Value>true</Value></MatchInformation>
<MatchInformation><Name>Ownership</Name><Value>Joint</Value></MatchInformation></Match></Result>`);

describe('parseGatewayAnswer', () => {
  test('reads the titles of a result', () =>
    expect(parseGatewayAnswer(sample)).toEqual({
      kind: 'titles',
      titles: [
        {
          titleNumber: 'NT100',
          house: '101A',
          street: 'APPLE ROAD',
          postcode: 'PL1 1QQ',
          tenure: 'freehold',
          surname: 'none',
          forename: 'skipped',
          wholeName: 'none',
          isFormerOwner: false,
        },
        {
          titleNumber: 'NT275842',
          house: 'FLAT 12, 101A',
          street: 'APPLE ROAD',
          postcode: 'PL1 1QQ',
          tenure: 'leasehold',
          surname: 'match',
          forename: 'match',
          middleName: 'match',
          isFormerOwner: true,
        },
      ],
    }));

  test.each([
    ['bg.properties.nopropertyfound', { kind: 'not_found' }],
    ['bg.title.invalid', { kind: 'not_found' }],
    ['bg.properties.toomanyproperties', { kind: 'too_many_titles' }],
    ['bg.outofhours.stop', { kind: 'silent', code: 'bg.outofhours.stop', isAnswered: true }],
    ['bg.auth.fails', { kind: 'silent', code: 'bg.auth.fails', isAnswered: true }],
  ])('reads the rejection %s', (code, answer) => expect(parseGatewayAnswer(reject(code))).toEqual(answer));

  test.each([
    ['a page with an apology', '<html><body>We are sorry</body></html>'],
    ['nothing', ''],
    ['a broken text', '<soapenv:Envelope><soapenv:Body>'],
    [
      'a fault',
      '<e:Envelope xmlns:e="x"><e:Body><e:Fault><faultcode>x</faultcode></e:Fault></e:Body></e:Envelope>',
    ],
    [
      'a result without titles’ numbers',
      wrap('<TypeCode>30</TypeCode><Result><MatchResult>SINGLE_MATCH</MatchResult><Match/></Result>'),
    ],
    ['an entity', sample.replace('<?xml version="1.0" encoding="UTF-8"?>', '<!DOCTYPE x [<!ENTITY a "b">]>')],
  ])('takes %s for silence', (_, xml) =>
    expect(parseGatewayAnswer(xml)).toEqual({ kind: 'silent', code: 'unreadable', isAnswered: true }),
  );

  test('takes an acknowledgement for silence', () =>
    expect(parseGatewayAnswer(wrap('<TypeCode>10</TypeCode><Acknowledgement/>'))).toMatchObject({
      code: 'queued',
    }));
});
