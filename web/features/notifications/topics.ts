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

export { topicTexts };
export function isTopic(text: string | undefined): text is NotificationTopic {
  return text !== undefined && Object.hasOwn(topicTexts, text);
}
