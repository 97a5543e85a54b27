import type { Schedule } from './types.ts';

/** Functions that run at fixed times. */
export const schedules = {
  'outbox-every-five-minutes': {
    entry: 'functions/kernel/events/sweeper.ts',
    every: 'rate(5 minutes)',
    needs: ['bus', 'outbox:sweep'],
    timeoutSeconds: 240,
  },
  'queues-every-five-minutes': {
    entry: 'functions/kernel/events/queue-counts.ts',
    every: 'rate(5 minutes)',
    needs: ['queues:count'],
    timeoutSeconds: 60,
  },
  'saved-searches-every-five-minutes': {
    entry: 'functions/finding/saved-searches/schedules/every-five-minutes.ts',
    every: 'rate(5 minutes)',
    needs: ['table:write'],
    timeoutSeconds: 300,
  },
  'search-every-hour': {
    entry: 'functions/finding/search/schedules/every-hour.ts',
    every: 'rate(1 hour)',
    needs: ['table:write', 'snapshot:write'],
    memoryMb: 3008,
    timeoutSeconds: 300,
  },
  'properties-every-day': {
    entry: 'functions/listings/properties/schedules/every-day.ts',
    every: 'cron(15 3 * * ? *)',
    needs: ['table:write', 'pictures'],
    timeoutSeconds: 300,
  },
  'packages-every-day': {
    entry: 'functions/money/packages/schedules/every-day.ts',
    every: 'cron(5 3 * * ? *)',
    needs: ['table:write'],
    timeoutSeconds: 300,
  },
  'accounts-every-day': {
    entry: 'functions/deals/account-activity/schedules/every-day.ts',
    every: 'cron(30 3 * * ? *)',
    needs: ['table:write', 'identity', 'idempotency', 'mail'],
    timeoutSeconds: 300,
  },
  'users-every-day': {
    entry: 'functions/people/accounts/schedules/every-day.ts',
    every: 'cron(40 2 * * ? *)',
    needs: ['user-export'],
    timeoutSeconds: 900,
  },
  'carbon-every-day': {
    entry: 'functions/money/carbon/schedules/every-day.ts',
    every: 'cron(45 3 * * ? *)',
    needs: ['table:write', 'carbon'],
    timeoutSeconds: 300,
  },
  'payments-every-day': {
    entry: 'functions/money/payments/schedules/every-day.ts',
    every: 'cron(20 4 * * ? *)',
    needs: ['table:write', 'books:read', 'cards', 'wallet'],
    timeoutSeconds: 300,
  },
  'cases-every-day': {
    entry: 'functions/trust/cases/schedules/every-day.ts',
    every: 'cron(50 3 * * ? *)',
    needs: ['table:write', 'staff-acts:append'],
    timeoutSeconds: 300,
  },
  'sales-every-day': {
    entry: 'functions/deals/sales/schedules/every-day.ts',
    every: 'cron(0 8 * * ? *)',
    needs: ['table:write'],
    timeoutSeconds: 300,
  },
  'portals-every-day': {
    entry: 'functions/finding/portals/schedules/every-day.ts',
    every: 'cron(35 4 * * ? *)',
    needs: ['table:write', 'portals', 'operator'],
    timeoutSeconds: 900,
  },
  'origin-secret-every-day': {
    entry: 'functions/people/origin-secret/schedules/every-day.ts',
    every: 'cron(10 5 * * ? *)',
    needs: ['origin-secret:rotate'],
    timeoutSeconds: 60,
  },
  'staff-every-hour': {
    entry: 'functions/reach/staff/schedules/every-hour.ts',
    every: 'rate(1 hour)',
    needs: ['table:read'],
    timeoutSeconds: 60,
  },
} as const satisfies Record<string, Schedule>;
