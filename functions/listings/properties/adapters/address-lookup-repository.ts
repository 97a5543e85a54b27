import * as z from 'zod';
import { defineRow, json, number, rowKey, text } from '../../../kernel/data/row.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { AddressSuggestion } from '../domain/views.ts';

const lookupTtlSeconds = daySeconds;

const LookupRow = defineRow('address-lookup', {
  columns: { postcode: text, addresses: json, expiresAt: number },
  indexes: { byPostcode: rowKey('postcode') },
});

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
  const expiresAt = toUnixSeconds(time) + lookupTtlSeconds;
  await LookupRow.put({ postcode, addresses: JSON.parse(JSON.stringify(addresses)), expiresAt }).go();
}
