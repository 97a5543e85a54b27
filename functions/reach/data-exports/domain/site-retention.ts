import type { RetentionRule } from './retention-rule.ts';

/** What the site itself keeps: of its use, of the business, and for a fault. */
export const siteRules = [
  {
    topic: 'networks',
    what: 'Countries and regions that you use Gable from, and what the network hides',
    why: 'To find stolen accounts and fraud. The address itself is removed within seconds, or within a few days if we can’t find out its place.',
    long: '30 days',
    outcome: 'erased',
    after: 'With the account',
  },
  {
    topic: 'visits',
    what: 'Visits to a home and to our guides',
    why: 'To tell sellers how many people looked. A visit is counted under a number that changes every day and can’t be turned back into a person.',
    long: 'The counts stay with the home',
    outcome: 'pseudonymised',
    after: 'The counts stay with the home',
  },
  {
    topic: 'figures',
    what: 'Figures of our business: how many homes, sales, payments and complaints there were on a day, and how long they took',
    why: 'To see how Gable does, in sums without a person. That something was counted is kept under its number, so that it is counted once.',
    long: 'For good',
    outcome: 'kept',
    after: 'For good: nothing in them leads to you, so an account that goes changes none of them',
  },
  {
    topic: 'backups',
    what: 'Safety copies of all of this, and of what happened on the site',
    why: 'To bring the site back after a fault or an attack. They’re encrypted, kept in London and in Ireland, and looked at by nobody until one is needed.',
    long: 'The database for 35 days, files for 65, what happened for 90',
    outcome: 'kept',
    after:
      'Until the copy is deleted: up to 35 days for the database, 65 for files, and 90 for what happened, which holds numbers, sums, dates, states and reasons. If we have to restore a copy, we erase again the accounts that were erased after it was made',
  },
  {
    topic: 'calls',
    what: 'Network address and browser of a call',
    why: 'To keep out those who guess passwords or flood the site, and to find faults.',
    long: '90 days at most',
    outcome: 'kept',
    after: '90 days at most, without names',
  },
] as const satisfies readonly RetentionRule[];
