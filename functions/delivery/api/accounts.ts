import { profileCalls } from '../../deals/account-activity/profile-calls.ts';
import { api } from '../../kernel/http/api.ts';
import { accountCalls } from '../../people/accounts/account-calls.ts';
import { accountRoutes } from '../../people/accounts/contract.ts';
import { logInCalls, twoStepCalls } from '../../people/two-step/account-calls.ts';
import { twoStepRoutes } from '../../people/two-step/contract.ts';

export const handler = api(
  { ...accountRoutes, ...twoStepRoutes },
  { ...accountCalls, ...logInCalls, ...twoStepCalls, ...profileCalls },
);
