import { vi } from 'vitest';
import { twoStepRoutes } from '../../functions/people/two-step/contract.ts';
import { slowTestMs } from '../support/clients/seller.ts';
import { testOwnMatters } from './access/own-matters.ts';
import {
  jointOwners,
  salePacks,
  scottishHomes,
  shortlists,
  cases,
  checks,
  twoStep,
  organisations,
  papers,
} from './access/tables-of-people.ts';
import {
  configuration,
  enquiries,
  listingReviews,
  ownershipChecks,
  portals,
  blog,
  desk,
  referrals,
} from './access/tables-of-staff.ts';
import { listGroupCalls, testAccessTables } from './access/try-table.ts';

vi.setConfig({ testTimeout: slowTestMs, hookTimeout: 4 * slowTestMs });

const groups = [
  'blog',
  'blogDesk',
  'buyer-checks',
  'carbon',
  'cases',
  'configuration',
  'consents',
  'dataExports',
  'enquiries',
  'identityChecks',
  'jointHomes',
  'jointOwners',
  'listing-reviews',
  'organisations',
  'ownershipChecks',
  'portals',
  'referrals',
  'salePacks',
  'scottishHomes',
  'shortlists',
  'staff',
  'vault',
];
const getWorld = testAccessTables(
  {
    jointOwners,
    shortlists,
    salePacks,
    scottishHomes,
    cases,
    checks,
    twoStep,
    organisations,
    papers,
    configuration,
    enquiries,
    listingReviews,
    ownershipChecks,
    portals,
    blog,
    desk,
    referrals,
  },
  [
    ...groups.flatMap(listGroupCalls),
    ...Object.values(twoStepRoutes).map(({ method, path }) => `${method} ${path}`),
  ],
);
// Last, as it makes staff of the world's people.
testOwnMatters(getWorld);
