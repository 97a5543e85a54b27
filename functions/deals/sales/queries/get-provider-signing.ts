import { getSetting } from '../../../people/configuration/queries/get-setting.ts';
import { isSignedWithProvider } from '../domain/provider-signing-view.ts';
import { createSaleConflictError } from '../domain/sale-decision.ts';
import type { Sale } from '../domain/sale.ts';

/** Whether the stage has memoranda signed with the provider. */
export function isProviderOn(): Promise<boolean> {
  return getSetting('provider_signing_enabled');
}

/**
 * @param sale settled
 * @throws 409 for a version that is signed with the provider, so not here
 */
export async function assertSignedOnGable(sale: Sale): Promise<void> {
  if (isSignedWithProvider(sale, await isProviderOn()))
    throw createSaleConflictError(sale, 'This paper is signed at Documenso.');
}
