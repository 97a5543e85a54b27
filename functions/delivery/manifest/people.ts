import { accountRoutes } from '../../people/accounts/contract.ts';
import { apiKeyRoutes } from '../../people/api-keys/contract.ts';
import { organisationRoutes } from '../../people/organisations/contract.ts';
import { twoStepRoutes } from '../../people/two-step/contract.ts';
import { vaultRoutes } from '../../people/vault/contract.ts';
import type { ApiGroup } from './types.ts';

/** The group that the documents of the API begin with. */
export const accountGroups = {
  accounts: {
    entry: 'functions/delivery/api/accounts.ts',
    routes: { ...accountRoutes, ...twoStepRoutes, ...apiKeyRoutes },
    needs: [
      'table:write',
      'staff-acts:append',
      'idempotency',
      'identity',
      'sign-in',
      'tokens',
      'mail',
      'vault:two-step',
    ],
    reservedPercent: 10,
  },
} as const satisfies Readonly<Record<string, ApiGroup>>;

export const peopleGroups = {
  organisations: {
    entry: 'functions/people/organisations/handler.ts',
    routes: organisationRoutes,
    needs: ['table:write', 'idempotency', 'tokens', 'mail', 'scheduler'],
  },
  vault: {
    entry: 'functions/people/vault/handler.ts',
    routes: vaultRoutes,
    needs: ['table:write', 'idempotency', 'tokens', 'vault'],
  },
} as const satisfies Readonly<Record<string, ApiGroup>>;
