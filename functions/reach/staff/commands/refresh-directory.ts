import { CaseId, PaymentId, PropertyId, TicketId, UserId } from '../../../../events/vocabulary.ts';
import { findOwnershipCheck } from '../../../deals/ownership-checks/adapters/ownership-check-repository.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { findPayment } from '../../../money/payments/adapters/payment-repository.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findReportCase } from '../../../trust/cases/adapters/report-case-repository.ts';
import { toTicketExpiry, findTicket } from '../../../trust/enquiries/adapters/ticket-repository.ts';
import {
  buildEntryRemoval,
  buildEntryWrite,
  buildPhraseRemoval,
  buildPhraseWrite,
  buildSumRemoval,
  buildSumWrite,
  findDirectoryEntry,
  listEntriesOfPerson,
  loadStoredTerms,
} from '../adapters/directory-repository.ts';
import {
  type DirectoryEntry,
  type DirectoryKind,
  type DirectoryTerms,
  type PhraseTerm,
  type SumTerm,
  toCaseTerms,
  toHomeTerms,
  toPaymentTerms,
  toPersonTerms,
  toTicketTerms,
} from '../domain/directory.ts';

/** What the directory should hold of a subject now; `undefined` where there is no such subject. */
const termLoaders: Readonly<
  Record<DirectoryKind, (subjectId: string) => Promise<DirectoryTerms | undefined>>
> = {
  person: async (id) => {
    const account = await findAccount(UserId.parse(id));
    return account && toPersonTerms(account);
  },
  home: async (id) => {
    const propertyId = PropertyId.parse(id);
    const [home, check] = await Promise.all([findProperty(propertyId), findOwnershipCheck(propertyId)]);
    return home && toHomeTerms(home, check?.status === 'verified');
  },
  payment: async (id) => {
    const payment = await findPayment(PaymentId.parse(id));
    return payment && toPaymentTerms(payment);
  },
  ticket: async (id) => {
    const ticket = await findTicket(TicketId.parse(id));
    return ticket && toTicketTerms(ticket, toTicketExpiry(ticket));
  },
  case: async (id) => {
    const report = await findReportCase(CaseId.parse(id));
    return report && toCaseTerms(report);
  },
};

/** The terms as they are now, without those of a person whose account is erased. */
async function loadTerms(kind: DirectoryKind, subjectId: string): Promise<DirectoryTerms | undefined> {
  const terms = await termLoaders[kind](subjectId);
  if (!terms?.personId || kind === 'person') return terms;
  const person = await findAccount(terms.personId);
  return person?.deletedAt === undefined ? terms : undefined;
}

/**
 * Makes the directory say what a subject says now. The entry is read before the subject and saved on its version, so
 * that of two refreshes at once the later reading stays.
 */
export async function refreshDirectory(kind: DirectoryKind, subjectId: string): Promise<void> {
  await updateWithRetry(
    async () => {
      const [entry, stored] = await Promise.all([
        findDirectoryEntry(subjectId),
        loadStoredTerms(kind, subjectId),
      ]);
      return { entry, stored, terms: await loadTerms(kind, subjectId) };
    },
    (loaded) => {
      const writes = buildDirectoryWrites(kind, subjectId, loaded);
      return writes.length > 0 ? { writes } : undefined;
    },
  );
}

interface LoadedDirectory {
  readonly entry: DirectoryEntry | undefined;
  readonly stored: Pick<DirectoryTerms, 'phrases' | 'sums'>;
  readonly terms: DirectoryTerms | undefined;
}

/** The writes that lead from the stored terms to the present ones, none where both are the same. */
function buildDirectoryWrites(
  kind: DirectoryKind,
  subjectId: string,
  { entry, stored, terms }: LoadedDirectory,
): Write[] {
  const { phrases = [], sums = [], expiresAt } = terms ?? {};
  const subject = { kind, subjectId, expiresAt };
  const isSameEnd = entry?.expiresAt === expiresAt;
  const added = isSameEnd ? listMissing(phrases, stored.phrases) : phrases;
  const termsNow = new Set(phrases.map(({ term }) => term));
  const writes = [
    ...added.flatMap((phrase) => buildPhraseWrite(subject, phrase)),
    ...stored.phrases
      .filter(({ term }) => !termsNow.has(term))
      .flatMap((phrase) => buildPhraseRemoval(subject, phrase)),
    ...listMissing(sums, stored.sums).map((sum) => buildSumWrite(subjectId, sum)),
    ...listMissing(stored.sums, sums).map((sum) => buildSumRemoval(subjectId, sum)),
  ];
  if (!terms) return entry ? [...writes, buildEntryRemoval(entry)] : writes;
  const { phrases: _, sums: __, ...about } = terms;
  const isSame =
    isSameEnd &&
    entry?.personId === about.personId &&
    entry?.refundedAt === about.refundedAt &&
    entry?.state === about.state &&
    entry?.verified === about.verified;
  if (entry && isSame && writes.length === 0) return [];
  return [...writes, buildEntryWrite({ subjectId, kind, ...about, version: (entry?.version ?? 0) + 1 })];
}

/** Those of the first list that the second lacks. */
function listMissing<T extends PhraseTerm | SumTerm>(terms: readonly T[], others: readonly T[]): T[] {
  const format = (term: T) => ('term' in term ? `${term.term}\n${term.phrase}` : `${term.pence} ${term.day}`);
  const known = new Set(others.map(format));
  return terms.filter((term) => !known.has(format(term)));
}

/** Takes out everything that leaves with an account; a repeat finds nothing. */
export async function removePersonFromDirectory(personId: UserId): Promise<void> {
  const entries = await listEntriesOfPerson(personId);
  await Promise.all(entries.map(({ kind, subjectId }) => refreshDirectory(kind, subjectId)));
}
