import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import type { Title } from './titles.ts';

const Line = z.string().default('');
const Subject = z.object({
  TitleNumber: z.string().optional(),
  PropertyAddress: z.object({ BuildingName: Line, BuildingNumber: Line, PostcodeZone: Line }).optional(),
});
/** A question as the schema RequestOnlineOwnershipVerificationV1_0 has it, with the login of its header. */
const Question = z
  .object({
    Envelope: z.object({
      Header: z.object({
        Security: z.object({ UsernameToken: z.object({ Username: z.string(), Password: z.string() }) }),
      }),
      Body: z.object({
        verifyOwnership: z.object({
          in: z.object({
            MessageId: z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9-]{4,49}$/),
            Reference: z.string().min(1).max(25),
            SubjectProperty: Subject,
            FirstForename: z.string().regex(/^[a-zA-Z0-9\-']+$/),
            MiddleName: z
              .string()
              .regex(/^[a-zA-Z0-9\-\s']+$/)
              .optional(),
            Surname: z.string().regex(/^[a-zA-Z0-9\-\s']+$/),
          }),
        }),
      }),
    }),
  })
  .transform(({ Envelope: { Header, Body } }) => ({
    login: Header.Security.UsernameToken,
    ...Body.verifyOwnership.in,
  }));
export type Question = z.output<typeof Question>;

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false });
const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

/** `undefined` for a message that breaks the schema. */
export function parseQuestion(xml: string): Question | undefined {
  return Question.safeParse(parser.parse(xml)).data;
}

const buildEnvelope = (body: unknown): string =>
  builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'soapenv:Envelope': {
      '@xmlns:soapenv': 'http://schemas.xmlsoap.org/soap/envelope/',
      'soapenv:Body': body,
    },
  });

const buildResponse = (answer: unknown): string =>
  buildEnvelope({
    'ns3:verifyOwnershipResponse': { '@xmlns:ns3': 'http://ownershipv1_0.ws.bg.lr.gov/', return: answer },
  });

export function buildFault(text: string): string {
  return buildEnvelope({ 'soapenv:Fault': { faultcode: 'soapenv:SchemaFault', faultstring: text } });
}

export function buildRejection(
  { Reference }: Pick<Question, 'Reference'>,
  code: string,
  reason: string,
): string {
  return buildResponse({
    'ns4:TypeCode': '20',
    'ns4:Rejection': { 'ns4:Reason': reason, 'ns4:Code': code, 'ns4:Reference': Reference },
  });
}

export interface TitleMatch {
  readonly title: Title;
  readonly surname: string;
  readonly forename: string;
  readonly middleName?: string | undefined;
}

export function buildResult(
  { Reference }: Pick<Question, 'Reference'>,
  matches: readonly TitleMatch[],
): string {
  return buildResponse({
    'ns4:TypeCode': '30',
    'ns4:Result': {
      'ns4:Reference': Reference,
      'ns4:MatchResult': matches.length > 1 ? 'MULTIPLE_MATCHES' : 'SINGLE_MATCH',
      'ns4:Match': matches.map(buildMatch),
    },
  });
}

const buildMatch = ({ title, surname, forename, middleName }: TitleMatch) => ({
  'ns4:SubjectProperty': {
    'ns4:TitleNumber': title.titleNumber,
    'ns4:PropertyAddress': {
      'ns4:BuildingName': title.buildingName,
      'ns4:SubBuildingName': title.subBuildingName,
      'ns4:BuildingNumber': title.buildingNumber,
      'ns4:StreetName': title.streetName,
      'ns4:PostcodeZone': title.postcode,
      'ns4:Tenure': title.tenure,
    },
  },
  'ns4:SurnameMatch': { 'ns4:TypeOfMatch': surname },
  'ns4:ForenameMatchDetails': { 'ns4:TypeOfMatch': forename },
  ...(middleName !== undefined && { 'ns4:MiddleNameMatchDetails': { 'ns4:TypeOfMatch': middleName } }),
  'ns4:MatchInformation': { 'ns4:Name': 'Ownership', 'ns4:Value': 'Sole' },
});
