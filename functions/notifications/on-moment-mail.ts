import { subscriber } from '../shared/subscriber.ts';
import { noticeMail } from './mails.ts';
import { noticedEvents, noticesOf } from './notices.ts';
import { each } from './posting.ts';
import { sceneOf } from './scene.ts';

/** What happened, by mail, to those who want it so. */
export const handler = subscriber(noticedEvents, async ({ name, data }, { id: eventId }) => {
  const scene = await sceneOf(data);
  if (!scene) return;
  const mailed = noticesOf(name, data, scene).filter(({ mail }) => mail);
  await each(
    mailed.map((notice) => ({
      eventId,
      to: notice.to,
      from: notice.from,
      topic: notice.topic,
      write: (recipient) => noticeMail(notice, recipient),
    })),
  );
});
