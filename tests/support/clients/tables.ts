import type { TableNoun, TestCloud } from '../test-cloud.ts';

/** The name of one of the three tables of the data stack. */
export function getTableName(cloud: TestCloud, table: TableNoun): string {
  return cloud.tableName(table);
}
