import { Entity } from 'electrodb';
import { NetworkObserved } from '../../../events/network.ts';
import { NetworkOccasion, type ObservationId, UserId } from '../../../events/vocabulary.ts';
import { commit, tableOptions, buildPut, rowKey, ignoreStale } from '../../kernel/data/table.ts';
import { traceDays } from '../domain/trace-days.ts';

const text = { type: 'string', required: true } as const;
const daySeconds = 86_400;

/** An address until its place is known: usually seconds, at most a day. */
const ObservationRow = new Entity(
  {
    model: { entity: 'network-observation', version: '1', service: 'gable' },
    attributes: { id: text, userId: text, occasion: text, ip: text, at: text, expiresAt: { type: 'number' } },
    indexes: { byId: rowKey('id') },
  },
  tableOptions,
);

/** A person's use of a network on an occasion; `sign` is a hash of the network. */
const KnownNetwork = new Entity(
  {
    model: { entity: 'known-network', version: '1', service: 'gable' },
    attributes: { userId: text, occasion: text, sign: text, expiresAt: { type: 'number' } },
    indexes: {
      bySign: {
        pk: { field: 'pk', composite: ['userId'] },
        sk: { field: 'sk', composite: ['occasion', 'sign'] },
      },
    },
  },
  tableOptions,
);

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
  const { data } = await KnownNetwork.get(network).go();
  return data !== null && (data.expiresAt ?? 0) > secondOf(now);
}
const secondOf = (time: Date): number => Math.floor(time.getTime() / 1000);

/** Stores an observation with its event, once per network and occasion within `traceDays`. */
export async function recordObservation(observation: NetworkObservation, sign: string): Promise<void> {
  const { id: observationId, userId, occasion, at } = observation;
  const second = secondOf(new Date(at));
  const known = { userId, occasion, sign, expiresAt: second + traceDays * daySeconds };
  await ignoreStale(
    commit(
      [
        buildPut(
          KnownNetwork.put(known)
            .where(
              ({ expiresAt }, { notExists, lte }) => `${notExists(expiresAt)} OR ${lte(expiresAt, second)}`,
            )
            .params(),
        ),
        buildPut(ObservationRow.create({ ...observation, expiresAt: second + daySeconds }).params()),
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
