import { afterEach, describe, expect, test, vi } from 'vitest';
import { dismissToast, getToasts } from '../../../web/lib/toast.ts';
import { type Answers, createUserAnswer, openSite, startLogin } from '../app.tsx';

afterEach(() => {
  window.location.hash = '';
});

const tail = '01K9ZX3Q6T4C8V0R2M5N7P9B1D';
const checksPath = '/api/buyer-checks';
const finish = `POST ${checksPath}/bank/finish`;
const nothing = { checks: [], proceedable: false, missing: ['funding', 'chain'], bankChecks: true };
const today = new Date().toISOString().slice(0, 10);
const shown = {
  id: `bck_${tail}`,
  kind: 'proof_of_funds',
  status: 'approved',
  evidence: {
    kind: 'proof_of_funds',
    amountPence: 21_500_000,
    statementOn: today,
    bank: { name: 'Demo Bank', consentId: 'c1' },
  },
  submittedAt: `${today}T09:00:00.000Z`,
  reasons: [],
  approval: {
    approvedAt: `${today}T09:00:00.000Z`,
    validUntil: '2099-03-03',
    amountPence: 21_500_000,
    basis: 'bank',
  },
  version: 1,
};
const named = createUserAnswer({ firstName: 'Ann', lastName: 'Smith' });

const open = (path: string, answers: Answers) => {
  startLogin();
  return openSite(path, { 'GET /api/user': named, [`GET ${checksPath}`]: { body: nothing }, ...answers });
};

