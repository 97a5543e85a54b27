import { Entity } from 'electrodb';
import type { SettingKey } from '../domain/settings.ts';
import { tableOptions, buildPut, rowKey, type Write } from '../../kernel/data/table.ts';
import {
  Configuration,
  emptyConfiguration,
  SettingChange,
  type SettingDecision,
} from '../domain/setting-change.ts';

// One row for all settings, so that a function reads one row a minute.
const ConfigurationRow = new Entity(
  {
    model: { entity: 'configuration', version: '1', service: 'gable' },
    attributes: {
      id: { type: 'string', required: true },
      entries: { type: 'any', required: true },
      version: { type: 'number', required: true },
    },
    indexes: { byId: rowKey('id') },
  },
  tableOptions,
);
const id = 'settings';

const SettingChangeRow = new Entity(
  {
    model: { entity: 'setting-change', version: '1', service: 'gable' },
    attributes: {
      key: { type: 'string', required: true },
      version: { type: 'number', required: true, padding: { length: 8, char: '0' } },
      from: { type: 'any', required: true },
      to: { type: 'any', required: true },
      changedAt: { type: 'string', required: true },
      changedBy: { type: 'string', required: true },
    },
    indexes: {
      byKey: {
        pk: { field: 'pk', composite: ['key'] },
        sk: { field: 'sk', composite: ['version'] },
      },
    },
  },
  tableOptions,
);

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
      ? ConfigurationRow.create(row).params()
      : ConfigurationRow.put(row)
          .where(({ version }, { eq }) => eq(version, configuration.version - 1))
          .params();
  return [buildPut(written), buildPut(SettingChangeRow.create(change).params())];
}
