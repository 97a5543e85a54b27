import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import type { RegisterAddress } from '../domain/register-address.ts';
import type {
  NameMatch,
  RegisterAnswer,
  RegisteredTitle,
  RegisterSilence,
} from '../domain/register-answer.ts';
import type { RegisterName } from '../domain/register-name.ts';
import type { GatewayKeys } from './gateway-keys.ts';

/** What the register is asked; a repeat under the same id gets the same answer. */
export interface GatewayQuestion {
  readonly messageId: string;
  /** Ours, of at most 25 characters. */
  readonly reference: string;
  readonly subject: { readonly titleNumber: string } | RegisterAddress;
  readonly name: RegisterName;
}

const prefix = '@';
const security = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd';
const plainPassword =
  'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0#PasswordText';
const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: prefix });

/** A question of the service Online Owner Verification V1.0, with the login in its header. */
export function buildGatewayMessage(
  { messageId, reference, subject, name }: GatewayQuestion,
  { username, password }: Pick<GatewayKeys, 'username' | 'password'>,
): string {
  const { firstForename, middleName, surname } = name;
  return builder.build({
    '?xml': { [`${prefix}version`]: '1.0', [`${prefix}encoding`]: 'UTF-8' },
    'soapenv:Envelope': {
      [`${prefix}xmlns:soapenv`]: 'http://schemas.xmlsoap.org/soap/envelope/',
      'soapenv:Header': {
        'wsse:Security': {
          [`${prefix}xmlns:wsse`]: security,
          'wsse:UsernameToken': {
            'wsse:Username': username,
            'wsse:Password': { [`${prefix}Type`]: plainPassword, '#text': password },
          },
        },
        'i18n:international': {
          [`${prefix}xmlns:i18n`]: 'http://www.w3.org/2005/09/ws-i18n',
          'i18n:locale': 'en',
        },
      },
      'soapenv:Body': {
        'tns:verifyOwnership': {
          [`${prefix}xmlns:tns`]: 'http://ownershipv1_0.ws.bg.lr.gov/',
          [`${prefix}xmlns:oov`]: 'http://www.landregistry.gov.uk/OOV/RequestOnlineOwnershipVerificationV1_0',
          in: {
            'oov:MessageId': messageId,
            'oov:Reference': reference,
            'oov:SubjectProperty': buildSubject(subject),
            'oov:FirstForename': firstForename,
            ...(middleName !== undefined && { 'oov:MiddleName': middleName }),
            'oov:Surname': surname,
            'oov:Indicators': {
              'oov:Indicator': [
                // A request out of hours is refused, and asked again later: no second service has to be polled.
                buildIndicator('ContinueIfOutOfHours', false),
                buildIndicator('SkipPartialMatching', false),
                buildIndicator('SkipHistoricalMatching', true),
              ],
            },
          },
        },
      },
    },
  });
}

/** The elements stand in the order of the schema. */
function buildSubject(subject: GatewayQuestion['subject']) {
  if ('titleNumber' in subject) return { 'oov:TitleNumber': subject.titleNumber };
  const { buildingName, buildingNumber, postcode } = subject;
  return {
    'oov:PropertyAddress': {
      ...(buildingName !== undefined && { 'oov:BuildingName': buildingName }),
      ...(buildingNumber !== undefined && { 'oov:BuildingNumber': buildingNumber }),
      'oov:PostcodeZone': postcode,
    },
  };
}

const buildIndicator = (type: string, value: boolean) => ({
  'oov:IndicatorType': type,
  'oov:IndicatorValue': String(value),
});

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => ['Match', 'MatchInformation'].includes(name),
});

const matches: Readonly<Record<string, NameMatch>> = {
  MATCH: 'match',
  PARTIAL_MATCH: 'partial',
  NO_MATCH: 'none',
  SKIPPED: 'skipped',
};
const Match = z
  .object({ TypeOfMatch: z.enum(['MATCH', 'PARTIAL_MATCH', 'NO_MATCH', 'SKIPPED']) })
  .transform(({ TypeOfMatch }) => matches[TypeOfMatch] ?? 'none');
const Line = z.string().default('');

const Title = z
  .object({
    SubjectProperty: z.object({
      TitleNumber: z.string().min(1),
      PropertyAddress: z.object({
        BuildingName: Line,
        SubBuildingName: Line,
        BuildingNumber: Line,
        StreetName: Line,
        PostcodeZone: Line,
        Tenure: z.string(),
      }),
    }),
    SurnameMatch: Match,
    ForenameMatchDetails: Match.optional(),
    MiddleNameMatchDetails: Match.optional(),
    StringMatchDetails: Match.optional(),
    MatchInformation: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  })
  .transform((match): RegisteredTitle => {
    const { TitleNumber: titleNumber, PropertyAddress: address } = match.SubjectProperty;
    const house = [address.SubBuildingName, address.BuildingName, address.BuildingNumber];
    return {
      titleNumber,
      house: house.filter((part) => part !== '').join(', '),
      street: address.StreetName,
      postcode: address.PostcodeZone,
      tenure: address.Tenure,
      surname: match.SurnameMatch,
      forename: match.ForenameMatchDetails ?? 'skipped',
      middleName: match.MiddleNameMatchDetails,
      wholeName: match.StringMatchDetails,
      isFormerOwner: match.MatchInformation.some(
        ({ Name, Value }) => Name === 'HistoricalMatch' && Value === 'true',
      ),
    };
  });

const Answer = z.discriminatedUnion('TypeCode', [
  z.object({ TypeCode: z.literal('10') }),
  z.object({ TypeCode: z.literal('20'), Rejection: z.object({ Code: z.string() }) }),
  z.object({
    TypeCode: z.literal('30'),
    Result: z.object({ MatchResult: z.string(), Match: z.array(Title).default([]) }),
  }),
]);
const Envelope = z.object({
  Envelope: z.object({
    Body: z.object({ verifyOwnershipResponse: z.object({ return: z.unknown() }) }),
  }),
});
const Wrapped = z.object({ ResponseOOV: Answer });

const rejections: Readonly<Record<string, RegisterAnswer>> = {
  'bg.properties.nopropertyfound': { kind: 'not_found' },
  'bg.properties.novalidtitlefound': { kind: 'not_found' },
  'bg.title.invalid': { kind: 'not_found' },
  'bg.postcode.invalid': { kind: 'not_found' },
  'bg.address.invalidaddresscriteria': { kind: 'not_found' },
  'bg.properties.toomanyproperties': { kind: 'too_many_titles' },
};

/** What an answer says; whatever is no answer to the question counts as silence. */
export function parseGatewayAnswer(xml: string): RegisterAnswer | RegisterSilence {
  const answer = readAnswer(xml);
  if (!answer) return { kind: 'silent', code: 'unreadable', isAnswered: true };
  if (answer.TypeCode === '10') return { kind: 'silent', code: 'queued', isAnswered: true };
  if (answer.TypeCode === '30') return { kind: 'titles', titles: answer.Result.Match };
  const { Code: code } = answer.Rejection;
  return rejections[code] ?? { kind: 'silent', code, isAnswered: true };
}

function readAnswer(xml: string): z.output<typeof Answer> | undefined {
  // No answer of the gateway declares entities.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return undefined;
  const body = Envelope.safeParse(parseXml(xml)).data?.Envelope.Body.verifyOwnershipResponse.return;
  return Wrapped.safeParse(body).data?.ResponseOOV ?? Answer.safeParse(body).data;
}

function parseXml(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch {
    return undefined;
  }
}
