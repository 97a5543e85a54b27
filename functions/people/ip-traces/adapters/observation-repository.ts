import { NetworkObserved } from '../../../../events/network.ts';
import { NetworkOccasion, type ObservationId, UserId } from '../../../../events/vocabulary.ts';
import { defineRow, optionalNumber, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, buildPut, ignoreStale } from '../../../kernel/data/table.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { traceDays } from '../domain/trace-days.ts';

/** An address until its place is known: usually seconds, at most a day. */
const ObservationRow = defineRow('network-observation', {
  columns: { id: text, userId: text, occasion: text, ip: text, at: text, expiresAt: optionalNumber },
  indexes: { byId: rowKey('id') },
});

/** A person's use of a network on an occasion; `sign` is a hash of the network. */
const KnownNetwork = defineRow('known-network', {
  columns: { userId: text, occasion: text, sign: text, expiresAt: optionalNumber },
  indexes: { bySign: rowKey('userId', 'occasion', 'sign') },
});

export interface NetworkObservation {
  readonly id: ObservationId;
  readonly userId: UserId;
  readonly occasion: NetworkOccasion;
  readonly ip: string;
  readonly at: string;
}

interface NetworkSign {
  readonly userId: UserId;
  readonly occasion: NetworkOccasion;
  readonly sign: string;
}

/** Whether it was recorded within the last 30 days; DynamoDB deletes older rows with a delay. */
export async function isKnownNetwork(network: NetworkSign, now: Date): Promise<boolean> {
  const { data } = await KnownNetwork.get({ ...network }).go();
  return data !== null && (data.expiresAt ?? 0) > toUnixSeconds(now);
}

/** Stores an observation with its event, once per network and occasion within `traceDays`. */
export async function recordObservation(observation: NetworkObservation, sign: string): Promise<void> {
  const { id: observationId, userId, occasion, at } = observation;
  const second = toUnixSeconds(at);
  const known = { userId, occasion, sign, expiresAt: second + traceDays * daySeconds };
  await ignoreStale(
    commit(
      [
        buildPut(
          KnownNetwork.put(known).where(
            ({ expiresAt }, { notExists, lte }) => `${notExists(expiresAt)} OR ${lte(expiresAt, second)}`,
          ),
        ),
        buildPut(ObservationRow.create({ ...observation, expiresAt: second + daySeconds })),
      ],
      [NetworkObserved.of({ observationId, userId, occasion })],
    ),
  );
}

export async function findObservation(id: ObservationId): Promise<NetworkObservation | undefined> {
  const { data } = await ObservationRow.get({ id }).go({ consistent: true });
  if (!data) return undefined;
  const { ip, at } = data;
  return {
    id,
    userId: UserId.parse(data.userId),
    occasion: NetworkOccasion.parse(data.occasion),
    ip,
    at,
  };
}

/** Deletes the address. */
export async function removeObservation(id: ObservationId): Promise<void> {
  await ObservationRow.delete({ id }).go();
}

/** Deletes the networks of a person. */
export async function removeKnownNetworks(userId: UserId): Promise<void> {
  const { data } = await KnownNetwork.query.bySign({ userId }).go({ pages: 'all' });
  await KnownNetwork.delete(data.map(({ occasion, sign }) => ({ userId, occasion, sign }))).go();
}
