import type { TestCloud } from '../boot.ts';

/** The name of one of the three tables of the data stack. */
export function getTableName(cloud: TestCloud, table: 'Table' | 'Records' | 'Idempotency'): string {
  const found = cloud.model.resources
    .of('AWS::DynamoDB::GlobalTable')
    .find(({ id }) => new RegExp(`^${table}([0-9A-F]{8})?$`).test(id));
  if (!found) throw new Error(`The stacks have no table ${table}`);
  return found.ref();
}
