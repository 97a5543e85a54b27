import type { ServerResponse } from 'node:http';
import { type ProviderContext, readBody, sendJson, type StandIn } from '@gable/local-cloud/stand-ins';
import {
  buildFault,
  buildRejection,
  buildResult,
  parseQuestion,
  type Question,
  type TitleMatch,
} from './messages.ts';
import { createTitles, isTitleAt, Title } from './titles.ts';

const service = '/b2b/EOOV_SoapEngine/OnlineOwnershipVerificationV1_0WebService';

/** As a person types them in a form, to see what a register may answer. */
const surnames: Readonly<Record<string, Omit<TitleMatch, 'title'>>> = {
  STRANGER: { surname: 'NO_MATCH', forename: 'SKIPPED' },
  SIMILAR: { surname: 'PARTIAL_MATCH', forename: 'MATCH' },
  COMPANY: { surname: 'SKIPPED', forename: 'SKIPPED' },
  MIDDLE: { surname: 'MATCH', forename: 'MATCH', middleName: 'NO_MATCH' },
};
/** The number of a house, or the end of a title number, at which the register fails. */
const unregistered = '404';
const closed = '503';
const broken = '500';

/**
 * An emulator of Online Owner Verification of HM Land Registry's Business Gateway. Each home of England and Wales is
 * owned by whoever is asked for, but for the surnames, house numbers and ends of title numbers above.
 * `POST /titles` registers a title, with its owner. A repeated message gets its first answer again, as there.
 */
export function openBusinessGateway({ secret }: ProviderContext): StandIn {
  const titles = new Map<string, Title>();
  const answers = new Map<string, string>();
  const addTitle = (title: Title) => titles.set(title.titleNumber, title);

  const findTitles = ({ SubjectProperty: { TitleNumber, PropertyAddress } }: Question): Title[] => {
    if (TitleNumber !== undefined)
      return [...titles.values()].filter((title) => title.titleNumber === TitleNumber);
    const { BuildingName = '', BuildingNumber = '', PostcodeZone = '' } = PropertyAddress ?? {};
    if (BuildingNumber === unregistered) return [];
    const address = { buildingName: BuildingName, buildingNumber: BuildingNumber, postcode: PostcodeZone };
    const registered = [...titles.values()].filter((title) => isTitleAt(title, address));
    if (registered.length > 0) return registered;
    const created = createTitles(address);
    created.forEach(addTitle);
    return created;
  };

  const answer = (question: Question): string => {
    const { SubjectProperty: subject, login } = question;
    if (login.Username !== secret['username'] || login.Password !== secret['password'])
      return buildRejection(question, 'bg.auth.fails', 'Login details are invalid.');
    const end = subject.TitleNumber?.slice(-3) ?? subject.PropertyAddress?.BuildingNumber;
    if (end === broken) return buildFault('Schema Errors have occured');
    if (end === closed)
      return buildRejection(question, 'bg.outofhours.stop', 'Service is not currently available.');
    const found = findTitles(question);
    if (found.length > 0)
      return buildResult(
        question,
        found.map((title) => compareNames(title, question)),
      );
    return subject.TitleNumber === undefined
      ? buildRejection(question, 'bg.properties.nopropertyfound', 'No title number has been identified.')
      : buildRejection(question, 'bg.title.invalid', 'Title number is invalid');
  };

  return {
    answer: async (request, response, url) => {
      if (request.method !== 'POST') return sendJson(response, 404, { message: 'Not found' });
      const body = (await readBody(request)).toString();
      if (url.pathname === '/titles') {
        addTitle(Title.parse(JSON.parse(body)));
        return sendJson(response, 201, {});
      }
      if (url.pathname !== service) return sendJson(response, 404, { message: 'Not found' });
      const question = parseQuestion(body);
      if (!question) return sendXml(response, buildFault('Schema Errors have occured'));
      const known = answers.get(question.MessageId) ?? answer(question);
      answers.set(question.MessageId, known);
      sendXml(response, known);
    },
  };
}

function sendXml(response: ServerResponse, xml: string): void {
  response
    .writeHead(xml.includes(':Fault>') ? 500 : 200, { 'content-type': 'text/xml; charset=utf-8' })
    .end(xml);
}

function compareNames(title: Title, { FirstForename, MiddleName, Surname }: Question): TitleMatch {
  const { owner } = title;
  if (!owner) {
    const special = surnames[Surname.toUpperCase()];
    return { title, ...(special ?? { surname: 'MATCH', forename: 'MATCH' }) };
  }
  const [first = '', ...middle] = owner.forenames.toUpperCase().split(' ');
  const isSurname = owner.surname.toUpperCase() === Surname.toUpperCase();
  if (!isSurname) return { title, surname: 'NO_MATCH', forename: 'SKIPPED' };
  const forename = first === FirstForename.toUpperCase() ? 'MATCH' : 'NO_MATCH';
  const middleName =
    MiddleName === undefined
      ? undefined
      : MiddleName.toUpperCase() === middle.join(' ')
        ? 'MATCH'
        : 'NO_MATCH';
  return { title, surname: 'MATCH', forename, middleName };
}
