import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { packageCatalogue } from '../../../functions/money/packages/domain/catalogue.ts';
import { createPicture, ids } from '../../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';
import {
  calls,
  createProcessingPayment,
  getDayAfter,
  createAnswers,
  createPackage,
  pages,
  createActivePackage,
  createState,
} from './samples.ts';

beforeEach(startLogin);
const me = { 'GET /api/user': createUserAnswer({ id: ids.owner }) };

describe('the choice of a package', () => {
  it('shows four packages with their prices and comparable features', async () => {
    await page.viewport(1280, 900);
    const { screen } = await openSite(pages.package, { ...me, ...createAnswers() });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Choose a package' })).toBeVisible();
    for (const [name, price] of [
      ['Starter', 'Free'],
      ['Standard', '£99'],
      ['Plus', '£249'],
      ['Premium', '£499'],
    ] as const)
      await expect
        .element(
          screen.getByRole('listitem', { name: new RegExp(`^${name}`) }).getByText(price, { exact: true }),
        )
        .toBeVisible();
    const starter = screen.getByRole('listitem', { name: /^Starter/ });
    await expect.element(starter.getByText('Not included: Offer rounds')).toBeInTheDocument();
    const premium = screen.getByRole('listitem', { name: /^Premium/ });
    await expect.element(premium.getByText('Offer rounds')).toBeVisible();
    await expect.element(premium.getByText(/^Not included/)).not.toBeInTheDocument();
    await expect.element(screen.getByText('Chosen most')).not.toBeInTheDocument();
    await expect.element(premium.getByText(/^Above the results/)).toBeVisible();
  });

  it('names the one that is chosen most, where one is', async () => {
    const packages = packageCatalogue.map((offered) => ({ ...offered, popular: offered.id === 'plus' }));
    const { screen } = await openSite(pages.package, {
      ...me,
      ...createAnswers(),
      'GET /api/package': { body: { packages, total: 4, page: 1, per_page: 4 } },
    });
    const plus = screen.getByRole('listitem', { name: /^Plus/ });
    await expect.element(plus.getByText('Chosen most')).toBeVisible();
    expect(screen.getByText('Chosen most').elements()).toHaveLength(1);
  });

  it('says what a package hides of this home, which one fits, and compares them on a phone', async () => {
    await page.viewport(414, 896);
    const answers = createAnswers();
    const { body } = answers[calls.home];
    const { screen } = await openSite(pages.package, {
      ...me,
      ...answers,
      [calls.home]: { body: { ...body, floorPlanPicture: createPicture(ids.epc) } },
    });
    await expect
      .element(screen.getByText('Standard is the smallest package that shows your floor plan.'))
      .toBeVisible();
    const starter = screen.getByRole('listitem', { name: /^Starter/ });
    await expect.element(starter.getByText('Your floor plan stays hidden.')).toBeVisible();
    await expect
      .element(screen.getByRole('listitem', { name: /^Standard/ }).getByText('Fits this home'))
      .toBeVisible();
    const table = screen.getByRole('table', { name: 'What each package has' });
    await expect.element(table.getByRole('row', { name: /^Offer rounds/ })).toBeVisible();
    expect(table.getByRole('img', { name: 'Included', exact: true }).elements().length).toBeGreaterThan(10);
    await page.viewport(390, 844);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });

  it('puts a property on sale with Starter by one press', async () => {
    const sent: unknown[] = [];
    let status = 'pending_payment';
    const { screen, place } = await openSite(pages.package, {
      ...me,
      ...createAnswers(),
      [calls.home]: () => createAnswers(status)[calls.home] ?? {},
      [calls.choose]: (body) => {
        sent.push(body);
        status = 'live';
        return { status: 201, body: createActivePackage({ packageId: 'starter', totalPence: 0 }) };
      },
    });
    await screen.getByRole('button', { name: 'Start for free' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Your home is on sale' })).toBeVisible();
    expect(place()).toBe(`/congratulations?home=${ids.property}`);
    expect(sent).toEqual([{ propertyId: ids.property, packageId: 'starter', startNow: true, terms: true }]);
  });

  it('shows the end of the active one, the reduced price of larger ones, and no smaller ones', async () => {
    const { screen } = await openSite(pages.package, {
      ...me,
      ...createAnswers('live'),
      [calls.standing]: createState({ current: createActivePackage() }),
    });
    await expect.element(screen.getByText('178 days left')).toBeVisible();
    const plus = screen.getByRole('listitem', { name: /^Plus/ });
    // Three of 180 days for £99 were used: £97.35 is left.
    await expect.element(plus.getByText('£151.65', { exact: true })).toBeVisible();
    await expect.element(plus.getByText('£249 less £97.35 for the rest of Standard')).toBeVisible();
    await expect.element(screen.getByRole('listitem', { name: /^Starter/ })).not.toBeInTheDocument();
    await expect.element(plus.getByText('All of Standard, and')).toBeVisible();
    const adds = plus.getByRole('list').getByRole('listitem').elements();
    expect(adds.map(({ textContent }) => textContent)).toEqual([
      '365 days on sale, not 180',
      expect.stringMatching(/^Sale-ready pack/),
      expect.stringMatching(/^Offer rounds/),
    ]);
    const table = screen.getByRole('table', { name: 'What each package has' });
    await expect.element(table).not.toBeInTheDocument();
    await screen.getByText('Compare everything').click();
    await expect.element(table.getByRole('columnheader', { name: 'Standard' })).toBeVisible();
  });

  it('keeps an unpaid choice, and discards it on request', async () => {
    let now = createState({ pending: createPackage() });
    const sent: unknown[] = [];
    const { screen } = await openSite(pages.package, {
      ...me,
      ...createAnswers(),
      [calls.standing]: () => now,
      [calls.change]: (body) => {
        sent.push(body);
        now = createState();
        return { body: createPackage({ status: 'cancelled' }) };
      },
    });
    await expect
      .element(screen.getByRole('heading', { name: 'Standard is waiting for your payment' }))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Pay now' })).toBeVisible();
    await screen.getByRole('button', { name: 'Remove it' }).click();
    await expect
      .element(screen.getByRole('heading', { name: 'Standard is waiting for your payment' }))
      .not.toBeInTheDocument();
    expect(sent).toEqual([{ status: 'cancelled' }]);
  });

  it.each([
    ['the choice that waits', ids.package, 0],
    ['an earlier choice', 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1Z', 1],
  ])('shows a pending payment for %s, and offers no package', async (_, id, others) => {
    const { screen } = await openSite(pages.package, {
      ...me,
      ...createAnswers(),
      [calls.standing]: createState({
        pending: createPackage(),
        underWay: createProcessingPayment({ propertyPackageId: id }),
      }),
    });
    await expect.element(screen.getByText('Your payment for Standard is under way')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Pay now' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove it' }).elements()).toHaveLength(others);
  });

  it('offers no payment for a package that is no longer available', async () => {
    const { screen } = await openSite(pages.package, {
      ...me,
      ...createAnswers('sold_stc'),
      [calls.standing]: createState({ pending: createPackage() }),
    });
    await expect
      .element(screen.getByRole('heading', { name: 'Standard can’t be paid for now' }))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Pay now' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Remove it' })).toBeVisible();
  });

  it.each([
    [{ totalPence: 0 }, 'No charge'],
    [{ totalPence: 0, creditGrossPence: 97_35 }, 'Paid with £97.35 left over from the one before'],
    [
      { totalPence: 151_65, creditGrossPence: 97_35 },
      '£151.65 paid, including VAT, and £97.35 left over from the one before',
    ],
  ])('shows the payment of a package with %j', async (sums, words) => {
    const { screen } = await openSite(pages.package, {
      ...me,
      ...createAnswers('live'),
      [calls.standing]: createState({ current: createActivePackage(sums) }),
    });
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
  });

  it('is not available to other people', async () => {
    const { screen } = await openSite(pages.package, me);
    await expect
      .element(screen.getByRole('heading', { name: 'This isn’t one of your listings' }))
      .toBeVisible();
  });

  it('shows an error and can be retried', async () => {
    let isDown = true;
    const { screen } = await openSite(pages.package, {
      ...me,
      ...createAnswers(),
      [calls.standing]: () =>
        isDown ? { status: 422, body: { status: 422, detail: 'Out of order' } } : createState(),
    });
    await expect.element(screen.getByText('Out of order')).toBeVisible();
    isDown = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  });
});

