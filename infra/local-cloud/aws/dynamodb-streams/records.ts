import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { DatabaseCall } from '../dynamodb/client.ts';
import { getStreamArn } from '../dynamodb/tables.ts';

/** What is in it is the reader’s; looking at each attribute costs more than reading the page. */
const Image = z.unknown().optional();

const StreamRecord = z.looseObject({
  eventName: z.string(),
  dynamodb: z.looseObject({
    SequenceNumber: z.string(),
    ApproximateCreationDateTime: z.number(),
    NewImage: Image,
    OldImage: Image,
  }),
});
export type StreamRecord = z.output<typeof StreamRecord>;

const Shards = z.object({
  StreamDescription: z.object({ Shards: z.array(z.object({ ShardId: z.string() })).min(1) }),
});
const Iterator = z.object({ ShardIterator: z.string() });
const Page = z.object({ Records: z.array(StreamRecord), NextShardIterator: z.string().optional() });

export interface StreamReader {
  /** The next records, oldest first; empty at the end of the stream. */
  next(): Promise<readonly StreamRecord[]>;
}

/** A shorter page than this is the last one for now. */
export const pageSize = 500;

/** Reads a table's stream after a position; the database keeps all of it in one shard. */
export async function openStream(call: DatabaseCall, table: string, after: string): Promise<StreamReader> {
  const StreamArn = await getStreamArn(call, table);
  const { StreamDescription } = Shards.parse(await call('DescribeStream', { StreamArn }));
  const ShardId = StreamDescription.Shards.at(-1)?.ShardId;
  const start = { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after };
  const opened = await call('GetShardIterator', { StreamArn, ShardId, ...start });
  let iterator = Iterator.parse(opened).ShardIterator;
  return {
    async next() {
      const page = Page.parse(await call('GetRecords', { ShardIterator: iterator, Limit: pageSize }));
      iterator = page.NextShardIterator ?? iterator;
      return page.Records;
    },
  };
}

/** DynamoDB itself has no record of a write that changed nothing. */
export function isUnchanged({ eventName, dynamodb }: StreamRecord): boolean {
  return (
    eventName === 'MODIFY' &&
    // A stream of keys alone has no images.
    dynamodb.NewImage !== undefined &&
    isDeepStrictEqual(dynamodb.NewImage, dynamodb.OldImage)
  );
}

/** The record with the names of AWS in place of the emulated ones. */
export function toAwsRecord(record: StreamRecord, streamArn: string): StreamRecord {
  return {
    ...record,
    eventID: createHash('md5').update(`${streamArn}/${record.dynamodb.SequenceNumber}`).digest('hex'),
    awsRegion: streamArn.split(':')[3],
    eventSourceARN: streamArn,
  };
}
