import { PaymentId, PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { listNewestIds, listRefundedIds } from '../adapters/directory-repository.ts';
import { loadFoundPayments, toFoundHome, toFoundPerson } from './found-rows.ts';

/** On one page. */
const perPage = 25;
/** Refunds that the list goes back to. */
const maxRefunded = 50;

interface NewestIds<Id> {
  readonly ids: readonly Id[];
  /** The last one, where older ones may follow. */
  readonly next: Id | null;
}

async function loadNewestIds<Id extends UserId | PropertyId | PaymentId>(
  kind: 'person' | 'home' | 'payment',
  before: Id | undefined,
  parse: (id: string) => Id,
): Promise<NewestIds<Id>> {
  const ids = (await listNewestIds(kind, { limit: perPage, before })).map(parse);
  return { ids, next: ids.length === perPage ? (ids.at(-1) ?? null) : null };
}

/** A page of people, the newest first. */
export async function listNewestPeople(before: UserId | undefined) {
  const { ids, next } = await loadNewestIds('person', before, (id) => UserId.parse(id));
  const accounts = await loadAccounts(ids);
  return { people: ids.flatMap((id) => accounts.get(id) ?? []).map(toFoundPerson), next };
}

/** A page of homes in every status, the newest first. */
export async function listNewestHomes(before: PropertyId | undefined) {
  const { ids, next } = await loadNewestIds('home', before, (id) => PropertyId.parse(id));
  return { homes: (await listProperties(ids)).map(toFoundHome), next };
}

interface PaymentSelection {
  readonly show: 'all' | 'refunded';
  readonly before?: PaymentId | undefined;
}

/** A page of payments, the newest first; or those of which money was given back, the latest refund first. */
export async function listNewestPayments({ show, before }: PaymentSelection) {
  if (show === 'refunded') {
    const ids = await listRefundedIds(maxRefunded);
    return { payments: await loadFoundPayments(ids.map((id) => PaymentId.parse(id))), next: null };
  }
  const { ids, next } = await loadNewestIds('payment', before, (id) => PaymentId.parse(id));
  return { payments: await loadFoundPayments(ids), next };
}
