import { describe, expect, it } from 'vitest';
import type { Sale } from '../../../functions/deals/sales/domain/sale.ts';
import { openSite, startLogin } from '../app.tsx';
import { asBuyer, call, instructed, path, seen } from './sale-answers.ts';

describe('the day of completion', () => {
  it('asks for nothing between the exchange and the day of completion', async () => {
    startLogin();
    const hopes = { targetExchange: '2999-01-05', targetCompletion: '2999-02-05' };
    const sale: Sale = {
      ...instructed,
      status: 'exchanged',
      exchangedOn: '2026-11-22',
      completionDate: '2999-01-14',
      milestones: [
        ...instructed.milestones.filter(({ key }) => key !== 'exchanged'),
        { key: 'exchanged', done: true, date: '2026-11-22', confirmedBy: [] },
      ],
      details: { ...instructed.details, ...hopes },
    };
    const { screen } = await openSite(path, { ...asBuyer, [call]: seen(sale) });
    await expect
      .element(screen.getByRole('heading', { name: 'Nothing to do here until completion' }))
      .toBeVisible();
    await expect.element(screen.getByText(/^Completion is on Mon 14 Jan 2999/)).toBeVisible();
    await expect.element(screen.getByText('Target for exchange')).not.toBeInTheDocument();
  });

  it('says that banks are closed on the day of a completion', async () => {
    startLogin();
    const others = instructed.milestones.filter(({ key }) => key !== 'enquiries_answered');
    const sale: Sale = {
      ...instructed,
      milestones: [...others, { key: 'enquiries_answered', done: true, date: '2026-11-23', confirmedBy: [] }],
    };
    const { screen } = await openSite(path, { ...asBuyer, [call]: seen(sale) });
    await screen.getByRole('button', { name: 'Mark as done Completion date agreed' }).click();
    const dialog = screen.getByRole('dialog');
    const advice = dialog.getByText(/^Sun 6 Dec 2026 isn’t a working day.* whether Mon 7 Dec 2026 is better/);
    await dialog.getByLabelText('For which day').fill('2026-12-06');
    await expect.element(advice).toBeVisible();
    await dialog.getByLabelText('For which day').fill('2026-12-07');
    await expect.element(advice).not.toBeInTheDocument();
  });
});
