import * as z from 'zod';
import { defineRoutes, createListSchema } from '../../kernel/http/contract.ts';
import { SettingChange, SettingValue } from './domain/setting-change.ts';
import { SettingView, StaffSettingView } from './domain/setting-view.ts';
import { settingTypes } from './domain/settings.ts';

const Key = z.string().regex(/^[a-z0-9_]{2,60}$/, 'Use 2 to 60 small letters, digits and underscores');
const params = z.object({ key: Key });

export const SettingChangeView = SettingChange.extend({ changedByName: z.string().nullable() });

export const configurationRoutes = defineRoutes({
  configurations: {
    method: 'GET',
    path: '/api/common/configurations',
    access: 'public',
    summary: 'The public settings of the marketplace',
    result: createListSchema('configurations', SettingView),
    cache: 60,
  },
  configurationByKey: {
    method: 'GET',
    path: '/api/common/configurations/get-by-key/{key}',
    access: 'public',
    summary: 'One public setting',
    params,
    result: SettingView.pick({ key: true, value: true }),
    cache: 60,
    problems: ['not_found'],
  },
  changeConfiguration: {
    method: 'POST',
    path: '/api/common/configurations',
    access: 'staff',
    summary: 'Give a setting another value; every function follows within a minute',
    body: z.object({
      key: Key,
      value: SettingValue,
      type: z.enum(settingTypes).optional(),
      version: z.int().min(0).optional(),
    }),
    status: 201,
    result: StaffSettingView,
    problems: ['stale'],
  },
  staffConfigurations: {
    method: 'GET',
    path: '/api/staff/configurations',
    access: 'staff',
    summary: 'All settings with their defaults and versions',
    result: createListSchema('configurations', StaffSettingView),
  },
  configurationHistory: {
    method: 'GET',
    path: '/api/staff/configurations/{key}/history',
    access: 'staff',
    summary: 'Who changed a setting, when, from what and to what; the latest first',
    params,
    result: createListSchema('changes', SettingChangeView),
    problems: ['not_found'],
  },
});
