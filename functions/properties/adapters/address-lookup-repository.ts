import { Entity } from 'electrodb';
import * as z from 'zod';
import { tableOptions, rowKey } from '../../kernel/data/table.ts';
import { AddressSuggestion } from '../domain/views.ts';

const lookupTtlSeconds = 24 * 3600;

const LookupRow = new Entity(
  {
    model: { entity: 'address-lookup', version: '1', service: 'gable' },
    attributes: {
      postcode: { type: 'string', required: true },
      addresses: { type: 'any', required: true },
      expiresAt: { type: 'number', required: true },
    },
    indexes: { byPostcode: rowKey('postcode') },
  },
  tableOptions,
);

type AddressSuggestions = z.input<typeof AddressSuggestion>[];

/** The cached addresses of a postcode, at most a day old. */
export async function findCachedAddresses(
  postcode: string,
  time: Date,
): Promise<AddressSuggestions | undefined> {
  const { data } = await LookupRow.get({ postcode }).go();
  // DynamoDB deletes expired rows with a delay.
  if (!data || data.expiresAt * 1000 <= time.getTime()) return undefined;
  return z.array(AddressSuggestion).parse(data.addresses);
}

export async function cacheAddresses(
  postcode: string,
  addresses: AddressSuggestions,
  time: Date,
): Promise<void> {
  const expiresAt = Math.floor(time.getTime() / 1000) + lookupTtlSeconds;
  await LookupRow.put({ postcode, addresses: JSON.parse(JSON.stringify(addresses)), expiresAt }).go();
}
