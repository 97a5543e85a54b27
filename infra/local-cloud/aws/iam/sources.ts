import type { SourceModel } from '../../template/sources.ts';
import type { Iam } from './index.ts';

/** What Lambda does with a function's role to feed it. */
const actions: Readonly<Record<SourceModel['kind'], readonly string[]>> = {
  queue: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
  stream: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
};

/** @throws Error for a function that may not read its source or send what failed, as AWS refuses to create it */
export function assertSourcesReadable(iam: Pick<Iam, 'refuse'>, sources: readonly SourceModel[]): void {
  for (const { id, kind, functionId, sourceArn, onFailure } of sources) {
    const refusal = iam.refuse(functionId, [
      ...actions[kind].map((action) => ({ action, resource: sourceArn })),
      ...(onFailure === undefined ? [] : [{ action: 'sqs:SendMessage', resource: onFailure }]),
    ]);
    if (refusal) throw new Error(`${id} cannot feed its function: ${refusal.message}`);
  }
}
