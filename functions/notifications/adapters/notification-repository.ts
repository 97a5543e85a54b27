import { createHash } from 'node:crypto';
import { NotificationRaised } from '../../../events/notification.ts';
import { NotificationId, type UserId } from '../../../events/vocabulary.ts';
import { AppError } from '../../kernel/errors.ts';
import { defineRow, number, optionalNumber, optionalText, rowKey, text } from '../../kernel/data/row.ts';
import { commit, buildPut, ignoreStale, buildUpdate } from '../../kernel/data/table.ts';
import { daySeconds, toUnixSeconds } from '../../kernel/time.ts';
import { Notification } from '../domain/notification.ts';

const NotificationRow = defineRow('notification', {
  columns: {
    userId: text,
    id: text,
    topic: text,
    title: text,
    body: text,
    href: text,
    propertyId: optionalText,
    createdAt: text,
    expiresAt: number,
  },
  indexes: { byUser: rowKey('userId', 'id') },
});

/** The total of a person's notifications, and up to which id they have seen them. */
const SeenRow = defineRow('notifications-seen', {
  columns: { userId: text, total: optionalNumber, seenTo: optionalText },
  indexes: { byUser: rowKey('userId') },
});

/** One year. */
const keptSeconds = 365 * daySeconds;
/** The limits of the list and of the unread count. */
export const maxListedNotifications = 1_000;
export const maxUnread = 99;

/** Sorts before every id. */
const lowestId = 'ntf_';

// Reads

async function loadSeenRow(userId: UserId): Promise<{ total: number; seenTo: string }> {
  const { data } = await SeenRow.get({ userId }).go();
  return { total: data?.total ?? 0, seenTo: data?.seenTo ?? lowestId };
}

/** How many a person has not seen, `maxUnread` at most. */
async function countUnread(userId: UserId, seenTo: string): Promise<number> {
  const { data } = await NotificationRow.query
    .byUser({ userId })
    .gt({ id: seenTo })
    .go({ order: 'desc', count: maxUnread, attributes: ['id'] });
  return data.length;
}

export interface NotificationPage {
  readonly notifications: Notification[];
  readonly total: number;
  readonly unread: number;
  readonly seenTo: string;
}

/** One page, newest first. Rows expire after a year, so on a last page the total is counted from the rows. */
export async function loadNotificationPage(
  userId: UserId,
  page: number,
  size: number,
): Promise<NotificationPage> {
  const wanted = Math.min(page * size, maxListedNotifications);
  const [{ total, seenTo }, { data }] = await Promise.all([
    loadSeenRow(userId),
    NotificationRow.query.byUser({ userId }).go({ order: 'desc', count: wanted }),
  ]);
  const shown = data.slice((page - 1) * size, wanted).map((row) => Notification.parse(row));
  const unseen = data.filter(({ id }) => id > seenTo).length;
  const unread = unseen === data.length && unseen > 0 ? await countUnread(userId, seenTo) : unseen;
  return {
    notifications: shown,
    total:
      data.length < wanted ? data.length : Math.min(Math.max(total, data.length), maxListedNotifications),
    unread: Math.min(unread, maxUnread),
    seenTo,
  };
}

/** A person's notifications of the last year, oldest first. */
export async function listNotifications(userId: UserId): Promise<Notification[]> {
  const { data } = await NotificationRow.query.byUser({ userId }).go({ pages: 'all' });
  return data.map((row) => Notification.parse(row));
}

// Writes

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A deterministic id of event, person and part, in the order of time. */
export function deriveNotificationId(
  eventId: string,
  userId: UserId,
  part: number,
  time: string,
): NotificationId {
  let left = Date.parse(time);
  let stamp = '';
  for (let digit = 0; digit < 10; digit += 1) {
    stamp = `${crockford[left % 32]}${stamp}`;
    left = Math.floor(left / 32);
  }
  const hash = createHash('sha256').update(`${eventId}/${userId}/${part}`).digest();
  const rest = [...hash.subarray(0, 16)].map((byte) => crockford[byte % 32]).join('');
  return NotificationId.parse(`ntf_${stamp}${rest}`);
}

/** Inserts once; writes nothing when the id exists. */
export async function insertNotification(notification: Notification): Promise<void> {
  const { id: notificationId, userId, createdAt } = notification;
  const expiresAt = toUnixSeconds(createdAt) + keptSeconds;
  await ignoreStale(
    commit(
      [
        buildPut(NotificationRow.create({ ...notification, expiresAt }).params()),
        buildUpdate(SeenRow.upsert({ userId }).add({ total: 1 }).params()),
      ],
      [NotificationRaised.of({ notificationId, userId })],
    ),
  );
}

/**
 * Marks everything up to this notification as seen; the mark never moves back. Returns the number of unseen
 * ones.
 * @throws 404 for an unknown notification and for another person's
 */
export async function markSeen(userId: UserId, upTo: NotificationId): Promise<number> {
  const { data: known } = await NotificationRow.get({ userId, id: upTo }).go({ consistent: true });
  if (!known) throw new AppError('not_found', 'We can’t find that notification.');
  const mark: string = upTo;
  const further = SeenRow.upsert({ userId })
    .set({ seenTo: mark })
    .where(({ seenTo }, { lt, notExists }) => `${notExists(seenTo)} OR ${lt(seenTo, mark)}`);
  await ignoreStale(commit([buildUpdate(further.params())]));
  const { data } = await SeenRow.get({ userId }).go({ consistent: true });
  return countUnread(userId, data?.seenTo ?? lowestId);
}

/** Deletes a person's notifications and their seen mark. */
export async function deleteNotifications(userId: UserId): Promise<void> {
  const { data } = await NotificationRow.query.byUser({ userId }).go({ pages: 'all', attributes: ['id'] });
  if (data.length > 0) await NotificationRow.delete(data.map(({ id }) => ({ userId, id }))).go();
  await SeenRow.delete({ userId }).go();
}
