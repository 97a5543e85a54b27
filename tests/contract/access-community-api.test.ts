import { vi } from 'vitest';
import { twoStepRoutes } from '../../functions/people/two-step/contract.ts';
import { slowTestMs } from '../support/clients/seller.ts';
import { testOwnMatters } from './access/own-matters.ts';
import {
  blog,
  cases,
  checks,
  jointOwners,
  listingReviews,
  organisations,
  ownershipChecks,
  papers,
  portals,
  referrals,
  salePacks,
  scottishHomes,
  shortlists,
  twoStep,
} from './access/tables.ts';
import { listCalls, listGroupCalls, testAccessTables } from './access/try-table.ts';

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
/** Anybody may make these, about nothing that is anybody's. */
const alike = ['POST /api/contact-us', 'POST /api/blogs/view'];
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
    listingReviews,
    ownershipChecks,
    portals,
    blog,
    referrals,
  },
  [...groups.flatMap(listGroupCalls), ...Object.values(twoStepRoutes).flatMap(listCalls)].filter(
    (line) => !alike.includes(line),
  ),
);
// Last, as it makes staff of the world's people.
testOwnMatters(getWorld);
