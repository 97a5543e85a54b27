import { AccountChanged, AccountDeleted } from '../../../events/account.ts';
import { OwnershipCheckRequested, OwnershipTryDue } from '../../../events/ownership.ts';
import { PropertyChanged, PropertyPublished, PropertyStatusChanged } from '../../../events/property.ts';
import { MemorandumIssued } from '../../../events/sale.ts';
import { ownershipCheckRoutes } from '../../deals/ownership-checks/contract.ts';
import type { ApiGroup, Subscriber } from './types.ts';

/** The calls of ownership checks. The register is asked by a subscriber; the calls read whether there is a login to it. */
export const ownershipChecks = {
  entry: 'functions/deals/ownership-checks/handler.ts',
  routes: ownershipCheckRoutes,
  needs: ['table:write', 'trails:read', 'staff-acts:append', 'idempotency', 'documents', 'title-register'],
} as const satisfies ApiGroup;

export const ownershipSubscribers = {
  'ownership-checks-on-check-requested': {
    entry: 'functions/deals/ownership-checks/subscribers/on-check-requested.ts',
    on: [OwnershipCheckRequested, OwnershipTryDue],
    needs: ['table:write', 'title-register', 'scheduler'],
    timeoutSeconds: 60,
  },
  'ownership-checks-on-home-changed': {
    entry: 'functions/deals/ownership-checks/subscribers/on-home-changed.ts',
    on: [PropertyChanged, PropertyPublished, PropertyStatusChanged, MemorandumIssued],
    needs: ['table:write'],
  },
  'ownership-checks-on-account-changed': {
    entry: 'functions/deals/ownership-checks/subscribers/on-account-changed.ts',
    on: [AccountChanged, AccountDeleted],
    needs: ['table:write'],
  },
} as const satisfies Record<string, Subscriber>;
