import { AppError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import { findConfiguration } from './adapters/configuration-repository.ts';
import { changeSetting } from './commands/change-setting.ts';
import { configurationRoutes } from './contract.ts';
import { assertSettingKey } from './domain/setting-change.ts';
import { toSettingView, toStaffSettingView } from './domain/setting-view.ts';
import { isPublicSetting, SettingKey, settingKeys } from './domain/settings.ts';
import { getSetting, getSettings } from './queries/get-setting.ts';
import { historySize, listSettingHistory } from './queries/list-setting-history.ts';
import { listStageSettings } from './queries/stage-settings.ts';

const toSinglePage = <T>(all: readonly T[], per_page: number) => ({ total: all.length, page: 1, per_page });

/** @throws 404 where there is no such setting */
function getSettingKey(key: string): SettingKey {
  const known = SettingKey.safeParse(key);
  if (!known.success) throw new AppError('not_found', `There’s no setting called ${key}.`);
  return known.data;
}

export const handler = api(configurationRoutes, {
  configurations: async () => {
    const values = await getSettings();
    const configurations = settingKeys.filter(isPublicSetting).map((key) => toSettingView(key, values[key]));
    return { configurations, ...toSinglePage(configurations, settingKeys.length) };
  },

  configurationByKey: async ({ params }) => {
    const key = getSettingKey(params.key);
    if (!isPublicSetting(key)) throw new AppError('not_found', `There’s no setting called ${key}.`);
    return { key, value: await getSetting(key) };
  },

  changeConfiguration: async ({ body }, caller) => {
    await changeSetting(body, caller.id);
    return toStaffSettingView(assertSettingKey(body.key), await findConfiguration(), listStageSettings());
  },

  staffConfigurations: async () => {
    const configuration = await findConfiguration();
    const ofStage = listStageSettings();
    const configurations = settingKeys.map((key) => toStaffSettingView(key, configuration, ofStage));
    return { configurations, ...toSinglePage(configurations, settingKeys.length) };
  },

  configurationHistory: async ({ params }) => {
    const changes = await listSettingHistory(getSettingKey(params.key));
    return { changes, ...toSinglePage(changes, historySize) };
  },
});
