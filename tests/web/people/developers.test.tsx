import { expect, test, vi } from 'vitest';
import { quickStarts } from '../../../functions/reach/site-pages/domain/texts/developers-text.ts';
import { openSite } from '../app.tsx';

test('each program to begin with can be copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen } = await openSite('/developers', {});
  for (const { name, code } of quickStarts) {
    await screen
      .getByRole('button', { name: new RegExp(`^Copy ?: ${name}$`) })
      .first()
      .click();
    await expect
      .element(screen.getByRole('button', { name: new RegExp(`^Copied ?: ${name}$`) }))
      .toBeVisible();
    expect(written).toHaveBeenLastCalledWith(code);
  }
});

test('a program that the browser does not let be copied says so', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const { screen } = await openSite('/developers', {});
  await screen.getByRole('button', { name: /^Copy/ }).first().click();
  await expect.element(screen.getByText('We couldn’t copy it.', { exact: false })).toBeVisible();
});
