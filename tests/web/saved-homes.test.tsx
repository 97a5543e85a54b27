import { beforeEach, expect, it } from 'vitest';
import { makeQueryClient } from '../../web/lib/query-client.ts';
import { savedQuery } from '../../web/entities/favourite/saved-homes.ts';
import { userQuery } from '../../web/entities/account/user.ts';
import { freshVisitor, logInFirst, openSite, userAnswer } from './app.tsx';

beforeEach(freshVisitor);

const saved = { favourites: [], total: 7, page: 1, per_page: 500 };

it.each([
  ['an active account asks for its saved homes', {}, 7],
  ['an unverified account asks for nothing that it would be refused', { is_active: 0 }, 0],
  ['an account without a username asks for nothing that it would be refused', { user_name: null }, 0],
  ['a blocked account asks for nothing that it would be refused', { is_active: 2 }, 0],
])('%s', async (_, standing, total) => {
  logInFirst();
  await openSite('/error-404', {
    'GET /api/user': userAnswer(standing),
    'GET /api/favourites': { body: saved },
  });
  const queries = makeQueryClient();
  await queries.fetchQuery(userQuery);
  expect((await queries.fetchQuery(savedQuery)).total).toBe(total);
});
