import { PaymentId, PropertyId, PropertyStatus, UserId } from '../../../../events/vocabulary.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import {
  listNewest,
  listRefundedIds,
  listShelf,
  type OlderThan,
  type Shelf,
} from '../adapters/directory-repository.ts';
import { PersonState } from '../domain/directory.ts';
import { loadFoundPayments, toFoundHome, toFoundPerson } from './found-rows.ts';

/** On one page. */
const perPage = 25;
/** Refunds that the list goes back to. */
const maxRefunded = 50;
/** As far as a list is counted. */
const mostCounted = 200;

interface ListFilter<State> {
  readonly state?: State | undefined;
  readonly verified?: 'yes' | 'no' | undefined;
  /** The first day in London. */
  readonly from?: string | undefined;
}

interface Selection<Id, State> extends ListFilter<State> {
  readonly before?: Id | undefined;
}

interface Page {
  readonly ids: readonly string[];
  readonly count: number;
  readonly isCountCut: boolean;
}

/** The shelves of a filter; none where it keeps to no state, and lists those of all. */
function listShelves<State extends Shelf['state']>(
  states: readonly State[],
  { state, verified }: ListFilter<State>,
): Shelf[] {
  if (state === undefined && verified === undefined) return [];
  const isVerified = verified === undefined ? [true, false] : [verified === 'yes'];
  return (state === undefined ? states : [state]).flatMap((one) =>
    isVerified.map((each) => ({ state: one, verified: each })),
  );
}

/** A page behind the one before, and how many there are from the beginning. */
async function loadPage<Id extends UserId | PropertyId, State extends Shelf['state']>(
  kind: 'person' | 'home',
  states: readonly State[],
  { before, ...filter }: Selection<Id, State>,
): Promise<Page> {
  const shelves = listShelves(states, filter);
  const { from = '' } = filter;
  const listFrom = async (range: OlderThan) => {
    const lists =
      shelves.length === 0
        ? [await listNewest(kind, range)]
        : await Promise.all(shelves.map((shelf) => listShelf(kind, shelf, range)));
    return lists
      .flat()
      .filter(({ since }) => formatLondonDay(new Date(since)) >= from)
      .toSorted((a, b) => b.since.localeCompare(a.since) || b.subjectId.localeCompare(a.subjectId))
      .map(({ subjectId }) => subjectId);
  };
  const [counted, behind] = await Promise.all([
    listFrom({ limit: mostCounted + 1 }),
    before === undefined ? undefined : listFrom({ limit: perPage, before }),
  ]);
  return {
    ids: (behind ?? counted).slice(0, perPage),
    count: Math.min(counted.length, mostCounted),
    isCountCut: counted.length > mostCounted,
  };
}

/** The last one, where older ones may follow. */
const findNext = <Id>(ids: readonly Id[]): Id | null =>
  ids.length === perPage ? (ids.at(-1) ?? null) : null;

/** A page of people, the newest first. */
export async function listNewestPeople(selection: Selection<UserId, PersonState>) {
  const { ids: found, ...counted } = await loadPage('person', PersonState.options, selection);
  const ids = found.map((id) => UserId.parse(id));
  const accounts = await loadAccounts(ids);
  return {
    people: ids.flatMap((id) => accounts.get(id) ?? []).map(toFoundPerson),
    next: findNext(ids),
    ...counted,
  };
}

/** A page of homes in the status that is asked for, or every one, the newest first. */
export async function listNewestHomes(selection: Selection<PropertyId, PropertyStatus>) {
  const { ids: found, ...counted } = await loadPage('home', PropertyStatus.options, selection);
  const ids = found.map((id) => PropertyId.parse(id));
  return { homes: (await listProperties(ids)).map(toFoundHome), next: findNext(ids), ...counted };
}

interface PaymentSelection {
  readonly show: 'all' | 'refunded';
  readonly before?: PaymentId | undefined;
}

/** A page of payments, the newest first; or those of which money was given back, the latest refund first. */
export async function listNewestPayments({ show, before }: PaymentSelection) {
  const found =
    show === 'refunded'
      ? await listRefundedIds(maxRefunded)
      : (await listNewest('payment', { limit: perPage, before })).map(({ subjectId }) => subjectId);
  const ids = found.map((id) => PaymentId.parse(id));
  return { payments: await loadFoundPayments(ids), next: show === 'refunded' ? null : findNext(ids) };
}
