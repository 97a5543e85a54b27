import { topicTexts } from '../../../functions/notifications/domain/topics.ts';
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
import type { Topic } from './api.ts';

export const topicIcons: Readonly<Record<Topic, LucideIcon>> = {
  messages: MessageCircle,
  viewings: CalendarDays,
  offers: PoundSterling,
  sale: FileSignature,
  listing: House,
  saved: Heart,
  comments: MessagesSquare,
};

export { topicTexts };
export const isTopic = (text: string | undefined): text is Topic =>
  text !== undefined && Object.hasOwn(topicTexts, text);
