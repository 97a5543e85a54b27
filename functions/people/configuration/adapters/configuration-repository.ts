import { defineRow, json, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, type Write } from '../../../kernel/data/table.ts';
import {
  Configuration,
  emptyConfiguration,
  SettingChange,
  type SettingDecision,
} from '../domain/setting-change.ts';
import type { SettingKey } from '../domain/settings.ts';

// One row for all settings, so that a function reads one row a minute.
const ConfigurationRow = defineRow('configuration', {
  columns: { id: text, entries: json, version: number },
  indexes: { byId: rowKey('id') },
});
const id = 'settings';

const SettingChangeRow = defineRow('setting-change', {
  columns: {
    key: text,
    version: { type: 'number', required: true, padding: { length: 8, char: '0' } },
    from: json,
    to: json,
    changedAt: text,
    changedBy: text,
  },
  indexes: { byKey: rowKey('key', 'version') },
});

export async function findConfiguration(): Promise<Configuration> {
  const { data } = await ConfigurationRow.get({ id }).go({ consistent: true });
  return data ? Configuration.parse(data) : emptyConfiguration;
}

/** The changes of a setting, the latest first; at most `limit` of them. */
export async function listSettingChanges(key: SettingKey, limit: number): Promise<SettingChange[]> {
  const { data } = await SettingChangeRow.query.byKey({ key }).go({ order: 'desc', limit });
  return data.map((row) => SettingChange.parse(row));
}

/** The settings as they become and the line of history, on the condition that no other change was faster. */
export function buildSettingWrites({ configuration, change }: SettingDecision): Write[] {
  const row = { id, ...configuration };
  const written =
    configuration.version === 1
      ? ConfigurationRow.create(row)
      : ConfigurationRow.put(row).where(({ version }, { eq }) => eq(version, configuration.version - 1));
  return [buildPut(written), buildPut(SettingChangeRow.create(change))];
}
