import { env } from '../shared/env.ts';
import { now } from '../shared/clock.ts';
import { log } from '../shared/log.ts';
import { ecologi } from './ecologi.ts';
import { finish, type Offset, type Paid, plan, type Wish } from './offset.ts';
import { offsetOf, planOnce, saveDone } from './store.ts';

/** What is done for a payment: what was planned before, or a plan made now; nothing where it stands for nothing. */
export async function planFor(paid: Paid, wish: Wish = {}): Promise<Offset | undefined> {
  const before = await offsetOf(paid.paymentId);
  if (before) return before;
  const planned = plan(paid, Number(env('TREES_PER_LISTING')), wish, now());
  return planned.trees + planned.kg > 0 ? planOnce(planned) : undefined;
}

/**
 * Plants and offsets what was planned; while that is switched off, the plan waits.
 * @throws 503 `unavailable` where the provider fails: asked again, it does nothing twice
 */
export async function carryOut(offset: Offset): Promise<Offset> {
  if (offset.status === 'done') return offset;
  const { paymentId, trees, kg } = offset;
  const provider = await ecologi();
  if (!provider) {
    log.warn('Trees wait until the provider is switched on', { paymentId });
    return offset;
  }
  const url = trees > 0 ? await provider.plant(trees, `${paymentId}-trees`) : undefined;
  if (kg > 0) await provider.offset(kg, `${paymentId}-kg`);
  return saveDone(finish(offset, url));
}
