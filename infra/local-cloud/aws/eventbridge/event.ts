import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { account, homeRegion } from '../../template/assembly.ts';

/** An event as EventBridge sends it to targets. */
export const BusEvent = z.object({
  version: z.literal('0'),
  id: z.string(),
  'detail-type': z.string(),
  source: z.string(),
  account: z.string(),
  time: z.string(),
  region: z.string(),
  resources: z.array(z.string()).readonly(),
  detail: z.unknown(),
  /** Only in an event that an archive replays. */
  'replay-name': z.string().optional(),
});
export type BusEvent = Readonly<z.output<typeof BusEvent>>;

export const PutEventsEntry = z.object({
  Source: z.string().optional(),
  DetailType: z.string().optional(),
  Detail: z.string().optional(),
  EventBusName: z.string().default('default'),
  Resources: z.array(z.string()).default([]),
  Time: z.number().optional(),
});
export type PutEventsEntry = z.output<typeof PutEventsEntry>;

export interface EntryRefusal {
  readonly ErrorCode: string;
  readonly ErrorMessage: string;
}

const refuseEntry = (ErrorCode: string, ErrorMessage: string): EntryRefusal => ({ ErrorCode, ErrorMessage });

/** The event of an entry of PutEvents, or the reason why EventBridge refuses it. */
export function toBusEvent(entry: PutEventsEntry, now: number): BusEvent | EntryRefusal {
  const { Source, DetailType, Detail } = entry;
  if (!Source)
    return refuseEntry(
      'InvalidArgument',
      'Parameter Source is not valid. Reason: Source is a required argument.',
    );
  if (Source.startsWith('aws.'))
    return refuseEntry('NotAuthorizedForSourceException', 'Not authorized for the source.');
  if (!DetailType)
    return refuseEntry(
      'InvalidArgument',
      'Parameter DetailType is not valid. Reason: DetailType is a required argument.',
    );
  if (!Detail)
    return refuseEntry(
      'InvalidArgument',
      'Parameter Detail is not valid. Reason: Detail is a required argument.',
    );
  const detail = parseDetail(Detail);
  if (typeof detail !== 'object' || detail === null || Array.isArray(detail))
    return refuseEntry('MalformedDetail', 'Detail is malformed.');
  return createBusEvent(Source, DetailType, detail, {
    resources: entry.Resources,
    time: entry.Time === undefined ? now : entry.Time * 1000,
  });
}

export function createBusEvent(
  source: string,
  detailType: string,
  detail: unknown,
  { resources, time }: { resources: readonly string[]; time: number },
): BusEvent {
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': detailType,
    source,
    account,
    time: new Date(time).toISOString().replace(/\.\d+Z$/, 'Z'),
    region: homeRegion,
    resources,
    detail,
  };
}

function parseDetail(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
