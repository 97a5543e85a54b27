import { describe, expect, it } from 'vitest';
import { startLogin, openSite, createUserAnswer } from './app.tsx';

const title = 'You’re not getting our emails';

async function openProfile(mailProblem?: 'bounced' | 'complained') {
  startLogin();
  const { screen } = await openSite('/profile?tab=sign-in', {
    'GET /api/user': createUserAnswer({ mailProblem }),
    'GET /api/user/consents': { body: { consents: [] } },
  });
  await expect.element(screen.getByRole('heading', { name: 'Email', exact: true })).toBeVisible();
  return screen;
}

describe('the notice of an address that no mail reaches', () => {
  it.each([
    ['bounced', /^An email to this address bounced,.* Enter another address below/],
    ['complained', /^An email to this address was reported as spam,.* Enter another address below/],
  ] as const)(
    'explains why we send nothing after a mail that %s, and what to do',
    async (problem, reason) => {
      const screen = await openProfile(problem);
      await expect.element(screen.getByText(title)).toBeVisible();
      await expect.element(screen.getByText(reason)).toBeVisible();
    },
  );

  it('is not shown while mails arrive', async () => {
    const screen = await openProfile();
    await expect.element(screen.getByText(title)).not.toBeInTheDocument();
  });
});
