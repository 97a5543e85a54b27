import { type MessageId, getOtherSide } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { buildImageReleaseWrite } from '../../../listings/properties/adapters/image-repository.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { buildRemovedMessageWrite } from '../adapters/message-repository.ts';
import { applyEdit, applyRemoval } from '../domain/message-edits.ts';
import { getPersonOn } from '../domain/thread.ts';
import { findThreadClosure, assertThreadOpen } from '../queries/find-thread-closure.ts';
import { getOwnMessage, createThreadNotFound } from '../queries/get-own-thread.ts';
import { listWarnings } from './send-message.ts';
import { updateThread } from './update-thread.ts';

/**
 * Changes the text of the caller's own message.
 * @throws 404 for another person's message, 409 when it can no longer be edited
 */
export async function editMessage(id: MessageId, body: string, caller: Caller, time: Date): Promise<void> {
  const { message, side } = await getOwnMessage(id, caller);
  if (message.fromId !== caller.id) throw new AppError('not_found', 'This isn’t your message.');
  const [home, other] = await Promise.all([
    findProperty(message.propertyId),
    findAccount(getPersonOn(message, getOtherSide(side))),
  ]);
  assertThreadOpen(await findThreadClosure(message, home, other, time));
  const warnings = await listWarnings(body, message);
  await updateThread(message, async (thread) => {
    const { message: present } = await getOwnMessage(id, caller);
    if (!thread) throw createThreadNotFound();
    return { decision: applyEdit(thread, present, { body, warnings, by: caller.id }, time) };
  });
}

/** Removes the caller's own message for both sides, or hides the other side's message from the caller. */
export async function removeMessage(id: MessageId, caller: Caller, time: Date): Promise<void> {
  const { message } = await getOwnMessage(id, caller);
  await updateThread(message, async (thread) => {
    const { message: present } = await getOwnMessage(id, caller);
    if (!thread) throw createThreadNotFound();
    const decision = applyRemoval(thread, present, caller.id, time);
    if (decision.message?.removedAt === present.removedAt) return { decision };
    const files = new Set(present.attachments.map((attachment) => attachment.id));
    return {
      decision,
      also: [
        buildRemovedMessageWrite(present, time),
        ...[...files].map((file) => buildImageReleaseWrite(file, time)),
      ],
    };
  });
}
