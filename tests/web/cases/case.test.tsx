import { describe, expect, test } from 'vitest';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';

const id = 'cas_01K9ZX3Q6T4C8V0R2M5N7P9B1V';
const call = `GET /api/cases/${id}`;
const send = `POST /api/cases/${id}/appeal`;
const view = (change: Readonly<Record<string, unknown>> = {}) => ({
  id,
  side: 'affected',
  status: 'triage',
  subject: 'home',
  excerpt: '12 Oak Road, Leeds',
  createdAt: '2026-11-20T10:00:00.000Z',
  reversed: false,
  ...change,
});
const decision = {
  measure: 'remove_home',
  done: 'We removed your home from the site.',
  ground: 'Fraud: our terms of use, “What is not allowed”, and the Fraud Act 2006',
  words: 'The photos are of another home.',
  automated: false,
  at: '2026-11-21T10:00:00.000Z',
};
const decided = view({ status: 'action', decision, appealUntil: '2026-12-21T10:00:00.000Z' });

const open = (answers: Answers) => {
  startLogin();
  return openSite(`/cases/${id}`, { 'GET /api/user': createUserAnswer(), ...answers });
};

describe('/cases/{id}', () => {
  test('shows the reporter that the report is open', async () => {
    const body = view({ side: 'reporter', status: 'open', category: 'fraud' });
    const { screen } = await open({ [call]: { body } });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Your report' })).toBeVisible();
    await expect.element(screen.getByText('Waiting to be looked at')).toBeVisible();
    await expect.element(screen.getByText('Scam or fraud')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Send appeal' })).not.toBeInTheDocument();
  });

  test('shows the affected person that their property is hidden until the decision', async () => {
    const { screen } = await open({ [call]: { body: view({ hiddenAt: '2026-11-20T12:00:00.000Z' }) } });
    await expect.element(screen.getByText(/^We hid your home on/)).toBeVisible();
  });

  test('shows the reasons of a decision and accepts an appeal', async () => {
    const sent: unknown[] = [];
    const appeal = { words: 'These are my own photos.', at: '2026-11-22T10:00:00.000Z' };
    const { screen } = await open({
      [call]: { body: decided },
      [send]: (body) => {
        sent.push(body);
        return { status: 201, body: view({ status: 'appeal', decision, appeal }) };
      },
    });
    for (const words of [decision.done, decision.ground, decision.words])
      await expect.element(screen.getByText(words)).toBeVisible();
    await screen.getByRole('button', { name: 'Send appeal' }).click();
    const field = screen.getByLabelText('Why you’re appealing');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(/Say why, in a sentence or two/);
    expect(sent).toEqual([]);
    await field.fill(appeal.words);
    await screen.getByRole('button', { name: 'Send appeal' }).click();
    await expect.element(screen.getByText('Under appeal')).toBeVisible();
    await expect.element(screen.getByText(/^We received it on/)).toBeVisible();
    expect(sent).toEqual([{ words: appeal.words }]);
  });

  test('keeps the text of an appeal that fails', async () => {
    const { screen } = await open({
      [call]: { body: decided },
      [send]: {
        status: 409,
        body: { status: 409, code: 'conflict', detail: 'A decision can be appealed for 30 days.' },
      },
    });
    await screen.getByLabelText('Why you’re appealing').fill('These are my own photos.');
    await screen.getByRole('button', { name: 'Send appeal' }).click();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('A decision can be appealed for 30 days.');
    await expect
      .element(screen.getByLabelText('Why you’re appealing'))
      .toHaveValue('These are my own photos.');
  });

  test('shows the outcome of an appeal', async () => {
    const appeal = {
      words: 'These are my own photos.',
      at: '2026-11-22T10:00:00.000Z',
      outcome: 'reversed',
      answer: 'You are right, and we are sorry.',
    };
    const { screen } = await open({ [call]: { body: view({ status: 'closed', decision, appeal }) } });
    await expect.element(screen.getByText('We changed our decision')).toBeVisible();
    await expect.element(screen.getByText(appeal.answer)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Send appeal' })).not.toBeInTheDocument();
  });

  test('can be retried when the call fails', async () => {
    let isUp = false;
    const { screen } = await open({
      [call]: () => (isUp ? { body: decided } : { status: 400, body: { status: 400, code: 'internal' } }),
    });
    const again = screen.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    isUp = true;
    await again.click();
    await expect.element(screen.getByText(decision.done)).toBeVisible();
  });

  test('asks a visitor to log in, or to open the link of the mail', async () => {
    const { screen } = await openSite(`/cases/${id}`);
    await expect.element(screen.getByRole('heading', { name: 'You can’t see this case' })).toBeVisible();
    await expect.element(screen.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  test('shows an error for an invalid id', async () => {
    const { screen } = await openSite('/cases/12');
    await expect.element(screen.getByRole('heading', { name: 'You can’t see this case' })).toBeVisible();
  });
});
