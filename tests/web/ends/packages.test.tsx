import { beforeEach, describe, expect, test } from 'vitest';
import { PropertyPackage } from '../../../functions/money/packages/domain/property-package.ts';
import { PaymentStatus } from '../../../functions/money/payments/domain/payment.ts';
import { seller } from '../../notifications/notice-examples.ts';
import { ids } from '../../properties/property-examples.ts';
import { createUserAnswer, startLogin } from '../app.tsx';
import {
  calls,
  createActivePackage,
  createAnswers,
  createPaymentAnswer,
  createState,
  getDayAfter,
  pages,
} from '../payments/samples.ts';
import { packageEnds } from './package-ends.ts';
import { findFaults, readNews, readScreen } from './reading.ts';

beforeEach(startLogin);

test('every state of a package and of a payment that ends is in the table', () => {
  expect(Object.keys(packageEnds).toSorted()).toEqual(PropertyPackage.shape.status.options.toSorted());
  for (const [status, rows] of Object.entries(packageEnds)) expect(rows, status).not.toHaveLength(0);
  const open = new Set(['created', 'requires_action', 'processing', 'disputed', 'won']);
  const followed = new Set(
    Object.values(packageEnds)
      .flat()
      .map(({ paid }) => paid['status']),
  );
  for (const status of PaymentStatus.options)
    if (!open.has(status)) expect(followed, status).toContain(status);
});

describe.each(Object.entries(packageEnds))('a package that is %s', (_, rows) => {
  test.each(rows)(
    'is told on every page and in every email: $name',
    async ({ home, standing, paid, ...row }) => {
      const { reads, news, never } = row;
      const payment = createPaymentAnswer(paid);
      const current = standing.body.current;
      const running = current
        ? { packageId: current.packageId, endsAt: getDayAfter(177.5), maxPhotos: 30 }
        : undefined;
      const list = (name: string, ...items: unknown[]) => ({
        body: { [name]: items, total: items.length, page: 1, per_page: 10 },
      });
      const answers = {
        'GET /api/user': createUserAnswer({ id: ids.owner }),
        ...createAnswers(home, {}, { package: running }),
        [calls.standing]: standing,
        [calls.payment]: payment,
        'GET /api/payments': list('payments', payment.body),
        [`GET /api/property-messages/${ids.property}`]: list('threads'),
        [`GET /api/joint-owners/${ids.property}`]: { body: { jointOwners: [], places: 3 } },
        [`GET /api/properties/time-slots/${ids.property}`]: list('slots'),
      };
      const faults = [
        ...findFaults('package', await readScreen(pages.package, answers), reads.package, never),
        ...findFaults(
          'listing',
          await readScreen(`/my-listing/${ids.property}`, answers),
          reads.listing,
          never,
        ),
        ...findFaults('payment', await readScreen(pages.payment, answers), reads.payment, never),
        ...findFaults('payments', await readScreen('/profile?tab=payments', answers), reads.payments, never),
        ...news.flatMap(([event, change, words]) =>
          findFaults(event, readNews(event, change, seller), words),
        ),
      ];
      expect(faults).toEqual([]);
    },
  );
});

test.each([
  ['live', true],
  ['exchanged', false],
  ['completed', false],
] as const)('a free package of a home that is %s can be ended: %s', async (home, canEnd) => {
  const free = { packageId: 'starter', totalPence: 0, creditGrossPence: 0 } as const;
  const status = home === 'live' ? 'active' : 'paused';
  const text = await readScreen(pages.package, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    ...createAnswers(home),
    [calls.standing]: createState({ current: createActivePackage({ ...free, status }) }),
  });
  expect(/End Starter|can end it at any time/.test(text), text).toBe(canEnd);
});
