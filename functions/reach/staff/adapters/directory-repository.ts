import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { readIdTime } from '../../../kernel/data/ids.ts';
import {
  createPaddedNumber,
  defineRow,
  indexKey,
  number,
  optionalNumber,
  rowKey,
  text,
} from '../../../kernel/data/row.ts';
import { buildDelete, buildPut, type Write } from '../../../kernel/data/table.ts';
import { DirectoryEntry, type DirectoryKind, type PhraseTerm, type SumTerm } from '../domain/directory.ts';

/** What the indexes of people and of refunds have in place of none. */
const none = 'none';

/** Those of a state who are, or are not, verified. */
export type Shelf = Required<Pick<DirectoryEntry, 'verified'>> & {
  readonly state: NonNullable<DirectoryEntry['state']>;
};

const nameShelf = ({ state, verified }: Shelf): string => `${state}.${verified ? 'verified' : 'unverified'}`;

const entries = defineDocumentEntity('directory-entry', DirectoryEntry, {
  columns: {
    subjectId: text,
    kind: text,
    since: text,
    personId: text,
    /** What it is listed under besides its kind, and since when. */
    shelf: text,
    shelvedAt: text,
    expiresAt: optionalNumber,
    version: number,
    entry: documentColumn,
  },
  derive: ({ personId = none, since, refundedAt, state, verified = false }) => ({
    personId,
    shelf: refundedAt ? 'refunded' : state ? nameShelf({ state, verified }) : none,
    shelvedAt: refundedAt ?? since,
  }),
  indexes: {
    bySubject: rowKey('subjectId'),
    byKind: indexKey('gsi1', 'kind', 'since', 'subjectId'),
    byPerson: {
      ...indexKey('gsi2', 'personId', 'subjectId'),
      condition: ({ personId }) => personId !== none,
    },
    byShelf: {
      ...indexKey('gsi3', ['kind', 'shelf'], 'shelvedAt', 'subjectId'),
      condition: ({ shelf }) => shelf !== none,
    },
  },
});

/** One row per beginning of a phrase, spread over partitions by its first two characters. */
const phraseRow = {
  columns: { subjectId: text, term: text, initial: text, phrase: text, expiresAt: optionalNumber },
  indexes: {
    bySubject: rowKey('subjectId', 'term'),
    byTerm: indexKey('gsi1', 'initial', 'term', 'subjectId'),
  },
} as const;
const NameRow = defineRow('directory-name', phraseRow);
const AddressRow = defineRow('directory-address', phraseRow);
const WriterRow = defineRow('directory-writer', phraseRow);
const ReporterRow = defineRow('directory-reporter', phraseRow);
const SumRow = defineRow('directory-sum', {
  columns: { subjectId: text, pence: createPaddedNumber(9), day: text },
  indexes: {
    bySubject: rowKey('subjectId', 'pence', 'day'),
    bySum: indexKey('gsi1', 'pence', 'day', 'subjectId'),
    byDay: indexKey('gsi2', 'day', 'pence', 'subjectId'),
  },
});

/** The rows of the phrases of a kind; payments have none, and those of homes are never found by this key. */
const phraseRows = {
  person: NameRow,
  home: AddressRow,
  payment: undefined,
  ticket: WriterRow,
  case: ReporterRow,
} as const satisfies Readonly<Record<DirectoryKind, typeof NameRow | undefined>>;
export type PhraseKind = Exclude<DirectoryKind, 'payment'>;

const toInitial = (term: string): string => Array.from(term).slice(0, 2).join('');

// Reads

export function findDirectoryEntry(subjectId: string): Promise<DirectoryEntry | undefined> {
  return entries.find({ subjectId });
}

/** Everything that leaves the directory with an account. */
export function listEntriesOfPerson(personId: string): Promise<DirectoryEntry[]> {
  return entries.list('byPerson', { personId });
}

/** A page of a list: at most so many, behind the one that was the last before. */
export interface OlderThan {
  readonly limit: number;
  readonly before?: SubjectId | undefined;
}

type SubjectId = `${string}_${string}`;

