import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BuyerProfileForm } from '../../../web/features/accounts/buyer-profile-form.tsx';

const checked = { aipAmount: 420_000, aipExpiry: '2027-02-15' };

test.each([
  ['what staff checked', { status: 'ftb' }, '420,000', '2027-02-15'],
  ['the profile with its sum alone', { status: 'ftb', aipAmount: 200_000 }, '200,000', ''],
  ['the profile with its day alone', { status: 'ftb', aipExpiry: '2027-01-31' }, '', '2027-01-31'],
] as const)('takes the sum and the day of an agreement from one source: %s', async (_, profile, sum, day) => {
  const screen = await render(
    <BuyerProfileForm profile={profile} checked={checked} save={() => Promise.resolve()} />,
  );
  await expect.element(screen.getByLabelText(/^Amount/)).toHaveValue(sum);
  await expect.element(screen.getByLabelText(/^Valid until/)).toHaveValue(day);
});
