import { log } from '../../../kernel/observability/log.ts';
import { listWaitingOffsets } from '../adapters/offset-repository.ts';
import { fulfilOffset } from '../commands/fulfil-offset.ts';

/** Each offset takes a call to the provider; the rest follow the next day. */
const offsetsPerDay = 200;

/** Buys the offsets that are due: their payments can no longer be returned. */
export async function handler(): Promise<void> {
  let failed = 0;
  for (const offset of await listWaitingOffsets(offsetsPerDay)) {
    try {
      await fulfilOffset(offset);
    } catch (error) {
      failed += 1;
      log.error('Trees still wait', { paymentId: offset.paymentId, error });
    }
  }
  if (failed > 0) throw new Error(`${failed} payments still wait for their trees`);
}
