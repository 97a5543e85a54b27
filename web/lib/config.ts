import { queryOptions } from '@tanstack/react-query';
import { readConfig } from './read-config.ts';

export type { Config } from './read-config.ts';

export const configQuery = queryOptions({
  queryKey: ['config'],
  staleTime: Infinity,
  queryFn: ({ signal }) => readConfig(signal),
});
