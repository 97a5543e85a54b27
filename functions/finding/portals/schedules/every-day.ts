import { now } from '../../../kernel/clock.ts';
import { listStagePortals } from '../adapters/portal-gateway.ts';
import { reconcilePortal } from '../commands/reconcile-portal.ts';

/** Compares what each portal shows with what it should. */
export async function handler(): Promise<void> {
  for (const portal of listStagePortals()) await reconcilePortal(portal, now());
}
