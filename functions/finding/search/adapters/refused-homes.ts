import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { env } from '../../../kernel/env.ts';
import { observeCalls } from '../../../kernel/observability/aws-call.ts';
import { log } from '../../../kernel/observability/log.ts';
import { refusedHome } from '../domain/refused-home.ts';
import type { RefusedHome } from '../domain/search-engine.ts';

const bridge = observeCalls(new EventBridgeClient({}));
const entriesPerCall = 10;

/**
 * Sends each home to the dead letters of the function that wrote it, as a run that a redrive repeats.
 * @throws Error when the bus does not take one
 */
export async function sendRefusedHomes(refused: readonly RefusedHome[], functionArn: string): Promise<void> {
  log.error('The search cluster refuses homes', { refused });
  for (let from = 0; from < refused.length; from += entriesPerCall) {
    const Entries = refused.slice(from, from + entriesPerCall).map(({ id, reason }) => ({
      EventBusName: env('BUS_NAME'),
      Source: refusedHome.source,
      DetailType: refusedHome.detailType,
      Detail: JSON.stringify({
        reason,
        requestContext: { functionArn },
        requestPayload: { propertyIds: [id] },
      }),
    }));
    const { FailedEntryCount = 0 } = await bridge.send(new PutEventsCommand({ Entries }));
    if (FailedEntryCount > 0) throw new Error('The bus refuses homes that the search cluster refuses');
  }
}
