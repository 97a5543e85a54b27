import { createHash } from 'node:crypto';
import { NotificationRaised } from '../../../../events/notification.ts';
import { NotificationId, type UserId } from '../../../../events/vocabulary.ts';
import {
  defineRow,
  number,
  optionalBoolean,
  optionalNumber,
  optionalText,
  rowKey,
  text,
} from '../../../kernel/data/row.ts';
import { commit, buildPut, ignoreStale, buildUpdate } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { toUnixSeconds, yearSeconds } from '../../../kernel/time.ts';
import { isAboutPage } from '../domain/links.ts';
import { Notification, type ReadNotification } from '../domain/notification.ts';

const NotificationRow = defineRow('notification', {
  columns: {
    userId: text,
    id: text,
    topic: text,
    title: text,
    body: text,
    href: text,
    propertyId: optionalText,
    offerId: optionalText,
    viewingId: optionalText,
    createdAt: text,
    /** Seen by itself, with the page that it leads to. */
    seen: optionalBoolean,
    expiresAt: number,
  },
  indexes: { byUser: rowKey('userId', 'id') },
});

/** The total of a person's notifications, and up to which id they have seen them. */
const SeenRow = defineRow('notifications-seen', {
  columns: { userId: text, total: optionalNumber, seenTo: optionalText },
  indexes: { byUser: rowKey('userId') },
});

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

/** What a person has not seen, newest first. */
async function listUnread(userId: UserId, seenTo: string, most: number) {
  const { data } = await NotificationRow.query
    .byUser({ userId })
    .gt({ id: seenTo })
    .where(({ seen }, { notExists }) => notExists(seen))
    .go({ order: 'desc', count: most, attributes: ['id', 'href'] });
  return data;
}

/** How many a person has not seen, `maxUnread` at most. */
const countUnread = async (userId: UserId, seenTo: string): Promise<number> =>
  (await listUnread(userId, seenTo, maxUnread)).length;

export interface NotificationPage {
  /** Those of the pages before. */
  readonly newer: ReadNotification[];
  readonly notifications: ReadNotification[];
  readonly total: number;
  readonly unread: number;
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
  const isRead = ({ id, seen }: (typeof data)[number]) => id <= seenTo || seen === true;
  const upToPage = data.map((row) => ({ ...Notification.parse(row), read: isRead(row) }));
  const first = (page - 1) * size;
  // The mark is among the read rows, or more rows after it are unread.
  const isMarkRead = data.length < wanted || data.some(({ id }) => id <= seenTo);
  const unread = isMarkRead ? data.filter((row) => !isRead(row)).length : await countUnread(userId, seenTo);
  return {
    newer: upToPage.slice(0, first),
    notifications: upToPage.slice(first, wanted),
    total:
      data.length < wanted ? data.length : Math.min(Math.max(total, data.length), maxListedNotifications),
    unread: Math.min(unread, maxUnread),
  };
}

export async function findNotification(
  userId: UserId,
  id: NotificationId,
): Promise<Notification | undefined> {
  const { data } = await NotificationRow.get({ userId, id }).go({ consistent: true });
  return data ? Notification.parse(data) : undefined;
}

/** A notification that its person has not seen. */
export async function findUnseenNotification(
  userId: UserId,
  id: NotificationId,
): Promise<Notification | undefined> {
  const [{ data }, { seenTo }] = await Promise.all([
    NotificationRow.get({ userId, id }).go({ consistent: true }),
    loadSeenRow(userId),
  ]);
  return data && data.seen !== true && data.id > seenTo ? Notification.parse(data) : undefined;
}

/** A person's notifications of the last year, oldest first. */
export async function listNotifications(userId: UserId): Promise<Notification[]> {
  const { data } = await NotificationRow.query.byUser({ userId }).go({ pages: 'all' });
  return data.map((row) => Notification.parse(row));
}

// Writes

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A deterministic id of event, person and part, the notice's number among the person's own, in the order of time. */
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
  const expiresAt = toUnixSeconds(createdAt) + yearSeconds;
  await ignoreStale(
    commit(
      [
        buildPut(NotificationRow.create({ ...notification, expiresAt })),
        buildUpdate(SeenRow.upsert({ userId }).add({ total: 1 })),
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
  await assertExists(userId, upTo);
  const mark: string = upTo;
  const further = SeenRow.upsert({ userId })
    .set({ seenTo: mark })
    .where(({ seenTo }, { lt, notExists }) => `${notExists(seenTo)} OR ${lt(seenTo, mark)}`);
  await ignoreStale(commit([buildUpdate(further)]));
  const { data } = await SeenRow.get({ userId }).go({ consistent: true });
  return countUnread(userId, data?.seenTo ?? lowestId);
}

/**
 * Marks what leads to a page as seen, up to this notification; what leads elsewhere stays unseen. Returns the
 * number of unseen ones.
 * @throws 404 for an unknown notification and for another person's
 */
export async function markPageSeen(userId: UserId, upTo: NotificationId, page: string): Promise<number> {
  await assertExists(userId, upTo);
  const { seenTo } = await loadSeenRow(userId);
  const unread = await listUnread(userId, seenTo, maxListedNotifications);
  const about = unread.filter((one) => one.id <= upTo && isAboutPage(one, page));
  const marks = about.map(({ id }) => buildUpdate(NotificationRow.patch({ userId, id }).set({ seen: true })));
  // One that has expired since the read is no longer there to mark; the next mark takes the others of its write.
  for (let first = 0; first < marks.length; first += marksAtOnce)
    await ignoreStale(commit(marks.slice(first, first + marksAtOnce)));
  return Math.min(unread.length - about.length, maxUnread);
}
const marksAtOnce = 25;

async function assertExists(userId: UserId, id: NotificationId): Promise<void> {
  if (!(await findNotification(userId, id)))
    throw new AppError('not_found', 'We can’t find that notification.');
}

/** Deletes a person's notifications and their seen mark. */
export async function deleteNotifications(userId: UserId): Promise<void> {
  const { data } = await NotificationRow.query.byUser({ userId }).go({ pages: 'all', attributes: ['id'] });
  if (data.length > 0) await NotificationRow.delete(data.map(({ id }) => ({ userId, id }))).go();
  await SeenRow.delete({ userId }).go();
}
