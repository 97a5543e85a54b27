import { AppError } from '../../../kernel/errors.ts';
import { getSettings } from '../../../people/configuration/queries/get-setting.ts';
import { findGatewayKeys } from '../adapters/gateway-keys.ts';

/** Whether this stage has a login to the land register, and staff have not switched the checks off. */
export async function isOwnershipOffered(): Promise<boolean> {
  const [settings, keys] = await Promise.all([getSettings(), findGatewayKeys()]);
  return settings.ownership_checks_enabled && keys !== undefined;
}

/** @throws 503 `unavailable` */
export async function assertOwnershipOffered(): Promise<void> {
  if (await isOwnershipOffered()) return;
  throw new AppError('unavailable', 'Checks of ownership are switched off at the moment.');
}
