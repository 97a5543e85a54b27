import {
  CalendarDays,
  FileSignature,
  House,
  type LucideIcon,
  MessageCircle,
  PoundSterling,
} from 'lucide-react';
import type { Topic } from './api.ts';

export const topicIcons: Readonly<Record<Topic, LucideIcon>> = {
  messages: MessageCircle,
  viewings: CalendarDays,
  offers: PoundSterling,
  sale: FileSignature,
  listing: House,
};

/** As in "mails about …". */
export const topicWords: Readonly<Record<Topic, string>> = {
  messages: 'unread messages',
  viewings: 'viewings',
  offers: 'offers',
  sale: 'your sale or purchase',
  listing: 'your listing',
};
export const isTopic = (text: string | undefined): text is Topic =>
  text !== undefined && Object.hasOwn(topicWords, text);
