import { organisationRoutes } from '../../people/organisations/contract.ts';
import { vaultRoutes } from '../../people/vault/contract.ts';
import type { ApiGroup } from './types.ts';

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
