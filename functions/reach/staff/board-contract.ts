import * as z from 'zod';
import { defineRoutes } from '../../kernel/http/contract.ts';

/** Two years with a leap day. */
export const longestBoardDays = 731;

const day = z.iso.date();
const count = z.int();
/** How many there were, and their median in days; null where they are too few to tell. */
const Median = z.object({ count, medianDays: z.number().nullable() });

/** What the owners of the business read; days and months are London's, and days without anything are left out. */
export const BoardView = z.object({
  from: day,
  to: day,
  /** Fewer than these have no median. */
  fewest: count,
  homes: z.object({
    onSaleBefore: count,
    days: z.array(z.object({ day, onSale: count, listed: count })),
  }),
  sales: z.array(z.object({ day, agreed: count, fellThrough: count, exchanged: count, completed: count })),
  revenue: z.array(
    z.object({
      day,
      packageId: z.string(),
      packageName: z.string(),
      sold: count,
      /** Without VAT and donations, less what was refunded on the day. */
      netPence: z.int(),
      vatPence: z.int(),
      /** Refunded on the day, VAT included. */
      refundedPence: z.int(),
    }),
  ),
  funnel: z.object({
    started: count,
    /** In their order. */
    steps: z.array(z.object({ step: count, count })).length(6),
    submitted: count,
    chosen: count,
    paid: count,
    published: count,
  }),
  times: z.object({
    offer: Median,
    exchange: Median,
    months: z.array(z.object({ month: z.string(), offer: Median, exchange: Median })),
  }),
  complaints: z.array(
    z.object({
      kind: z.enum(['complaint', 'report']),
      days: z.array(z.object({ day, opened: count, closed: count })),
      answered: Median,
      waiting: count,
      oldestDays: count.nullable(),
      medianDays: z.number().nullable(),
      ages: z.array(z.object({ upToDays: count.nullable(), count })),
    }),
  ),
});
export type BoardView = z.output<typeof BoardView>;

export const boardRoutes = defineRoutes({
  board: {
    method: 'GET',
    path: '/api/staff/board',
    access: 'staff',
    summary:
      'How the business does between two days in London, at most two years apart: homes, sales, revenue, the wizard, times and complaints',
    query: z.object({ from: day, to: day }),
    result: BoardView,
  },
});