describe('cancelling a package', () => {
  it('shows the refund before it is confirmed, and the result', async () => {
    let now = createState({ current: createActivePackage() });
    const sent: unknown[] = [];
    const { screen } = await openSite(pages.package, {
      ...me,
      ...createAnswers('live'),
      [calls.standing]: () => now,
      [calls.change]: (body) => {
        sent.push(body);
        now = createState();
        return { body: createActivePackage({ status: 'cancelled', refundPence: 97_35 }) };
      },
    });
    await screen.getByRole('button', { name: 'Cancel Standard' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Cancel Standard?' });
    await expect.element(dialog.getByText('Used: 3 of 180 days')).toBeVisible();
    await expect.element(dialog.getByText(/leaves the market at once/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel and get £97.35 back' }).click();
    await expect.element(screen.getByRole('alert').getByText(/^£97\.35 is on its way back/)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    expect(sent).toEqual([{ status: 'cancelled' }]);
  });

  it('hides the result once another package is active', async () => {
    const { screen, router } = await openSite('/terms-of-use', {
      ...me,
      ...createAnswers('live'),
      [calls.standing]: createState({ current: createActivePackage() }),
    });
    await router.navigate(pages.package, {
      state: { cancelled: { name: 'Standard', refundPence: 97_35 } },
    });
    await expect.element(screen.getByRole('heading', { level: 1, name: /^Package: / })).toBeVisible();
    await expect.element(screen.getByText('Standard has ended')).not.toBeInTheDocument();
  });

  it('keeps the dialog open with the reason when it is rejected', async () => {
    const detail = 'The payment for this package is disputed.';
    const { screen } = await openSite(pages.package, {
      ...me,
      ...createAnswers('live'),
      [calls.standing]: createState({ current: createActivePackage() }),
      [calls.change]: { status: 409, body: { status: 409, code: 'conflict', detail } },
    });
    await screen.getByRole('button', { name: 'Cancel Standard' }).click();
    await screen.getByRole('button', { name: /^Cancel and get/ }).click();
    await expect.element(screen.getByRole('dialog').getByText(detail)).toBeVisible();
  });

  it('explains after fourteen days why it is not possible, and what is', async () => {
    const { screen } = await openSite(pages.package, {
      ...me,
      ...createAnswers('live'),
      [calls.standing]: createState({
        current: createActivePackage({ startedAt: getDayAfter(-20), endsAt: getDayAfter(160) }),
      }),
    });
    await expect.element(screen.getByText(/can be cancelled within 14 days, which ended on/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Cancel Standard' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'pause or withdraw the home' })).toBeVisible();
  });
});
