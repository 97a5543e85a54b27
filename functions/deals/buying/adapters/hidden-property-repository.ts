import { PropertyId, type UserId } from '../../../../events/vocabulary.ts';
import { defineRow, rowKey, text } from '../../../kernel/data/row.ts';

/** A property that a user hid from their buying list, and when. Later activity shows it again. */
const HiddenRow = defineRow('hidden-from-buying', {
  columns: { userId: text, propertyId: text, at: text },
  indexes: { byUser: rowKey('userId', 'propertyId') },
});

/** When each property was hidden, keyed by property id. */
export async function listHidden(userId: UserId): Promise<Map<PropertyId, string>> {
  const { data } = await HiddenRow.query.byUser({ userId }).go({ pages: 'all', consistent: true });
  return new Map(data.map(({ propertyId, at }) => [PropertyId.parse(propertyId), at]));
}

export async function hideProperty(userId: UserId, propertyId: PropertyId, at: string): Promise<void> {
  await HiddenRow.put({ userId, propertyId, at }).go();
}

/** Deletes all rows of a deleted user. */
export async function deleteHidden(userId: UserId): Promise<void> {
  for (const propertyId of (await listHidden(userId)).keys()) await unhideProperty(userId, propertyId);
}

export async function unhideProperty(userId: UserId, propertyId: PropertyId): Promise<void> {
  await HiddenRow.delete({ userId, propertyId }).go();
}
