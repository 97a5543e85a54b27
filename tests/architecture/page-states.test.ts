import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listOwnStates } from './page-states.ts';

describe('the states of a query', () => {
  test('are left to QueryPage, QuerySection and QueryPart', () => {
    const found = globSync('web/{app,entities,features}/**/*.tsx')
      .toSorted()
      .flatMap((file) => listOwnStates(file, readFileSync(file, 'utf8')).map((state) => `${file}: ${state}`));
    expect(found).toEqual([
      // The modal opens once the social logins of the stage are known.
      'web/app/login-required.tsx: isPending',
      // A failure of both lists is shown once.
      'web/entities/viewing/viewing-list.tsx: error',
      // What follows a list, or stands above it, comes with it.
      'web/entities/viewing/viewing-list.tsx: isLoading',
      // A form begins with what staff checked, which no field takes over while somebody types.
      'web/features/accounts/buying-section.tsx: isPending',
      // Whether there is a tab for the identity check.
      'web/features/accounts/profile-page.tsx: isPending',
      // As in the list of viewings.
      'web/features/favourites/favourites-page.tsx: isLoading',
      // Likewise with what the buyer said before.
      'web/features/offers/make-offer-page.tsx: isPending',
      // What follows the coupons comes with them, so that it does not move.
      'web/features/referrals/own-referral.tsx: isPending',
      // The newest homes are not shown before those of the last search, nor moved by them; a failure leaves them alone.
      'web/features/search/home/last-search-homes.tsx: isPending',
      // Its days are shown without the open houses that can't be read.
      'web/features/selling/agenda-page.tsx: error',
      'web/features/viewings/viewings-page.tsx: isLoading',
    ]);
  });
});

describe('listOwnStates', () => {
  test.each([
    ['const { data, error, refetch } = useQuery(saleQuery(id));', ['error']],
    ['const { data: pack, isError, isPending } = useInfiniteQuery(packs);', ['isError', 'isPending']],
    [
      'const sale = useQuery(saleQuery(id)); if (sale.isPending) draw(); show(sale.error);',
      ['isPending', 'error'],
    ],
    ['const { data, isFetching, refetch } = useQuery(saleQuery(id));', []],
    ['const sale = useQuery(saleQuery(id)); const answer = useMutation(send); show(answer.error);', []],
  ])('finds in %s', (code, states) => {
    expect(listOwnStates('web/features/sales/a.tsx', code)).toEqual(states);
  });
});
