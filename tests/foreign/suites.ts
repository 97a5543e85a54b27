import { globSync, readFileSync } from 'node:fs';

/** What only the local cloud has: a suite that names one of these is about it, or needs its clock. */
const localFeatures =
  /clock\.(advance|reset)|advanceToNext|advanceAndLogIn|schedules|runDailySchedule|queues|invoke|getFunction|publishEvent|cloud\.services|sweep|cloud\.reset|setBusOutage|model\.(functions|resources)|openCloud|stubFunctionEnvironment/;

/** Suites that use none of these and are left out all the same, with the reason. */
const excludedSuites: Readonly<Record<string, string>> = {
  'tests/accounts/social-api.test.ts': 'the hosted pages of Google and Facebook are those of the local cloud',
  'tests/accounts/registration-limit-api.test.ts': 'is about the limits of other stages',
  'tests/contract/':
    'makes each call some hundred times, which takes a slow emulator an hour; the journey makes each',
  'tests/favourites/savers-api.test.ts': 'writes 5,050 rows, which takes a slow emulator minutes',
  'tests/smoke/': 'asks the CDN for the files of the site; `smoke.foreign.ts` makes the rest of its journey',
  'tests/payments/sequences-api.test.ts': 'moves the clock of the local Stripe',
};

/** Tests of the suites that MiniStack cannot pass, with the reason. */
export const differences: Readonly<Record<string, string>> = {
  'has one effect for 200 concurrent deliveries of an event':
    'MiniStack starts a process for each concurrent call: 200 of them time out and take 15 GB',
};

/** The API suites that need nothing but HTTP and AWS. */
export function listSuites(): string[] {
  return globSync('tests/**/*-api.test.ts')
    .toSorted()
    .filter((file) => !Object.keys(excludedSuites).some((start) => file.startsWith(start)))
    .filter((file) => !localFeatures.test(readFileSync(file, 'utf8')));
}
