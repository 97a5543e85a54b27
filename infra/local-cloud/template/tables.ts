import * as z from 'zod';
import type { Resources } from './resources.ts';

const Attribute = z.object({ AttributeName: z.string(), AttributeType: z.string() });
const KeySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.string() }));
const Index = z.object({
  IndexName: z.string(),
  KeySchema,
  Projection: z.object({ ProjectionType: z.string(), NonKeyAttributes: z.array(z.string()).optional() }),
});

const Table = z.object({
  AttributeDefinitions: z.array(Attribute),
  KeySchema,
  GlobalSecondaryIndexes: z.array(Index).default([]),
  LocalSecondaryIndexes: z.array(Index).default([]),
  StreamSpecification: z.object({ StreamViewType: z.string() }).optional(),
  TimeToLiveSpecification: z
    .object({ Enabled: z.boolean().default(true), AttributeName: z.string().optional() })
    .optional(),
});

export type IndexModel = z.output<typeof Index>;

export interface TableModel {
  readonly name: string;
  readonly arn: string;
  /** The ARN that event source mappings name; undefined without a stream. */
  readonly streamArn: string | undefined;
  readonly streamViewType: string | undefined;
  readonly attributes: z.output<typeof Table>['AttributeDefinitions'];
  readonly keys: z.output<typeof KeySchema>;
  readonly indexes: readonly IndexModel[];
  readonly localIndexes: readonly IndexModel[];
  readonly timeToLive: string | undefined;
}

/** How a table is paid for, and its replicas, make no difference here. */
export function readTables(resources: Resources): TableModel[] {
  const all = ['AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table'].flatMap((type) => resources.of(type));
  return all.map((found) => {
    const table = found.read(Table);
    const { Enabled, AttributeName } = table.TimeToLiveSpecification ?? {};
    return {
      name: found.ref(),
      arn: String(found.attribute('Arn')),
      streamArn: table.StreamSpecification && String(found.attribute('StreamArn')),
      streamViewType: table.StreamSpecification?.StreamViewType,
      attributes: table.AttributeDefinitions,
      keys: table.KeySchema,
      indexes: table.GlobalSecondaryIndexes,
      localIndexes: table.LocalSecondaryIndexes,
      timeToLive: Enabled === true ? AttributeName : undefined,
    };
  });
}
