import { newId } from '../../../kernel/data/ids.ts';
import type { ChainStamp } from '../domain/change-chain.ts';

export function createChainStamp(now: Date): ChainStamp {
  return { now, createId: () => newId('chn') };
}
