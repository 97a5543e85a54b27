import { EventBridgeClient, PutEventsCommand, type PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import { eventSource } from '../../../events/define.ts';
import { env } from '../env.ts';
import { observeCalls } from '../observability/aws-call.ts';
import { log } from '../observability/log.ts';
import type { OutboxItem } from './outbox.ts';
import { unsendable } from './unsendable.ts';

const bridge = observeCalls(new EventBridgeClient({}));
const entriesPerCall = 10;

/** The bus refuses these events however often they are sent. */
const lastingCodes = new Set(['InvalidArgument', 'MalformedDetail', 'ValidationException']);

/** What became of events: `settled` ones are on the bus or in the relay's queue, `refused` ones are neither. */
export interface Published<T> {
  readonly settled: readonly T[];
  readonly refused: readonly T[];
}

/**
 * Sends events to the bus, in order. An event that the bus refuses for good goes whole to the relay's queue,
 * and one that it refuses for now is returned as refused; the others go on.
 */
export async function publish<T extends Pick<OutboxItem, 'detailType' | 'detail'>>(
  rows: readonly T[],
): Promise<Published<T>> {
  const settled: T[] = [];
  const refused: T[] = [];
  for (let start = 0; start < rows.length; start += entriesPerCall) {
    const chunk = rows.slice(start, start + entriesPerCall);
    for (const [row, state] of await publishChunk(chunk)) (state === 'settled' ? settled : refused).push(row);
  }
  return { settled, refused };
}

type State = 'settled' | 'refused';

async function publishChunk<T extends Pick<OutboxItem, 'detailType' | 'detail'>>(
  rows: readonly T[],
): Promise<[T, State][]> {
  const codes = await putEvents(rows.map(toEntry));
  if (codes.length > 1 && codes.every((code) => code === 'ValidationException')) {
    // The whole call was refused, for example because of its size: each event is sent alone.
    const alone = [];
    for (const row of rows) alone.push(...(await publishChunk([row])));
    return alone;
  }
  const states: [T, State][] = [];
  for (const [index, row] of rows.entries()) {
    const code = codes[index];
    if (code !== undefined) log.error('The bus refused an event', { reason: code, type: row.detailType });
    states.push([row, await resolveState(row, code)]);
  }
  return states;
}

async function resolveState(
  row: Pick<OutboxItem, 'detailType' | 'detail'>,
  code: string | undefined,
): Promise<State> {
  if (code === undefined) return 'settled';
  if (!lastingCodes.has(code)) return 'refused';
  const { detailType, detail } = row;
  const [failure] = await putEvents([
    {
      EventBusName: env('BUS_NAME'),
      Source: unsendable.source,
      DetailType: unsendable.detailType,
      Detail: JSON.stringify({ reason: code, bus: env('BUS_NAME'), detailType, detail }),
    },
  ]);
  return failure === undefined ? 'settled' : 'refused';
}

/** For each entry the code of its refusal, or `undefined` if the bus accepted it. */
async function putEvents(entries: PutEventsRequestEntry[]): Promise<(string | undefined)[]> {
  try {
    const { Entries = [] } = await bridge.send(new PutEventsCommand({ Entries: entries }));
    return entries.map((_, index) => Entries[index]?.ErrorCode);
  } catch (error) {
    log.error('The bus did not answer', { error });
    return entries.map(() => (error instanceof Error ? error.name : 'Unknown'));
  }
}

const toEntry = ({ detailType, detail }: Pick<OutboxItem, 'detailType' | 'detail'>) => ({
  EventBusName: env('BUS_NAME'),
  Source: eventSource,
  DetailType: detailType,
  Detail: detail,
});
