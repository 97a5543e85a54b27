import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { storeCodeTimer, readCodeTimer } from '../../web/features/accounts/code-timer.ts';
import { startLogin, openSite, createUserAnswer } from './app.tsx';

beforeEach(startLogin);

const wrong = { status: 422, body: { status: 422, code: 'invalid', detail: 'This code isn’t right' } };
const answers = {
  'GET /api/user': createUserAnswer({ is_active: 0 }),
  'POST /api/verify-code': (sent: unknown) =>
    JSON.stringify(sent).includes('123456') ? createUserAnswer() : wrong,
  'GET /api/resend-verify-code': () => ({ body: { sendTime: new Date().toISOString(), timeLimit: 600 } }),
};
const fromNow = (seconds: number) => Date.now() + seconds * 1000;
/** Stores the timing of a code received some time ago; `skew` is how far the server's clock is ahead (s). */
function arrivedAgo(seconds: number, skew = 0): void {
  vi.useFakeTimers({ toFake: ['Date'], now: fromNow(-seconds) });
  storeCodeTimer({ sendTime: new Date(fromNow(skew)).toISOString(), timeLimit: 600 });
  vi.useRealTimers();
}

describe('/email-verification', () => {
  it('accepts only digits, submits the sixth automatically, and shows a wrong code', async () => {
    const { screen, place } = await openSite('/email-verification', answers);
    const code = screen.getByLabelText('Code');
    await code.click();
    await screen.getByLabelText('Code').fill('65x4-3 21');
    await expect.element(code).toHaveValue('654321');
    await expect.element(screen.getByText('This code isn’t right')).toBeVisible();
    await code.fill('123456');
    await expect.poll(place).toBe('/');
  });

  it('lets through the keys that edit a code', async () => {
    const { screen } = await openSite('/email-verification', answers);
    const code = screen.getByLabelText('Code');
    await code.click();
    await userEvent.keyboard('12a-3{ArrowLeft}{Backspace}{Delete}9{Home}4{End}5');
    await expect.element(code).toHaveValue('4195');
  });

  it.each([
    ['facebook', 'Facebook doesn’t tell us whether your email address is yours. We sent a 6-digit code to '],
    ['password', 'We sent a 6-digit code to '],
  ])('says why an account of %s needs a code', async (signInWith, words) => {
    const { screen } = await openSite('/email-verification', {
      ...answers,
      'GET /api/user': createUserAnswer({ is_active: 0, signInWith }),
    });
    await expect.element(screen.getByText(`${words}ann@example.com.`)).toBeVisible();
    expect(screen.getByText(/^Facebook/).elements()).toHaveLength(signInWith === 'facebook' ? 1 : 0);
  });

  it.each([
    ['', 0],
    [', on a device an hour ahead', -3600],
    [', on a device an hour behind', 3600],
  ])('offers another code after a minute%s', async (_, skew) => {
    arrivedAgo(10, skew);
    const { screen } = await openSite('/email-verification', answers);
    await expect
      .element(screen.getByRole('button', { name: /^Send a new code in (49|50) s$/ }))
      .toBeDisabled();
    await expect.element(screen.getByText(/^The code works for 9:(49|50) more$/)).toBeVisible();
  });

  it('shows that a code has expired and continues with a new one', async () => {
    arrivedAgo(700);
    const { screen } = await openSite('/email-verification', answers);
    await expect.element(screen.getByText('This code has expired')).toBeVisible();
    await screen.getByRole('button', { name: 'Send a new code' }).click();
    await expect.element(screen.getByRole('button', { name: /^Send a new code in/ })).toBeDisabled();
    await expect.element(screen.getByText('This code has expired')).not.toBeInTheDocument();
  });

  it('ignores the timing of another person’s code and of a clock that was set back', () => {
    storeCodeTimer({ sendTime: new Date().toISOString(), timeLimit: 600 }, 'somebody else');
    expect(readCodeTimer()).toBeUndefined();
    arrivedAgo(-3600);
    expect(readCodeTimer()).toBeUndefined();
    arrivedAgo(10);
    expect(readCodeTimer()).toMatchObject({ timeLimit: 600 });
  });
});
