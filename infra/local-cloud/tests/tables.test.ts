import { App, Stack } from 'aws-cdk-lib';
import { AttributeType, StreamViewType, Table, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { expect, test } from 'vitest';
import { readAssembly, readModel } from '../template/index.ts';

test('tables of both constructs are read alike', () => {
  const app = new App({ analyticsReporting: false });
  const stack = new Stack(app, 'Shop');
  const partitionKey = { name: 'id', type: AttributeType.STRING };
  new TableV2(stack, 'Orders', {
    tableName: 'orders',
    partitionKey,
    dynamoStream: StreamViewType.NEW_IMAGE,
    timeToLiveAttribute: 'endsAt',
    globalSecondaryIndexes: [
      { indexName: 'byDay', partitionKey: { name: 'day', type: AttributeType.NUMBER } },
    ],
  });
  const parcels = new Table(stack, 'Parcels', {
    tableName: 'parcels',
    partitionKey,
    stream: StreamViewType.NEW_IMAGE,
    timeToLiveAttribute: 'endsAt',
  });
  parcels.addGlobalSecondaryIndex({
    indexName: 'byDay',
    partitionKey: { name: 'day', type: AttributeType.NUMBER },
  });
  const { tables } = readModel(readAssembly(app.synth().directory));
  const [orders, others] = tables.map(({ name, arn, streamArn, ...rest }) => ({
    ...rest,
    arn: arn.replace(name, 'x'),
    streamArn: streamArn?.replace(name, 'x'),
  }));
  expect(orders).toMatchObject({ timeToLive: 'endsAt', streamViewType: 'NEW_IMAGE' });
  expect(others).toEqual(orders);
});
