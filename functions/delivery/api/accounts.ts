import { profileCalls } from '../../deals/account-activity/profile-calls.ts';
import { apiWithKeys } from '../../kernel/http/api-with-keys.ts';
import { accountCalls } from '../../people/accounts/account-calls.ts';
import { accountRoutes } from '../../people/accounts/contract.ts';
import { apiKeyCalls } from '../../people/api-keys/account-calls.ts';
import { apiKeyRoutes } from '../../people/api-keys/contract.ts';
import { tokenCalls } from '../../people/organisations/account-calls.ts';
import { twoStepCalls } from '../../people/two-step/account-calls.ts';
import { twoStepRoutes } from '../../people/two-step/contract.ts';

export const handler = apiWithKeys(
  { ...accountRoutes, ...twoStepRoutes, ...apiKeyRoutes },
  { ...accountCalls, ...tokenCalls, ...twoStepCalls, ...apiKeyCalls, ...profileCalls },
);
