import { topicWords } from '../../../functions/notifications/topics.ts';
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

export { topicWords };
export const isTopic = (text: string | undefined): text is Topic =>
  text !== undefined && Object.hasOwn(topicWords, text);
