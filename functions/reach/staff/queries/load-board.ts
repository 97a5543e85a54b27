import { AppError } from '../../../kernel/errors.ts';
import { countDaysBetween, formatLondonDay } from '../../../kernel/london-time.ts';
import { log } from '../../../kernel/observability/log.ts';
import { type DayRange, listBoardDays } from '../adapters/board-repository.ts';
import { longestBoardDays, type BoardView } from '../board-contract.ts';
import {
  fewestOfMedian,
  toComplaints,
  toFunnel,
  toHomeDays,
  toRevenueDays,
  toSaleDays,
  toTimes,
} from '../domain/board/board-view.ts';

/** Before the first day of all. */
const beginning = '2020-01-01';

/**
 * The board of a range of days. What is on sale and what waits are sums of all days until then, so these two are read
 * from the beginning. Whoever looks is in the log (decision 052).
 * @throws 422 unless the range has one to 731 days
 */
export async function loadBoard(range: DayRange, reader: string, now: Date): Promise<BoardView> {
  assertRange(range);
  const { to } = range;
  const today = formatLondonDay(now);
  const [homes, sales, revenue, funnel, complaints] = await Promise.all([
    listBoardDays('homes', { from: beginning, to }),
    listBoardDays('sales', range),
    listBoardDays('revenue', range),
    listBoardDays('funnel', range),
    listBoardDays('complaints', { from: beginning, to: today }),
  ]);
  log.info('The board was read', { reader, ...range });
  return {
    ...range,
    fewest: fewestOfMedian,
    homes: toHomeDays(homes, range),
    sales: toSaleDays(sales),
    revenue: toRevenueDays(revenue),
    funnel: toFunnel(funnel),
    times: toTimes({ homes, sales }, range),
    complaints: toComplaints(complaints, range, today),
  };
}

function assertRange({ from, to }: DayRange): void {
  const days = countDaysBetween(from, to) + 1;
  if (days < 1) throw createRangeError('Choose a last day that isn’t before the first one.');
  if (days > longestBoardDays) throw createRangeError('Choose two years at most.');
}

const createRangeError = (text: string): AppError =>
  new AppError('invalid', text, { errors: { to: [text] } });
