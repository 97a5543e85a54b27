import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { favouriteRoutes } from '../../functions/favourites/contract.ts';
import type { PropertyCard } from '../../functions/properties/views.ts';
import type { Result } from '../../functions/shared/contract.ts';
import { toast } from '../ui/toast-store.ts';
import { ApiError, wordsFor } from './api-error.ts';
import { client } from './client.ts';
import { onSession, requireLogin, sessionNow, useSession } from './session.ts';

const api = client<typeof favouriteRoutes>({
  favourites: 'GET /api/favourites',
  saveFavourite: 'POST /api/favourites',
  removeFavourite: 'DELETE /api/favourites/{id}',
});
export type Favourites = Result<(typeof favouriteRoutes)['favourites']>;
export type Favourite = Favourites['favourites'][number];

/** All saved homes at once: the hearts of every page read them, and 500 is the most that anybody can have. */
export const savedQuery = queryOptions({
  queryKey: ['favourites'],
  staleTime: 60_000,
  queryFn: ({ signal }) => api.favourites({ query: { per_page: 500 }, signal }),
});

/** What saving needs to know of a home to show it at once. */
export type Savable = Pick<PropertyCard, 'id' | 'price'> & { readonly card?: PropertyCard };
interface Change {
  readonly home: Savable;
  readonly isSaved: boolean;
}

const without = (list: Favourites, id: string): readonly Favourite[] =>
  list.favourites.filter(({ propertyId }) => propertyId !== id);

/** The list as it will be once the server agrees. */
function foreseen(list: Favourites, { home, isSaved }: Change, now: Date): Favourites {
  const rest = without(list, home.id);
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

/** A removal is sent even when it is the last thing that a page does. */
const send = ({ home, isSaved }: Change): Promise<unknown> =>
  isSaved
    ? api.saveFavourite({ body: { propertyId: home.id } })
    : api.removeFavourite({ params: { id: home.id }, keepalive: true });

/** Saves or forgets a home: shown at once, taken back with a message if it fails. */
export function useSaving() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: async (change: Change) => {
      await queries.cancelQueries(savedQuery);
      const before = queries.getQueryData(savedQuery.queryKey);
      if (before) queries.setQueryData(savedQuery.queryKey, foreseen(before, change, new Date()));
      return { before };
    },
    onError: (error, _change, context) => {
      if (context?.before) queries.setQueryData(savedQuery.queryKey, context.before);
      if (!(error instanceof ApiError && error.status === 401)) toast.failure(wordsFor(error));
    },
    onSettled: () => queries.invalidateQueries(savedQuery),
  });
}

/** The heart of one home: whether it is saved, and a press that changes it, after a login where one is needed. */
export function useHeart(home: Savable): { readonly isSaved: boolean; readonly press: () => void } {
  const { isLoggedIn } = useSession();
  const { data } = useQuery({ ...savedQuery, enabled: isLoggedIn });
  const { mutate } = useSaving();
  const isSaved = isLoggedIn && (data?.favourites.some(({ propertyId }) => propertyId === home.id) ?? false);
  const press = () => {
    if (isLoggedIn) mutate({ home, isSaved: !isSaved });
    else afterLogin(() => mutate({ home, isSaved: true }));
  };
  return { isSaved, press };
}

/** Opens the Login Required modal and goes on once somebody logs in; closing the modal forgets the wish. */
function afterLogin(proceed: () => void): void {
  requireLogin();
  const stop = onSession(() => {
    const { isLoggedIn, loginRequired } = sessionNow();
    if (isLoggedIn || !loginRequired) stop();
    if (isLoggedIn) proceed();
  });
}
