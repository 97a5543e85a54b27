import { describe, expect, it } from 'vitest';
import { type Answers, startLogin, openSite, createUserAnswer } from './app.tsx';

const challenge = { code: 'two_step_required', detail: 'Enter the code of your app.', challenge: 'c1' };
const tokens = { token_type: 'Bearer', access_token: 'token', expires_in: 3600 };

async function enterPassword(second: Answers[string]) {
  const site = await openSite('/login', {
    'POST /oauth/token': (sent: unknown) => {
      const isSecond = JSON.stringify(sent).includes('urn:gable:two-step');
      if (!isSecond) return { status: 403, body: challenge };
      return typeof second === 'function' ? second(sent) : second;
    },
    'GET /api/user': createUserAnswer(),
  });
  await site.screen.getByLabelText('Email').fill('ann@example.com');
  await site.screen.getByLabelText('Password', { exact: true }).fill('right-password');
  await site.screen.getByRole('button', { name: 'Log in' }).click();
  return site;
}

describe('the second step of a login', () => {
  it('accepts a code of the app', async () => {
    const { screen, place } = await enterPassword({ body: tokens });
    const code = screen.getByLabelText('Code');
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await code.fill('123456');
    await expect.poll(place).toBe('/');
    expect(localStorage.getItem('buyer_access_token')).toBe('token');
  });

  it('accepts a recovery code instead, and shows its errors', async () => {
    const refusal = { code: 'invalid_grant', detail: 'The code isn’t right.' };
    const { screen } = await enterPassword({ status: 400, body: refusal });
    await screen.getByRole('button', { name: 'Use a recovery code' }).click();
    await screen.getByLabelText('Recovery code').fill('aaaa-bbbb-cccc-dddd');
    await screen.getByRole('button', { name: 'Log in' }).click();
    await expect.element(screen.getByText('The code isn’t right.')).toBeVisible();
  });

  it('returns to the password with the email when it has expired', async () => {
    const over = { code: 'gone', detail: 'This login took too long. Enter your password again.' };
    const { screen } = await enterPassword({ status: 410, body: over });
    await screen.getByLabelText('Code').fill('123456');
    await expect.element(screen.getByText(over.detail)).toBeVisible();
    await expect.element(screen.getByLabelText('Email')).toHaveValue('ann@example.com');
  });
});

describe('the two-step section of the profile', () => {
  const openSection = (twoStep: object, answers: Answers = {}) => {
    startLogin();
    return openSite('/profile?tab=sign-in', {
      'GET /api/user': createUserAnswer({ twoStep: { neededForStaff: false, ...twoStep } }),
      'GET /api/user/consents': { body: { consents: [] } },
      ...answers,
    });
  };
  const on = { on: true, since: '2026-11-02T10:00:00.000Z', recoveryCodesLeft: 8, passkeys: [] };

  it('turns it on, with recovery codes to keep', async () => {
    const { screen } = await openSection(
      { on: false, recoveryCodesLeft: 0, passkeys: [] },
      {
        'POST /api/user/two-step': {
          body: { secret: 'ABCD2345', uri: 'otpauth://totp/Gable:ann?secret=ABCD2345' },
        },
        'POST /api/user/two-step/confirm': { body: { recoveryCodes: ['k7mq-2xhd-9vtr-4c0e'], tokens } },
      },
    );
    await screen.getByRole('button', { name: 'Turn it on' }).click();
    await screen.getByLabelText('Password', { exact: true }).last().fill('right-password');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(screen.getByText('ABCD 2345')).toBeVisible();
    await screen.getByLabelText('Code from your app').fill('123456');
    await screen.getByRole('button', { name: 'Turn it on' }).click();
    await expect.element(screen.getByText('k7mq-2xhd-9vtr-4c0e')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Keep your recovery codes' })).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
    await screen.getByLabelText('I’ve saved my codes').click();
    await expect.element(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
  });

  it('turns it off with a recovery code, and moves the focus with each step', async () => {
    const sent: unknown[] = [];
    const { screen } = await openSection(on, {
      'DELETE /api/user/two-step': (body) => {
        sent.push(body);
        return { body: { tokens } };
      },
    });
    await expect.element(screen.getByText(/You have 8 recovery codes left/)).toBeVisible();
    await screen.getByRole('button', { name: 'Turn it off' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Turn off two-step sign-in' })).toHaveFocus();
    await screen.getByLabelText('Password', { exact: true }).last().fill('right-password');
    await screen.getByRole('button', { name: 'Use a recovery code' }).click();
    await screen.getByLabelText('Recovery code').fill('k7mq-2xhd-9vtr-4c0e');
    await screen.getByRole('button', { name: 'Turn it off' }).click();
    await expect.element(screen.getByRole('heading', { name: /^Two-step sign-in/ })).toHaveFocus();
    expect(sent).toEqual([{ password: 'right-password', recovery_code: 'k7mq-2xhd-9vtr-4c0e' }]);
  });

  it('offers a passkey, after password and code', async () => {
    const sent: unknown[] = [];
    const { screen } = await openSection(on, {
      'POST /api/user/two-step/passkeys/session': (body) => {
        sent.push(body);
        return { status: 422, body: { code: 'invalid', errors: { code: ['The code isn’t right.'] } } };
      },
    });
    await screen.getByRole('button', { name: 'Add a passkey' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Change your passkeys' })).toHaveFocus();
    await screen.getByLabelText('Password', { exact: true }).last().fill('right-password');
    await screen.getByLabelText('Code from your app').last().fill('123456');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(screen.getByText('The code isn’t right.')).toBeVisible();
    expect(sent).toEqual([{ password: 'right-password', code: '123456' }]);
  });

  it('asks for new recovery codes once few are left', async () => {
    const { screen } = await openSection({ ...on, recoveryCodesLeft: 1 });
    await expect.element(screen.getByText(/You have 1 recovery code left\. Make new ones now/)).toBeVisible();
  });
});
