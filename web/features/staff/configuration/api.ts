import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import type { configurationRoutes } from '../../../../functions/people/configuration/contract.ts';
import { createClient } from '../../../lib/client.ts';
import { toast } from '../../../lib/toast.ts';

type Routes = Pick<
  typeof configurationRoutes,
  'staffConfigurations' | 'configurationHistory' | 'changeConfiguration'
>;
const api = createClient<Routes>({
  staffConfigurations: 'GET /api/staff/configurations',
  configurationHistory: 'GET /api/staff/configurations/{key}/history',
  changeConfiguration: 'POST /api/common/configurations',
});

export type Setting = Result<Routes['staffConfigurations']>['configurations'][number];
export type SettingValue = Setting['value'];

const settingsKey = ['staff', 'configuration'] as const;

export const staffSettingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: async ({ signal }) => (await api.staffConfigurations({ signal })).configurations,
});

export function settingHistoryQuery(key: string) {
  return queryOptions({
    queryKey: [...settingsKey, key, 'history'],
    queryFn: async ({ signal }) => (await api.configurationHistory({ params: { key }, signal })).changes,
  });
}

/** Saves a value with the version that was read; refetches the list and the history. */
export function useSaveSetting({ key, version }: Setting) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (value: SettingValue) => api.changeConfiguration({ body: { key, value, version } }),
    onSuccess: () => toast.success('Saved. The site follows within a minute.'),
    onSettled: () => queries.invalidateQueries({ queryKey: settingsKey }),
  });
}
