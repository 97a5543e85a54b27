import { now } from '../../../kernel/clock.ts';
import { closeExpiredCases } from '../commands/close-expired-cases.ts';

export async function handler(): Promise<void> {
  return closeExpiredCases(now());
}
