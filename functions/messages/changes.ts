import type { MessageId } from '../../events/vocabulary.ts';
import { account } from '../accounts/store.ts';
import { buildImageReleaseWrite } from '../properties/adapters/image-repository.ts';
import { findProperty } from '../properties/adapters/property-repository.ts';
import type { Caller } from '../shared/caller.ts';
import { AppError } from '../shared/errors.ts';
import { edit, remove } from './changing.ts';
import { closedFor, refuseClosed } from './closed.ts';
import { decide } from './decision-store.ts';
import { keepingRemains } from './message-store.ts';
import { ownMessage, threadGone } from './own.ts';
import { warningsFor } from './sending.ts';
import { otherSide, personOn } from './thread.ts';

/** Changes the words of an own message. @throws 404 for others' messages, 409 once it is too late */
export async function change(id: MessageId, body: string, caller: Caller, time: Date): Promise<void> {
  const { message, side } = await ownMessage(id, caller);
  if (message.fromId !== caller.id) throw new AppError('not_found', 'This is not your message.');
  const [home, other] = await Promise.all([
    findProperty(message.propertyId),
    account(personOn(message, otherSide(side))),
  ]);
  refuseClosed(await closedFor(message, home, other, time));
  const warnings = await warningsFor(body, message);
  await decide(message, async (thread) => {
    const { message: present } = await ownMessage(id, caller);
    if (!thread) throw threadGone();
    return { decision: edit(thread, present, { body, warnings }, caller.id, time) };
  });
}

/** Takes an own message back, or hides the other's. */
export async function takeAway(id: MessageId, caller: Caller, time: Date): Promise<void> {
  const { message } = await ownMessage(id, caller);
  await decide(message, async (thread) => {
    const { message: present } = await ownMessage(id, caller);
    if (!thread) throw threadGone();
    const decision = remove(thread, present, caller.id, time);
    if (decision.message?.removedAt === present.removedAt) return { decision };
    const files = new Set(present.attachments.map((attachment) => attachment.id));
    return {
      decision,
      also: [keepingRemains(present, time), ...[...files].map((file) => buildImageReleaseWrite(file, time))],
    };
  });
}
