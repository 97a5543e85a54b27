import { describe, expect, it, test } from 'vitest';
import { describeOperator, inventedOperator } from '../../functions/kernel/operator.ts';
import { describeImpact } from '../../web/entities/carbon/impact.ts';
import { openSite, siteConfig } from './app.tsx';

test.each([
  [{ trees: 0, kg: 0 }, undefined],
  [{ trees: 1, kg: 0 }, '1 tree funded'],
  [{ trees: 1_204, kg: 300 }, '1,204 trees funded and 300 kg of carbon offset'],
  [{ trees: 0, kg: 1_500 }, '1,500 kg of carbon offset'],
])('describes %j as %s', (done, words) => {
  expect(describeImpact({ ...done, url: null })).toBe(words);
});

describe('the funded trees', () => {
  const call = 'GET /api/carbon/impact';

  it('are shown in the footer of every page', async () => {
    const { screen } = await openSite('/referral', { [call]: { body: { trees: 12, kg: 0, url: null } } });
    await expect.element(screen.getByText('12 trees funded by sellers here.')).toBeVisible();
  });

  it('are shown next to the prices, with a link', async () => {
    const url = 'https://ecologi.example/gable';
    const { screen } = await openSite('/how-it-works', { [call]: { body: { trees: 12, kg: 5, url } } });
    await expect
      .element(screen.getByText('So far: 12 trees funded and 5 kg of carbon offset.', { exact: false }))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Ecologi' })).toHaveAttribute('href', url);
  });

  it('are left out when they can’t be loaded', async () => {
    let asked = 0;
    const refused = () => {
      asked += 1;
      return { status: 422, body: { status: 422, detail: 'Out of order' } };
    };
    const { screen } = await openSite('/how-it-works', { [call]: refused });
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect.element(screen.getByText(/^Every paid listing funds a tree/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Ecologi' }))
      .toHaveAttribute('href', 'https://ecologi.com');
    await expect.element(screen.getByText('So far', { exact: false })).not.toBeInTheDocument();
  });
});

describe('who runs the site', () => {
  it('stands at the foot of each page, as the privacy policy promises', async () => {
    const config = { body: { ...siteConfig, operator: inventedOperator } };
    const { screen } = await openSite('/privacy-policy', { 'GET /config.json': config });
    await expect
      .element(screen.getByRole('contentinfo').getByText(describeOperator(inventedOperator) ?? 'nobody'))
      .toBeVisible();
  });
});
