import {
  MutationObserver,
  type MutationOptions,
  type QueryClient,
  QueryObserver,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { favouriteRoutes } from '../../../functions/deals/favourites/contract.ts';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import type { PropertyCard } from '../../../functions/listings/properties/domain/views.ts';
import { describeError, isAccountRefusal } from '../../lib/api-error.ts';
import { createClient } from '../../lib/client.ts';
import { isHomeId } from '../../lib/ids.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { userQuery } from '../account/user.ts';

const api = createClient<Pick<typeof favouriteRoutes, 'favourites' | 'saveFavourite' | 'removeFavourite'>>({
  favourites: 'GET /api/favourites',
  saveFavourite: 'POST /api/favourites',
  removeFavourite: 'DELETE /api/favourites/{id}',
});
export type Favourites = Result<(typeof favouriteRoutes)['favourites']>;
export type Favourite = Favourites['favourites'][number];

const maxFavourites = 500;

/** All saved properties: the hearts of every page read them, and 500 is the maximum per person. */
export const favouritesQuery = queryOptions({
  queryKey: ['favourites'],
  staleTime: 60_000,
  queryFn: async ({ client: queries, signal }): Promise<Favourites> => {
    const user = await queries.ensureQueryData(userQuery);
    // The server rejects accounts that are not active.
    if (user?.is_active !== 1 || user.user_name === null)
      return { favourites: [], total: 0, page: 1, per_page: maxFavourites, ownIds: [] };
    return api.favourites({ query: { per_page: maxFavourites }, signal });
  },
});

/** The data needed to show a saved property before the server answers. */
export type SavableHome = Pick<PropertyCard, 'id' | 'price' | 'title'> & { readonly card?: PropertyCard };
export interface FavouriteChange {
  readonly home: SavableHome;
  readonly isSaved: boolean;
}

const omitHome = (list: Favourites, id: string): readonly Favourite[] =>
  list.favourites.filter(({ propertyId }) => propertyId !== id);

/** The optimistic list. */
function applyChange(list: Favourites, { home, isSaved }: FavouriteChange, now: Date): Favourites {
  const rest = omitHome(list, home.id);
  const saved: Favourite = {
    id: 'fav_00000000000000000000000000',
    propertyId: home.id,
    savedPrice: home.price,
    priceDelta: 0,
    savedAt: now.toISOString(),
    ...(home.card && { card: home.card }),
  };
  const favourites = isSaved ? [saved, ...rest] : [...rest];
  return { ...list, favourites, total: favourites.length };
}

/** A removal is also sent when the page is closed. */
const sendChange = ({ home, isSaved }: FavouriteChange): Promise<unknown> =>
  isSaved
    ? api.saveFavourite({ body: { propertyId: home.id } })
    : api.removeFavourite({ params: { id: home.id }, keepalive: true });

/** Saves or removes a property: shown at once, and reverted with a message on failure. */
const createSaveMutation = (
  queries: QueryClient,
): MutationOptions<unknown, Error, FavouriteChange, { before: Favourites | undefined }> => ({
  mutationFn: sendChange,
  onMutate: async (change) => {
    await queries.cancelQueries(favouritesQuery);
    const before = queries.getQueryData(favouritesQuery.queryKey);
    if (before) queries.setQueryData(favouritesQuery.queryKey, applyChange(before, change, new Date()));
    return { before };
  },
  onError: (error, _change, context) => {
    if (context?.before) queries.setQueryData(favouritesQuery.queryKey, context.before);
    if (!isAccountRefusal(error)) toast.failure(describeError(error));
  },
  onSettled: () => queries.invalidateQueries(favouritesQuery),
});

/** A change from outside React; a failure is reported by a toast. */
export function saveFavourite(queries: QueryClient, change: FavouriteChange): void {
  new MutationObserver(queries, createSaveMutation(queries)).mutate(change).catch(() => undefined);
}

export function useSaveFavourite() {
  return useMutation(createSaveMutation(useQueryClient()));
}

/** Saves a private note on a saved property; an empty one removes it. */
export async function saveFavouriteNote(
  queries: QueryClient,
  { propertyId }: Favourite,
  note: string,
): Promise<void> {
  const { note: kept } = await api.saveFavourite({ body: { propertyId, note } });
  await queries.cancelQueries(favouritesQuery);
  queries.setQueryData(favouritesQuery.queryKey, (list) => list && withNote(list, propertyId, kept));
}

const withNote = (list: Favourites, id: string, note: string | undefined): Favourites => ({
  ...list,
  favourites: list.favourites.map((one) => {
    if (one.propertyId !== id) return one;
    const { note: _before, ...rest } = one;
    return { ...rest, ...(note && { note }) };
  }),
});

/** The properties whose hearts differ from an empty one. */
export interface SavedIds {
  readonly saved: ReadonlySet<string>;
  /** The person's own homes, which cannot be saved. */
  readonly own: ReadonlySet<string>;
}

/** Calls `notify` with the ids of the saved and own properties, now and at each change. */
export function subscribeToSavedIds(queries: QueryClient, notify: (hearts: SavedIds) => void): () => void {
  const onChange = ({ data }: { readonly data: Favourites | undefined }) => {
    if (data)
      notify({
        saved: new Set(data.favourites.map(({ propertyId }) => propertyId)),
        own: new Set(data.ownIds),
      });
  };
  const observer = new QueryObserver(queries, favouritesQuery);
  onChange(observer.getCurrentResult());
  return observer.subscribe(onChange);
}

const entryName = 'save_after_login';

/** Keeps the home that a visitor wants to save while they sign up, or log in at another site, in this tab. */
export function keepHomeToSave({ id, price, title }: SavableHome): void {
  try {
    sessionStorage.setItem(entryName, [id, price, title].join('|'));
  } catch {
    // Storage is off: they press the heart again.
  }
}

/** The home that was kept, once. */
export function takeHomeToSave(): SavableHome | undefined {
  try {
    const [id, price, title = ''] = (sessionStorage.getItem(entryName) ?? '').split('|');
    sessionStorage.removeItem(entryName);
    return isHomeId(id) ? { id, price: Number(price), title } : undefined;
  } catch {
    return undefined;
  }
}

/** Saves the home that was kept as soon as the account is in order. */
export function useSaveAfterLogin(): void {
  const queries = useQueryClient();
  const { standing } = useSession();
  useEffect(() => {
    const home = standing === 'active' ? takeHomeToSave() : undefined;
    if (home) saveFavourite(queries, { home, isSaved: true });
  }, [queries, standing]);
}
