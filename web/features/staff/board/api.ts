import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import type { boardRoutes } from '../../../../functions/reach/staff/board-contract.ts';
import { createClient } from '../../../lib/client.ts';
import type { DayRange } from './range.ts';

const calls = createClient<typeof boardRoutes>({ board: 'GET /api/staff/board' });
export type Board = Result<(typeof boardRoutes)['board']>;

export function boardQuery({ from, to }: DayRange) {
  return queryOptions({
    queryKey: ['staff', 'board', from, to],
    queryFn: ({ signal }) => calls.board({ query: { from, to }, signal }),
    placeholderData: keepPreviousData,
  });
}
