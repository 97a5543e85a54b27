import type { Topic } from './notification.ts';

/** Completes "mails about …". */
export const topicTexts: Readonly<Record<Topic, string>> = {
  messages: 'unread messages',
  viewings: 'viewings',
  offers: 'offers',
  sale: 'your sale or purchase',
  listing: 'your listing',
  saved: 'homes you saved',
  comments: 'your comments on the blog',
};
