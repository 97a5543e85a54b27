import { describe, expect, it } from 'vitest';
import { giveReview, type ReviewUpdate } from '../../../functions/deals/sales/domain/sale-review.ts';
import type { Sale } from '../../../functions/deals/sales/domain/sale.ts';
import { ids, noon } from '../../properties/property-examples.ts';
import { createStamp } from '../../sales/sale-examples.ts';
import { openSite, startLogin } from '../app.tsx';
import { asBuyer, call, instructed, path, seen } from './sale-answers.ts';

const reviewed = (given: Sale, update: ReviewUpdate): Sale =>
  giveReview(given, update, createStamp())?.sale ?? given;
const confirmed = { solicitor: false, at: noon.toISOString() };
const completed: Sale = {
  ...instructed,
  status: 'completed',
  completedOn: '2026-11-21',
  milestones: [
    {
      key: 'completed',
      done: true,
      confirmedBy: [
        { ...confirmed, side: 'seller' },
        { ...confirmed, side: 'buyer' },
      ],
    },
  ],
};

describe('the reviews of a completed sale', () => {
  it('asks a side of a completed sale for a review with a mark, which ends with both', async () => {
    startLogin();
    const sent: unknown[] = [];
    let sale = reviewed(completed, { side: 'seller', stars: 5, text: 'Quick.' });
    const refusal = { status: 422, code: 'invalid', detail: 'Check the form.', errors: { stars: ['Not 4'] } };
    const { screen } = await openSite(`${path}#review`, {
      ...asBuyer,
      [call]: () => seen(sale),
      [`PUT /api/sale/${ids.property}/review`]: (review) => {
        sent.push(review);
        if (sent.length === 1) return { status: 422, body: refusal };
        sale = reviewed(sale, { side: 'buyer', stars: 3, text: 'Always fair.' });
        return seen(sale);
      },
    });
    await expect.element(screen.getByRole('heading', { name: /^How was it with/ })).toBeInViewport();
    expect(document.activeElement?.id).toBe('review');
    await screen.getByRole('textbox', { name: /^In a sentence/ }).fill('Always fair.');
    const send = screen.getByRole('button', { name: 'Give my review' });
    await send.click();
    await expect.element(screen.getByText('Choose one')).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: '5, very good' })).toHaveFocus();
    expect(sent).toEqual([]);
    await screen.getByRole('radio', { name: '4', exact: true }).click();
    await send.click();
    await expect.element(screen.getByRole('group', { name: 'Out of five' }).getByText('Not 4')).toBeVisible();
    await expect.element(screen.getByText('Quick.')).not.toBeInTheDocument();
    await screen.getByRole('radio', { name: '3', exact: true }).click();
    await send.click();
    await expect.element(screen.getByText('Quick.')).toBeVisible();
    await expect.element(screen.getByText('You: 3 out of 5')).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
    expect(sent).toEqual([4, 3].map((stars) => ({ stars, text: 'Always fair.' })));
  });

  it('shows a side what it gave until the other has reviewed, and lets it change that', async () => {
    startLogin();
    let sale = reviewed(completed, { side: 'buyer', stars: 4, text: 'Always fair.' });
    const { screen } = await openSite(path, {
      ...asBuyer,
      [call]: () => seen(sale),
      [`PUT /api/sale/${ids.property}/review`]: () => {
        sale = reviewed(sale, { side: 'buyer', stars: 5, text: 'Always fair.' });
        return seen(sale);
      },
    });
    await expect.element(screen.getByText('You: 4 out of 5')).toBeVisible();
    await expect.element(screen.getByText(/hasn’t given theirs yet\.$/)).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: /^In a sentence/ })).not.toBeInTheDocument();
    const change = screen.getByRole('button', { name: 'Change my review' });
    await change.click();
    await expect.element(screen.getByRole('radio', { name: '4', exact: true })).toBeChecked();
    await screen.getByRole('radio', { name: '5, very good' }).click();
    await change.click();
    await expect.element(screen.getByText('You: 5 out of 5')).toBeVisible();
    await expect.element(change).toHaveFocus();
  });
});
