import { describe, expect, test, vi } from 'vitest';
import { beginSession } from '../../../web/lib/session.ts';
import { ids } from '../../properties/property-examples.ts';
import { openSite, startLogin } from '../app.tsx';
import { createBuyerAnswers, createRequest, future, interestCalls, past } from './samples.ts';

const path = `/property-details/${ids.property}`;
const failure = { status: 409, body: { status: 409, code: 'conflict', detail: 'You own it together.' } };

describe('a visitor', () => {
  test('goes on with the note of interest after a login', async () => {
    const { screen } = await openSite(path, createBuyerAnswers({}));
    await screen.getByRole('button', { name: 'Note interest' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Login Required' })).toBeVisible();
    beginSession({ access: 'token' }, true);
    await expect.element(screen.getByRole('dialog', { name: 'Note interest' })).toBeVisible();
  });

  test('agrees to a PDF by asking, and reads after a login why it failed', async () => {
    const asked = vi.fn();
    const { screen } = await openSite(path, {
      ...createBuyerAnswers({}),
      [interestCalls.ask]: (body) => {
        asked(body);
        return failure;
      },
    });
    await expect.element(screen.getByText(/^By asking, you agree to get it as a PDF\./)).toBeVisible();
    await screen.getByRole('button', { name: 'Ask for the Home Report' }).click();
    beginSession({ access: 'token' }, true);
    await expect.element(screen.getByRole('alert').getByText('You own it together.')).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ agreesToPdf: true });
  });
});

describe('a buyer reads of their Home Report', () => {
  test.each([
    ['that it was asked for', createRequest({}), /^You’ve asked .* until Tue 11 Mar 2031, 21:00 to answer/],
    ['that the answer is due', createRequest({ answerBy: past }), /as soon as the seller has uploaded it/],
    ['that it is overdue', createRequest({ overdueAt: past }), /The seller is late/],
    ['why it was refused', createRequest({ status: 'refused', reason: 'not_serious' }), /seriously want/],
    ['that the request lapsed', createRequest({ status: 'lapsed' }), /ended without an answer/],
  ])('%s', async (_, report, words) => {
    startLogin();
    const { screen } = await openSite(path, createBuyerAnswers({ report }));
    await expect.element(screen.getByText(words)).toBeVisible();
    const asks = screen.getByRole('button', { name: 'Ask for the Home Report' });
    expect(asks.elements()).toHaveLength(report.status === 'lapsed' ? 1 : 0);
  });

  test('that it was taken down, and can ask again', async () => {
    startLogin();
    const report = createRequest({ status: 'handed_out' });
    const { screen } = await openSite(path, createBuyerAnswers({ report, isTakenDown: true }));
    await expect.element(screen.getByText(/has taken down the Home Report/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Ask for the Home Report' })).toBeVisible();
  });

  test.each([
    ['live', true, undefined],
    ['withdrawn', false, /^The home has come off the market, so its Home Report can’t be opened\.$/],
    ['under_review', false, /^We’re checking this home, so its Home Report can’t be opened at the moment\.$/],
  ] as const)('whether they can open it while the home is %s', async (status, canOpen, words) => {
    startLogin();
    const report = createRequest({ status: 'handed_out' });
    const { screen } = await openSite(path, createBuyerAnswers({ report, canOpen }, { status }));
    const open = screen.getByRole('button', { name: 'Open the Home Report' });
    await expect.element(words ? screen.getByText(words) : open).toBeVisible();
    expect(open.elements()).toHaveLength(canOpen ? 1 : 0);
  });

  test('nothing on a home that needs none', async () => {
    startLogin();
    const { screen } = await openSite(path, createBuyerAnswers({}, { homeReport: 'exempt' }));
    await expect.element(screen.getByRole('button', { name: 'Note interest' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Home Report/ }).elements()).toEqual([]);
  });

  test('that it could not be loaded', async () => {
    startLogin();
    const { screen } = await openSite(path, {
      ...createBuyerAnswers({}),
      [interestCalls.own]: { status: 503, body: { status: 503, code: 'unavailable', detail: 'Down' } },
    });
    await expect.element(screen.getByText(/We couldn’t load the Home Report/)).toBeVisible();
  });
});

test('a closing date is shown with the seller’s message', async () => {
  startLogin();
  const round = { deadline: future, open: true, note: 'Keys on Monday' };
  const { screen } = await openSite(path, {
    ...createBuyerAnswers({}),
    [interestCalls.offers]: { body: { offers: [], total: 0, page: 1, per_page: 50, round } },
  });
  await expect.element(screen.getByText('The seller says: “Keys on Monday”')).toBeVisible();
  await screen.getByRole('button', { name: 'Note interest' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Note interest' });
  await expect
    .element(dialog.getByText(/The closing date is Tue 11 Mar 2031, 21:00, and you can make your bid now/))
    .toBeVisible();
});
