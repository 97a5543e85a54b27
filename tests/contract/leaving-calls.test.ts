import { describe, expect, test } from 'vitest';
import { apis } from '../../functions/delivery/manifest/index.ts';
import { isClosedWhileLeaving, type Route } from '../../functions/kernel/http/contract.ts';
import { ApiError } from '../../web/lib/api-error.ts';
import { assertOpenWhileLeaving, isOpenWhileLeaving } from '../../web/lib/leaving-calls.ts';

/** What providers call, and the site never does. */
const isOfProvider = ({ path }: Route): boolean => path.endsWith('/webhook');
const routes = Object.values(apis)
  .flatMap(({ routes: group }) => Object.values<Route>(group))
  .filter((route) => !isOfProvider(route));

describe('the calls that the site makes for an account whose deletion is scheduled', () => {
  test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'are those that the contract opens to it: %s',
    (line, route) => {
      expect(isOpenWhileLeaving(line)).toBe(!isClosedWhileLeaving(route));
    },
  );

  test('are refused as the server would', () => {
    expect(() => assertOpenWhileLeaving('POST /api/offers')).toThrow(
      expect.objectContaining({ status: 403, code: 'account_leaving' }),
    );
    expect(() => assertOpenWhileLeaving('POST /api/messages')).not.toThrow(ApiError);
    // Consent to show a sale to its chain can be withdrawn to the last day.
    expect(() => assertOpenWhileLeaving('DELETE /api/chain/{offerId}/tie')).not.toThrow(ApiError);
    expect(() => assertOpenWhileLeaving('DELETE /api/chain/{offerId}/invitation')).not.toThrow(ApiError);
  });
});
