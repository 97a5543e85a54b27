import { CaseId, PaymentId, PropertyId, TicketId, UserId } from '../../../../events/vocabulary.ts';
import { findNumberedId } from '../../../kernel/data/counter.ts';
import { log } from '../../../kernel/observability/log.ts';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import {
  listPaymentsOfOwner,
  listPaymentsOfProperty,
} from '../../../money/payments/adapters/payment-repository.ts';
import { findReceiptByNumber } from '../../../money/payments/adapters/receipt-repository.ts';
import { loadAccounts, findAccountByEmail } from '../../../people/accounts/adapters/account-repository.ts';
import { listReportCases } from '../../../trust/cases/adapters/report-case-repository.ts';
import { toFoundCase } from '../../../trust/cases/queries/list-reports.ts';
import { findTicket } from '../../../trust/enquiries/adapters/ticket-repository.ts';
import { listIdsBySum, listTermsBeginning, type PhraseKind } from '../adapters/directory-repository.ts';
import { parseDeskQuery, type DeskQuery } from '../domain/desk-query.ts';
import { hasEveryWord, type DirectoryKind } from '../domain/directory.ts';
import { maxFound } from '../domain/found-limits.ts';
import { loadFoundPayments, toFoundHome, toFoundPerson } from './found-rows.ts';
import { countMattersOfPerson } from './load-matters.ts';

/** Rows of one word that are looked through for the other words. */
const maxLookedThrough = 300;

interface DeskSearch {
  readonly typed: string;
  /** The one kind that is looked for; every kind without it. */
  readonly only?: DirectoryKind | undefined;
}
interface Bounds extends Pick<DeskSearch, 'only'> {
  readonly most: number;
}

type FoundIds = Readonly<Record<DirectoryKind, ReadonlySet<string>>>;

/**
 * Everything that fits what was typed, by kind. Whoever looks is in the log with the ids of what was found, as with
 * private documents (decision 052).
 */
export async function searchDesk({ typed, only }: DeskSearch, reader: string, now: Date) {
  const most = only ? maxFound.ofOneKind : maxFound.perKind;
  const { ids, paymentsCut } = await findIds(parseDeskQuery(typed, now), { only, most });
  const pick = (kind: DirectoryKind) => (!only || only === kind ? [...ids[kind]].slice(0, most) : []);
  const [people, homes, payments, tickets, cases] = await Promise.all([
    loadAccounts(pick('person')),
    listProperties(pick('home').map((id) => PropertyId.parse(id))),
    loadFoundPayments(pick('payment').map((id) => PaymentId.parse(id))),
    Promise.all(pick('ticket').map((id) => findTicket(TicketId.parse(id)))),
    listReportCases(pick('case').map((id) => CaseId.parse(id))),
  ]);
  const found = {
    people: await Promise.all(
      [...people.values()].map(async (person, at) => ({
        ...toFoundPerson(person),
        // Each is counted by several queries.
        ...(at < maxFound.perKind && { counts: await countMattersOfPerson(person.id, now) }),
      })),
    ),
    homes: homes.map(toFoundHome),
    payments,
    tickets: tickets.flatMap((ticket) => ticket ?? []),
    cases: cases.map(toFoundCase),
  };
  log.info('The desk was searched', {
    reader,
    found: Object.values(found).flatMap((rows: readonly { readonly id: string }[]) =>
      rows.map(({ id }) => id),
    ),
  });
  return { ...found, paymentsCut };
}

async function findIds(query: DeskQuery, { only, most }: Bounds) {
  const { email, phrase } = query;
  const beginning = email ?? phrase;
  const canBegin = beginning.length >= 2;
  const isWanted = (kind: DirectoryKind) => only === undefined || only === kind;
  const find = async (kind: PhraseKind) =>
    canBegin && isWanted(kind) ? findByPhrase(kind, beginning, email !== undefined) : [];
  const [numbered, person, home, ticket, report, byEmail, payment, others] = await Promise.all([
    Promise.all(query.numbers.map(findNumberedId)),
    email === undefined ? find('person') : [],
    email === undefined ? find('home') : [],
    find('ticket'),
    email === undefined ? [] : find('case'),
    email !== undefined && isWanted('person') ? findAccountByEmail(email) : undefined,
    isWanted('payment') ? findPayments(query, most) : [],
    only === 'payment' ? findPaymentsOfOthers(query) : { ids: [], isCut: false },
  ]);
  const known = [idOf(query.typed), ...numbered].flatMap((id) => id ?? []);
  const ofPrefix = (prefix: string, found: readonly string[]) =>
    new Set([...known.filter((id) => id.startsWith(prefix)), ...found]);
  const ids: FoundIds = {
    person: ofPrefix('usr_', byEmail ? [byEmail.id] : person),
    home: ofPrefix('prp_', home),
    payment: ofPrefix('pay_', [...payment, ...others.ids]),
    ticket: ofPrefix('tkt_', ticket),
    case: ofPrefix('cas_', report),
  };
  return { ids, paymentsCut: others.isCut };
}

/** What was typed, where it is an id of something that the desk has. */
function idOf(typed: string): string | undefined {
  return [UserId, PropertyId, PaymentId, TicketId, CaseId]
    .map((schema) => schema.safeParse(typed))
    .find(({ success }) => success)?.data;
}

/** By how a phrase goes on, or else by one word of it, with the others anywhere. */
async function findByPhrase(kind: PhraseKind, phrase: string, isWhole: boolean): Promise<string[]> {
  const found = await listTermsBeginning(kind, phrase, maxLookedThrough);
  if (isWhole) return found.filter((row) => row.phrase === phrase).map(({ subjectId }) => subjectId);
  if (found.length > 0 || !phrase.includes(' ')) return found.map(({ subjectId }) => subjectId);
  const [longest = ''] = phrase.split(' ').toSorted((one, other) => other.length - one.length);
  if (longest.length < 2) return [];
  const looked = await listTermsBeginning(kind, longest, maxLookedThrough);
  return looked.filter((row) => hasEveryWord(row.phrase, phrase)).map(({ subjectId }) => subjectId);
}

/** People, and homes, whose payments are looked up: a query each. */
const maxPayers = 20;

/**
 * The payments of people and homes that a search among payments names, the latest first; `isCut` where more are named
 * than were asked.
 */
async function findPaymentsOfOthers({ email, phrase }: DeskQuery) {
  const named = async (kind: 'person' | 'home') => [
    ...new Set(phrase.length < 2 ? [] : await findByPhrase(kind, phrase, false)),
  ];
  const [byEmail, people, homes] = await Promise.all([
    email === undefined ? undefined : findAccountByEmail(email),
    named('person'),
    named('home'),
  ]);
  const payers = byEmail ? [byEmail.id] : people.map((id) => UserId.parse(id));
  const found = await Promise.all([
    ...payers.slice(0, maxPayers).map(listPaymentsOfOwner),
    ...homes.slice(0, maxPayers).map((id) => listPaymentsOfProperty(PropertyId.parse(id))),
  ]);
  const ids = found
    .flat()
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .map(({ id }) => id);
  return { ids, isCut: payers.length > maxPayers || homes.length > maxPayers };
}

async function findPayments({ receipt, pence, day }: DeskQuery, most: number): Promise<readonly string[]> {
  if (receipt !== undefined) {
    const paper = await findReceiptByNumber(receipt);
    return paper ? [paper.paymentId] : [];
  }
  if (pence === undefined && day === undefined) return [];
  return listIdsBySum({ ...(pence !== undefined && { pence }), ...(day !== undefined && { day }) }, most);
}
