import { PushDue } from '../../../../events/push.ts';
import type { PropertyId, UserId, NotificationId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import type { Topic } from '../../notifications/domain/notification.ts';
import { getPushChoice } from '../adapters/push-choice-repository.ts';
import { listPushDevices, publishDue } from '../adapters/push-device-repository.ts';
import { isQuiet } from '../domain/push-choice.ts';

export interface DeviceNews {
  readonly userId: UserId;
  /** When it happened. */
  readonly at: string;
  readonly about:
    | { readonly notificationId: NotificationId }
    | { readonly propertyId: PropertyId; readonly buyerId: UserId };
}

/** Says that each device of a person is due, if they chose the topic and keep no quiet hours now. */
export async function tellDevices(
  news: DeviceNews,
  findTopic: () => Promise<Topic | undefined>,
): Promise<void> {
  const devices = await listPushDevices(news.userId);
  // Most people have none, and cost one read.
  if (devices.length === 0) return;
  const [topic, choice] = await Promise.all([findTopic(), getPushChoice(news.userId)]);
  if (topic === undefined || !choice[topic] || isQuiet(choice, now())) return;
  await publishDue(devices.map(({ id: deviceId }) => PushDue.of({ ...news, deviceId })));
}
