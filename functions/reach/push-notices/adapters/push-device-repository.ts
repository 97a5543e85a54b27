import { createHash } from 'node:crypto';
import type { DomainEvent } from '../../../../events/define.ts';
import { PushDeviceId, type UserId } from '../../../../events/vocabulary.ts';
import { defineRow, indexKey, optionalText, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, commit } from '../../../kernel/data/table.ts';
import { findFailingSince, PushDevice } from '../domain/push-device.ts';

const PushDeviceRow = defineRow('push-device', {
  columns: {
    id: text,
    userId: text,
    endpoint: text,
    p256dh: text,
    auth: text,
    publicKey: text,
    name: text,
    createdAt: text,
    failingSince: optionalText,
    failedAt: optionalText,
  },
  indexes: { byId: rowKey('id'), byUser: indexKey('gsi1', 'userId', 'createdAt', 'id') },
});

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The id of a device, always the same one for an address, so that it is nobody's but the last person's. */
export function toPushDeviceId(endpoint: string): PushDeviceId {
  const digest = createHash('sha256').update(`push-device/${endpoint}`).digest();
  const digits = [...digest.subarray(0, 26)].map((byte) => crockford[byte % 32]);
  return PushDeviceId.parse(`psh_${digits.join('')}`);
}

// Reads

export async function findPushDevice(id: PushDeviceId): Promise<PushDevice | undefined> {
  const { data } = await PushDeviceRow.get({ id }).go({ consistent: true });
  return data ? PushDevice.parse(data) : undefined;
}

/** The devices of a person, the oldest first. */
export async function listPushDevices(userId: UserId): Promise<PushDevice[]> {
  const { data } = await PushDeviceRow.query.byUser({ userId }).go({ pages: 'all' });
  return data.map((row) => PushDevice.parse(row));
}

// Writes

/** Keeps a device for its person, whoever had it before. */
export async function savePushDevice(device: PushDevice): Promise<void> {
  await commit([buildPut(PushDeviceRow.put({ ...device }))]);
}

/** Notes that a device failed, and since when it does. */
export async function notePushFailure(device: PushDevice, now: Date): Promise<void> {
  const failedAt = now.toISOString();
  const failingSince = findFailingSince(device, now) ?? failedAt;
  await PushDeviceRow.patch({ id: device.id }).set({ failingSince, failedAt }).go();
}

/** Notes that a device which failed took a notice. */
export async function endPushFailure({ id }: PushDevice): Promise<void> {
  await PushDeviceRow.patch({ id }).remove(['failingSince', 'failedAt']).go();
}

/** Removes a device unless it has become another person's. */
export async function removePushDevice({ id, userId }: Pick<PushDevice, 'id' | 'userId'>): Promise<boolean> {
  const owner: string = userId;
  const { rejected } = await PushDeviceRow.delete({ id })
    .where((row, { eq }) => eq(row.userId, owner))
    .go({ returnOnConditionCheckFailure: true });
  return !rejected;
}

/** Publishes that devices are to be told. */
export async function publishDue(events: readonly DomainEvent[]): Promise<void> {
  await commit([], events);
}
