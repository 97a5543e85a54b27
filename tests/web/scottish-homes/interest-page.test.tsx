import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';
import { createRequest, createScottishPage, interestCalls, past } from './samples.ts';

beforeEach(startLogin);

const { owner } = Object(createAnswers('live')[calls.home]?.body);
const buyer = { id: ids.other, user_name: 'Isla Reader' };
const answerCall = `PUT /api/home-reports/${ids.property}/requests/${ids.other}`;

const openPage = (report: object, home: object = {}, answers = {}) =>
  openSite(`/my-listing/${ids.property}/interest`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    [calls.home]: {
      body: createScottishPage({
        isOwner: true,
        owner,
        homeReportFile: { id: ids.epc, name: 'Report.pdf' },
        ...home,
      }),
    },
    [interestCalls.home]: { body: { reports: [{ ...createRequest(report), buyer }], notes: [] } },
    ...answers,
  });

describe('the trail of a Home Report', () => {
  test.each([
    ['waits', {}, /answer by Tue 11 Mar 2031, 21:00/, 1],
    ['is due', { answerBy: past }, /your time to answer is over/, 1],
    ['is overdue', { overdueAt: past }, /overdue: upload the Home Report/, 1],
    ['was refused', { status: 'refused', reason: 'would_not_sell' }, /: I wouldn’t sell the home/, 1],
    ['lapsed', { status: 'lapsed' }, /ended without an answer/, 0],
    ['was silence', { status: 'handed_out', handedOutBy: 'deadline' }, /your time to answer was over/, 0],
  ])('says that a request %s', async (_, report, words, handOuts) => {
    const { screen } = await openPage(report);
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Hand it out/ }).elements()).toHaveLength(handOuts);
  });

  test('has no hand-out off the market', async () => {
    const { screen } = await openPage({}, { status: 'withdrawn' });
    await expect.element(screen.getByText(/answer by/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Hand it out/ }).elements()).toEqual([]);
  });
});

test.each([
  ['ask_first', /then hand it out or refuse each request below/],
  ['at_once', /whoever asked gets it straight away/],
])('says what an upload does where the answer is %s', async (homeReportHandOut, words) => {
  const { screen } = await openPage({}, { homeReportHandOut, homeReportFile: undefined });
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('a refusal names its ground, and warns of discrimination', async () => {
  const refused = vi.fn();
  const { screen } = await openPage(
    {},
    {},
    {
      [answerCall]: (body: unknown) => {
        refused(body);
        return { status: 409, body: { status: 409, code: 'conflict', detail: 'It’s answered already.' } };
      },
    },
  );
  await screen.getByRole('button', { name: 'Refuse Isla Reader' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Refuse the Home Report?' });
  await expect.element(dialog.getByText(/It’s unlawful to turn someone away/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect.element(dialog.getByText('Choose a ground')).toBeVisible();
  expect(refused).not.toHaveBeenCalled();
  await dialog.getByRole('radio', { name: /can’t afford the home/ }).click();
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect.element(dialog.getByText('It’s answered already.')).toBeVisible();
  expect(refused).toHaveBeenCalledWith({ answer: 'refuse', reason: 'cannot_afford' });
});
