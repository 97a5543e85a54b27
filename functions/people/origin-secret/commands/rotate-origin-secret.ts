import { env } from '../../../kernel/env.ts';
import { log } from '../../../kernel/observability/log.ts';
import { getDistribution, updateDistribution } from '../adapters/distribution-client.ts';
import { createOriginValue, getOriginSecret, saveOriginSecret } from '../adapters/origin-secret-store.ts';
import { getSentSecret, replaceOriginHeader } from '../domain/distribution-config.ts';
import { planRotation } from '../domain/rotation.ts';

/** Takes the next step of the rotation, if one is due. */
export async function rotateOriginSecret(now: Date): Promise<void> {
  const id = env('DISTRIBUTION_ID');
  const [secret, { config, etag, deployed }] = await Promise.all([getOriginSecret(), getDistribution(id)]);
  const step = planRotation(secret, { sent: getSentSecret(config), deployed }, createOriginValue(), now);
  if (step.kind === 'save') await saveOriginSecret(step.secret);
  if (step.kind === 'send')
    await updateDistribution(id, { config: replaceOriginHeader(config, step.value), etag });
  log.info('Rotation of the origin secret', { step: step.kind });
}
