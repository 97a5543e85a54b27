import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { env } from '../../../kernel/env.ts';
import { observeCalls } from '../../../kernel/observability/aws-call.ts';
import { log } from '../../../kernel/observability/log.ts';
import { searchSample } from '../domain/search-sample.ts';
import type { Query } from '../index/index.ts';

const bridge = observeCalls(new EventBridgeClient({ maxAttempts: 1 }));

/** Hands the share of searches that the stage names over to the function that compares engines; never fails. */
export async function sampleSearch(query: Query): Promise<void> {
  if (Math.random() >= Number(env('SEARCH_COMPARED_SHARE'))) return;
  const entry = {
    EventBusName: env('BUS_NAME'),
    Source: searchSample.source,
    DetailType: searchSample.detailType,
    Detail: JSON.stringify(query),
  };
  try {
    await bridge.send(new PutEventsCommand({ Entries: [entry] }));
  } catch (error) {
    log.warn('A search was not handed over to be compared', { error });
  }
}
