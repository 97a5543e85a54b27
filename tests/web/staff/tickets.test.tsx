import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';

const ticket = {
  id: 'tkt_01K9ZX3Q6T4C8V0R2M5N7P9B2A',
  status: 'open',
  topic: 'selling',
  name: 'Ann Asker',
  email: 'ann@example.com',
  userId: null,
  letters: ['answer'],
  entries: [{ kind: 'message', text: 'How long does it take?', at: '2026-11-23T10:00:00.000Z' }],
  dueAt: '2026-11-24T10:00:00.000Z',
  createdAt: '2026-11-23T10:00:00.000Z',
  updatedAt: '2026-11-23T10:00:00.000Z',
  version: 1,
};
const staff = {
  'GET /api/user': createUserAnswer({ roles: ['staff'] }),
  'GET /api/staff/tasks': { body: { tasks: [], counts: [], total: 0, page: 1, per_page: 50 } },
};

describe('the tickets of the desk', () => {
  it('link from the list to the conversation', async () => {
    startLogin();
    const { screen } = await openSite('/staff/tickets', {
      ...staff,
      'GET /api/staff/tickets': {
        body: {
          tickets: [{ ...ticket, preview: 'How long does it take?' }],
          total: 1,
          page: 1,
          per_page: 20,
        },
      },
    });
    await expect
      .element(screen.getByRole('link', { name: /Selling a home: Ann Asker/ }))
      .toHaveAttribute('href', `/staff/tickets/${ticket.id}`);
  });

  it('show what the writer paid, where it is about money', async () => {
    startLogin();
    const userId = 'usr_01J00000000000000000000007';
    const read = vi.fn<() => { body: unknown }>(() => ({ body: { payments: [] } }));
    const { screen } = await openSite(`/staff/tickets/${ticket.id}`, {
      ...staff,
      [`GET /api/staff/tickets/${ticket.id}`]: { body: { ...ticket, topic: 'refund', userId } },
      'GET /api/staff/payments': read,
    });
    const payments = screen.getByRole('region', { name: 'Their payments' });
    await expect
      .element(payments.getByText('They haven’t paid for anything with this account.'))
      .toBeVisible();
    expect(read).toHaveBeenCalled();
  });

  it('are answered by mail, from a template', async () => {
    startLogin();
    const sent = vi.fn<(body: unknown) => { body: unknown }>(() => ({
      body: { ...ticket, status: 'answered', version: 2 },
    }));
    const { screen } = await openSite(`/staff/tickets/${ticket.id}`, {
      ...staff,
      [`GET /api/staff/tickets/${ticket.id}`]: { body: ticket },
      [`POST /api/staff/tickets/${ticket.id}/reply`]: sent,
    });
    await userEvent.selectOptions(screen.getByLabelText('Template (optional)'), 'login');
    await userEvent.click(screen.getByRole('button', { name: 'Send by email' }));
    await expect
      .poll(() => sent.mock.calls[0]?.[0])
      .toMatchObject({
        version: 1,
        kind: 'answer',
        message: expect.stringContaining('link to choose a new password'),
      });
  });

  it('of a complaint begin with the step that is due', async () => {
    startLogin();
    const complaint = {
      stage: 'received',
      acknowledgeBy: ticket.dueAt,
      answerBy: ticket.dueAt,
      finalBy: ticket.dueAt,
    };
    const { screen } = await openSite(`/staff/tickets/${ticket.id}`, {
      ...staff,
      [`GET /api/staff/tickets/${ticket.id}`]: {
        body: {
          ...ticket,
          topic: 'complaint',
          complaint,
          letters: ['acknowledgement', 'answer', 'final_answer'],
        },
      },
    });
    await expect.element(screen.getByLabelText('Step of the complaint')).toHaveValue('acknowledgement');
  });

  it('of a complaint leave the final answer to a colleague of who answered', async () => {
    startLogin();
    const complaint = {
      stage: 'answered',
      acknowledgeBy: ticket.dueAt,
      answerBy: ticket.dueAt,
      finalBy: ticket.dueAt,
    };
    const { screen } = await openSite(`/staff/tickets/${ticket.id}`, {
      ...staff,
      [`GET /api/staff/tickets/${ticket.id}`]: {
        body: { ...ticket, topic: 'complaint', complaint, letters: ['answer'] },
      },
    });
    await expect.element(screen.getByText(/a colleague has to decide/)).toBeVisible();
    await expect.element(screen.getByRole('option', { name: 'Final answer' })).not.toBeInTheDocument();
  });
});