describe('proof of funds by a bank', () => {
  test('says what is asked and kept, and goes to the bank with the sum', async () => {
    const bodies: unknown[] = [];
    const { screen } = await open('/buyer-checks', {
      [`POST ${checksPath}/bank`]: (body) => {
        bodies.push(body);
        return { status: 201, body: { url: '#at-the-bank', browserKey: 'kept-here' } };
      },
    });
    await screen.getByRole('button', { name: 'Prove it with your bank' }).click();
    await expect.element(screen.getByText(/no balance, account number or payment/)).toBeVisible();
    await screen.getByRole('button', { name: 'Go to your bank' }).click();
    await expect.element(screen.getByText('Enter the amount you want to show')).toBeVisible();
    await screen.getByLabelText('How much you want to show').fill('215000');
    await screen.getByRole('button', { name: 'Go to your bank' }).click();
    await expect.poll(() => window.location.hash).toBe('#at-the-bank');
    expect(bodies).toEqual([{ amountPence: 21_500_000 }]);
    expect(localStorage.getItem('bank_check')).toBe('kept-here');
  });

  test('is not mentioned where the stage does not offer it', async () => {
    const { screen } = await open('/buyer-checks', {
      [`GET ${checksPath}`]: { body: { ...nothing, bankChecks: false } },
    });
    await expect.element(screen.getByRole('button', { name: 'Add it (Proof of funds)' })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/your bank/i);
  });

  test('asks for a name first', async () => {
    const { screen } = await open('/buyer-checks', { 'GET /api/user': createUserAnswer() });
    await screen.getByRole('button', { name: 'Prove it with your bank' }).click();
    await expect.element(screen.getByText('Add your name first')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to your bank' }).elements()).toEqual([]);
  });

  test('says why it could not begin', async () => {
    const { screen } = await open('/buyer-checks', {
      [`POST ${checksPath}/bank`]: { status: 429, body: { detail: 'Too many attempts. Wait a while.' } },
    });
    await screen.getByRole('button', { name: 'Prove it with your bank' }).click();
    await screen.getByLabelText('How much you want to show').fill('215000');
    await screen.getByRole('button', { name: 'Go to your bank' }).click();
    await expect.element(screen.getByText('Too many attempts. Wait a while.')).toBeVisible();
  });

  test('shows what the bank has shown, and what sellers read', async () => {
    const { screen } = await open('/buyer-checks', {
      [`GET ${checksPath}`]: { body: { ...nothing, checks: [shown] } },
    });
    await expect
      .element(screen.getByText('You have at least £215,000 · checked with Demo Bank today'))
      .toBeVisible();
    await expect
      .element(screen.getByText('Proof of funds checked with the bank, valid until 3 Mar 2099'))
      .toBeVisible();
  });
});

describe('withdrawing a check', () => {
  const ofBank = 'We delete at once which bank we asked.';
  const ofDocument = 'We delete the document within a week.';
  const { bank: _, ...statement } = shown.evidence;
  const withStatement = {
    ...shown,
    evidence: { ...statement, document: { id: `img_${tail}`, name: 'S.pdf' } },
  };
  const declared = { ...shown, kind: 'chain', evidence: { kind: 'chain', position: 'first_time_buyer' } };

  const readDeletions = (part: Element) =>
    [ofBank, ofDocument].filter((deletion) => part.textContent?.includes(deletion));
  afterEach(() => {
    for (const { id } of getToasts()) dismissToast(id);
  });

  test.each([
    ['which bank was asked', shown, 'Proof of funds', ofBank],
    ['a document', withStatement, 'Proof of funds', ofDocument],
    ['nothing', declared, 'Chain', undefined],
  ] as const)('says before and after that %s is deleted', async (_what, check, kind, text) => {
    const { screen } = await open('/buyer-checks', {
      [`GET ${checksPath}`]: { body: { ...nothing, checks: [check] } },
      [`POST ${checksPath}/bck_${tail}/withdraw`]: { body: nothing },
    });
    await screen.getByRole('button', { name: `Withdraw ${kind}` }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    expect(readDeletions(dialog.element())).toEqual(text ? [text] : []);
    await screen.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect.element(screen.getByText('Check withdrawn')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(readDeletions(document.body)).toEqual(text ? [text] : []);
  });
});

describe('/buyer-checks/bank', () => {
  const comeBack = (query: string, answers: Answers, key = 'kept-here') => {
    localStorage.setItem('bank_check', key);
    return open(`/buyer-checks/bank?${query}`, answers);
  };
  const createResult = (outcome: string, hasOtherCurrency = false) => ({
    body: { outcome, amountPence: 21_500_000, hasOtherCurrency, own: nothing },
  });

  test.each([
    ['shown', 'You have at least £215,000'],
    ['not_enough', 'There’s less than £215,000 in those accounts'],
    ['other_name', 'The accounts seem to be in another name'],
    ['no_pounds', 'You chose no personal account in pounds'],
    ['cancelled', 'You stopped at your bank'],
    ['too_late', 'That took too long'],
    ['unavailable', 'We couldn’t get an answer from your bank'],
  ])('says what came of it: %s', async (outcome, title) => {
    const { screen } = await comeBack('state=s&code=c', { [finish]: createResult(outcome) });
    await expect.element(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Your checks' })).toBeVisible();
  });

  test('hands over code and key once, and takes both out of address and browser', async () => {
    const bodies: unknown[] = [];
    const { screen, place } = await comeBack('state=s&code=c&scope=info', {
      [finish]: (body) => {
        bodies.push(body);
        return createResult('not_enough', true);
      },
    });
    await expect.element(screen.getByText('Accounts that aren’t in pounds were left out.')).toBeVisible();
    await expect.poll(place).toBe('/buyer-checks/bank');
    expect(bodies).toEqual([{ state: 's', code: 'c', browserKey: 'kept-here' }]);
    expect(localStorage.getItem('bank_check')).toBeNull();
    await expect.element(screen.getByText(/Only you read this/)).toBeVisible();
  });

  test('hands over a no at the bank', async () => {
    const bodies: unknown[] = [];
    const { screen } = await comeBack('state=s&error=access_denied', {
      [finish]: (body) => {
        bodies.push(body);
        return createResult('cancelled');
      },
    });
    await expect.element(screen.getByText('You stopped at your bank')).toBeVisible();
    expect(bodies).toEqual([{ state: 's', error: 'access_denied', browserKey: 'kept-here' }]);
  });

  test('refuses in a browser where nothing was begun, without a call', async () => {
    const called = vi.fn(() => createResult('shown'));
    startLogin();
    const { screen } = await open('/buyer-checks/bank?state=s&code=c', { [finish]: called });
    await expect.element(screen.getByText('Begin again in this browser')).toBeVisible();
    expect(called).not.toHaveBeenCalled();
  });

  test('refuses what the server takes for another person’s', async () => {
    const refusal = { code: 'conflict', state: 'not_begun_here', detail: 'No.' };
    const { screen } = await comeBack('state=s&code=c', { [finish]: { status: 409, body: refusal } });
    await expect.element(screen.getByText('Begin again in this browser')).toBeVisible();
  });

  test('tries again after a failure of ours', async () => {
    let tries = 0;
    const { screen } = await comeBack('state=s&code=c', {
      [finish]: () => {
        tries += 1;
        // The failure has closed the check.
        return tries === 1 ? { status: 500, body: {} } : createResult('unavailable');
      },
    });
    await expect.element(screen.getByText('We couldn’t finish the check at your bank')).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText(/or something went wrong on our side/)).toBeVisible();
    expect(tries).toBe(2);
  });

  test.each([
    ['another request has taken the answer', { code: 'conflict', state: 'asking' }],
    ['another request takes it at the same time', { code: 'stale' }],
  ])('waits with its person while %s', async (_, refusal) => {
    let isAsking = true;
    const { screen } = await comeBack('state=s&code=c', {
      [finish]: () =>
        isAsking ? { status: 409, body: { ...refusal, detail: 'No.' } } : createResult('shown'),
    });
    await expect
      .element(screen.getByRole('heading', { name: 'We’re asking your bank already', level: 1 }))
      .toBeVisible();
    isAsking = false;
    await screen.getByRole('button', { name: 'Look again' }).click();
    await expect.element(screen.getByText('You have at least £215,000')).toBeVisible();
  });

  test('has nothing to finish without an answer', async () => {
    const { screen } = await open('/buyer-checks/bank', {});
    await expect.element(screen.getByText('There’s nothing to finish here')).toBeVisible();
  });
});
