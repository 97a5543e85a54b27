import { expect, test, vi } from 'vitest';
import { log } from '../../functions/kernel/observability/log.ts';
import { runComparisons } from '../../functions/money/payments/commands/run-comparisons.ts';

test('every comparison that fails is told, after all have ended', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  const ledger = new Error('The ledger could not be compared');
  const payouts = new Error('Payouts could not be compared');
  const ended = vi.fn();
  const comparisons = [
    Promise.reject(ledger),
    Promise.reject(payouts),
    new Promise<void>((resolve) => setTimeout(resolve, 5)).then(ended),
  ];
  await expect(runComparisons(comparisons)).rejects.toMatchObject({ errors: [ledger, payouts] });
  expect(ended).toHaveBeenCalledOnce();
  expect(logged.mock.calls.map(([, extra]) => extra)).toEqual([{ error: ledger }, { error: payouts }]);
});

test('comparisons that end well throw nothing', async () => {
  await expect(runComparisons([Promise.resolve()])).resolves.toBeUndefined();
});
