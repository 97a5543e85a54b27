import { beforeEach, describe, expect, it } from 'vitest';
import { keepTiming } from '../../web/features/accounts/code-timing.ts';
import { freshVisitor, logInFirst, openSite, userAnswer } from './app.tsx';

beforeEach(() => {
  freshVisitor();
  logInFirst();
});

const wrong = { status: 422, body: { status: 422, code: 'invalid', detail: 'This code is not right' } };
const answers = {
  'GET /api/user': userAnswer({ is_active: 0 }),
  'POST /api/verify-code': (sent: unknown) =>
    JSON.stringify(sent).includes('123456') ? userAnswer() : wrong,
  'GET /api/resend-verify-code': () => ({ body: { sendTime: new Date().toISOString(), timeLimit: 600 } }),
};
const sentAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

describe('/email-verification', () => {
  it('takes digits only, sends the sixth by itself, and says when the code is wrong', async () => {
    const { screen, place } = await openSite('/email-verification', answers);
    const code = screen.getByLabelText('Code');
    await code.click();
    await screen.getByLabelText('Code').fill('65x4-3 21');
    await expect.element(code).toHaveValue('654321');
    await expect.element(screen.getByText('This code is not right')).toBeVisible();
    await code.fill('123456');
    await expect.poll(place).toBe('/');
  });

  it('offers another code after a minute', async () => {
    keepTiming({ sendTime: sentAgo(10), timeLimit: 600 });
    const { screen } = await openSite('/email-verification', answers);
    await expect
      .element(screen.getByRole('button', { name: /^Send a new code in (49|50) s$/ }))
      .toBeDisabled();
    await expect.element(screen.getByText(/^The code works for 9:(49|50) more$/)).toBeVisible();
  });

  it('says that a code has expired and starts again with a new one', async () => {
    keepTiming({ sendTime: sentAgo(700), timeLimit: 600 });
    const { screen } = await openSite('/email-verification', answers);
    await expect.element(screen.getByText('This code has expired')).toBeVisible();
    await screen.getByRole('button', { name: 'Send a new code' }).click();
    await expect.element(screen.getByRole('button', { name: /^Send a new code in/ })).toBeDisabled();
    await expect.element(screen.getByText('This code has expired')).not.toBeInTheDocument();
  });
});
