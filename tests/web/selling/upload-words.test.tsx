import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createPicture, ids } from '../../properties/property-examples.ts';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';
import { createAnswers } from '../payments/samples.ts';

beforeEach(async () => {
  startLogin();
  await page.viewport(390, 844);
});

const plan = { ...createPicture(ids.photo), variants: undefined };
const openSection = async (section: number) => {
  const { screen } = await openSite(`/edit-property/${ids.property}?section=${section}`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    ...createAnswers('live', { floorPlan: { id: ids.photo }, floorPlanPicture: plan }),
  });
  return screen;
};

describe('the place for files', () => {
  test('speaks of dropping only where there is a mouse', async () => {
    const screen = await openSection(4);
    await expect.element(screen.getByText('Or drop them here.')).toHaveClass('pointer-coarse:hidden');
    await expect.element(screen.getByText(/^(Or drop them here\. )?JPEG, PNG/)).toBeVisible();
  });

  test('shows the whole hint of what a photo shows on a phone', async () => {
    const screen = await openSection(4);
    const field = screen.getByPlaceholder('Such as the front');
    await field.fill('Such as the front');
    const { scrollWidth, clientWidth } = field.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  test('shows a PDF as a file with its name', async () => {
    const screen = await openSection(5);
    await expect.element(screen.getByRole('link', { name: /^Floor plan\s*PDF/ })).toBeVisible();
    await expect.element(screen.getByText('Or drop it here.')).toHaveClass('pointer-coarse:hidden');
  });
});
