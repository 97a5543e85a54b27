import { beforeEach, expect, test, vi } from 'vitest';
import { toMessageView } from '../../../functions/deals/messages/domain/message-views.ts';
import { appendMessage } from '../../../functions/deals/messages/domain/thread.ts';
import { buyingKey } from '../../../web/entities/offer/api.ts';
import { ownHomesKey } from '../../../web/entities/own-home/api.ts';
import { getQueryClient } from '../../../web/lib/query.ts';
import { createMessage } from '../../messages/message-examples.ts';
import { ids } from '../../properties/property-examples.ts';
import { openSite, startLogin } from '../app.tsx';
import { chatPath, createChatAnswers } from '../ends/threads.ts';

beforeEach(startLogin);

test('a thread that is read has the lists that count its messages read again', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const people = { propertyId: ids.property, sellerId: ids.owner, buyerId: ids.other };
  const message = createMessage(undefined, 'seller', { ...people, fromId: ids.owner });
  const { thread } = appendMessage(undefined, message);
  const read = Promise.withResolvers<undefined>();
  const { screen } = await openSite(chatPath, {
    ...createChatAnswers('buyer', { messages: [toMessageView(message, thread, 'buyer', new Date())] }),
    [`PUT /api/update-is-read/${message.id}`]: async () => {
      await read.promise;
      return { body: { updated: 1, unreadTotal: 0 } };
    },
  });
  await expect.element(screen.getByText(message.body).first()).toBeVisible();
  const queries = getQueryClient();
  for (const key of [buyingKey, ownHomesKey]) queries?.setQueryData(key, []);
  read.resolve(undefined);
  for (const key of [buyingKey, ownHomesKey])
    await expect.poll(() => queries?.getQueryState(key)?.isInvalidated).toBe(true);
});
