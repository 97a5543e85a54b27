import { now } from '../../../kernel/clock.ts';
import { rotateOriginSecret } from '../commands/rotate-origin-secret.ts';

export async function handler(): Promise<void> {
  await rotateOriginSecret(now());
}