/** Those of a kind, the newest first; behind one that was erased meanwhile, by the time of its id. */
export async function listNewest(kind: DirectoryKind, { limit, before }: OlderThan): Promise<Listed[]> {
  const query = entries.row.query.byKind({ kind });
  const older =
    before === undefined ? query : query.lt({ since: await findSince(before), subjectId: before });
  const { data } = await older.go({ order: 'desc', limit, attributes: ['subjectId', 'since'] });
  return data;
}

interface Listed {
  readonly subjectId: string;
  readonly since: string;
}

/** The newest of one shelf. */
export async function listShelf(
  kind: DirectoryKind,
  shelf: Shelf,
  { limit, before }: OlderThan,
): Promise<Listed[]> {
  const query = entries.row.query.byShelf({ kind, shelf: nameShelf(shelf) });
  const older =
    before === undefined ? query : query.lt({ shelvedAt: await findSince(before), subjectId: before });
  const { data } = await older.go({ order: 'desc', limit, attributes: ['subjectId', 'since'] });
  return data;
}

async function findSince(id: SubjectId): Promise<string> {
  return (await findDirectoryEntry(id))?.since ?? readIdTime(id);
}

/** Ids of the payments of which money was given back, the latest refund first. */
export async function listRefundedIds(limit: number): Promise<string[]> {
  const { data } = await entries.row.query
    .byShelf({ kind: 'payment', shelf: 'refunded' })
    .go({ order: 'desc', limit });
  return data.map(({ subjectId }) => subjectId);
}

/** The stored terms of a subject. */
export async function loadStoredTerms(
  kind: DirectoryKind,
  subjectId: string,
): Promise<{ readonly phrases: readonly PhraseTerm[]; readonly sums: readonly SumTerm[] }> {
  const options = { pages: 'all', consistent: true } as const;
  const row = phraseRows[kind];
  if (!row) return { phrases: [], sums: (await SumRow.query.bySubject({ subjectId }).go(options)).data };
  return { phrases: (await row.query.bySubject({ subjectId }).go(options)).data, sums: [] };
}

/** Terms of a kind that begin with a text of at least two characters, in their order. */
export async function listTermsBeginning(
  kind: PhraseKind,
  beginning: string,
  limit: number,
): Promise<readonly { readonly subjectId: string; readonly phrase: string }[]> {
  const { data } = await phraseRows[kind].query
    .byTerm({ initial: toInitial(beginning) })
    .begins({ term: beginning })
    .go({ limit });
  return data;
}

/** Ids of payments by what moved, and when: the latest first, of a day the smallest sum first. */
export async function listIdsBySum(
  { pence, day }: Partial<SumTerm>,
  limit: number,
): Promise<readonly string[]> {
  if (pence !== undefined) {
    const { data } = await SumRow.query
      .bySum({ pence, ...(day !== undefined && { day }) })
      .go({ limit, order: 'desc' });
    return data.map(({ subjectId }) => subjectId);
  }
  if (day === undefined) return [];
  const { data } = await SumRow.query.byDay({ day }).go({ limit });
  return data.map(({ subjectId }) => subjectId);
}

// Writes

export function buildEntryWrite(entry: DirectoryEntry): Write {
  return entries.buildSave(entry);
}

export function buildEntryRemoval(entry: DirectoryEntry): Write {
  return entries.buildRemoval(entry);
}

export interface TermChange {
  readonly kind: DirectoryKind;
  readonly subjectId: string;
  readonly expiresAt?: number | undefined;
}

export function buildPhraseWrite(
  { kind, subjectId, expiresAt }: TermChange,
  { term, phrase }: PhraseTerm,
): Write[] {
  const stored = { subjectId, term, phrase, initial: toInitial(term), ...(expiresAt && { expiresAt }) };
  const row = phraseRows[kind];
  return row ? [buildPut(row.put(stored))] : [];
}

export function buildPhraseRemoval({ kind, subjectId }: TermChange, { term }: PhraseTerm): Write[] {
  const row = phraseRows[kind];
  return row ? [buildDelete(row.delete({ subjectId, term }))] : [];
}

export function buildSumWrite(subjectId: string, { pence, day }: SumTerm): Write {
  return buildPut(SumRow.put({ subjectId, pence, day }));
}

export function buildSumRemoval(subjectId: string, { pence, day }: SumTerm): Write {
  return buildDelete(SumRow.delete({ subjectId, pence, day }));
}
