import { SavedSearchSuggested, SearchAlertRaised } from '../../../../../events/saved-search.ts';
import { formatCounted } from '../../../../kernel/counts.ts';
import { links } from '../links.ts';
import {
  defineNoticeRule,
  definePersonalNoticeRule,
  noticeDefaults,
  type NoticeRule,
  type PersonalNoticeRule,
} from '../notice.ts';
import { formatNoticeTitle } from '../text.ts';

/** What saved searches found; saved-searches/ mails it with the homes. */
export const savedSearchRules: readonly PersonalNoticeRule[] = [
  definePersonalNoticeRule(SearchAlertRaised, ({ userId, homes, names }) => [
    {
      ...noticeDefaults,
      to: userId,
      topic: 'saved',
      title: `${formatCounted(homes, 'home')} for your saved searches`,
      body: `New or changed homes for ${names.map((name) => `“${name}”`).join(', ')}.`,
      href: links.newHomes(),
      action: 'See them',
      mail: false,
    },
  ]),
];

/** A search for homes like one that a buyer lost. */
export const suggestionRules: readonly NoticeRule[] = [
  defineNoticeRule(SavedSearchSuggested, ({ userId, propertyId }, { home }) => [
    {
      ...noticeDefaults,
      to: userId,
      topic: 'saved',
      propertyId,
      title: formatNoticeTitle('Homes like', home.title),
      body: 'We’ve prepared a search for similar homes nearby. Look at what’s for sale, or turn on its alerts.',
      href: links.savedSearches(),
      action: 'See the search',
      mail: false,
    },
  ]),
];
