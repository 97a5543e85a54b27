import {
  CalendarDays,
  FileSignature,
  Heart,
  House,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  PoundSterling,
} from 'lucide-react';
import type { Loss } from '../../../functions/kernel/urgency.ts';
import { topicTexts } from '../../../functions/reach/notifications/domain/topics.ts';
import type { NotificationTopic } from './api.ts';

export const topicIcons: Readonly<Record<NotificationTopic, LucideIcon>> = {
  messages: MessageCircle,
  viewings: CalendarDays,
  offers: PoundSterling,
  sale: FileSignature,
  listing: House,
  saved: Heart,
  comments: MessagesSquare,
};

/** What can be lost where news of a topic is not read. */
export const topicLosses: Readonly<Record<NotificationTopic, Loss>> = {
  sale: 'sale',
  offers: 'offer',
  viewings: 'viewing',
  listing: 'listing',
  messages: 'reply',
  comments: 'reply',
  saved: 'nothing',
};

export { topicTexts };
export function isTopic(text: string | undefined): text is NotificationTopic {
  return text !== undefined && Object.hasOwn(topicTexts, text);
}
