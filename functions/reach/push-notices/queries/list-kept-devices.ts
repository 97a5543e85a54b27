import { findAccountStatus } from '../../../kernel/data/sign-in-status.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { listPushDevices } from '../adapters/push-device-repository.ts';
import type { PushKeys } from '../adapters/push-keys.ts';
import { isDeviceKept, type PushDevice } from '../domain/push-device.ts';

/** The devices of a person that are told, the oldest first; those of ended logins or of other keys wait to be removed. */
export async function listKeptDevices(
  { id, sub }: Pick<Caller, 'id' | 'sub'>,
  keys: PushKeys | undefined,
): Promise<PushDevice[]> {
  const devices = await listPushDevices(id);
  if (!keys || devices.length === 0) return devices;
  const { validFrom = 0 } = (await findAccountStatus(sub)) ?? {};
  return devices.filter((device) => isDeviceKept(device, { publicKey: keys.publicKey, validFrom }));
}
