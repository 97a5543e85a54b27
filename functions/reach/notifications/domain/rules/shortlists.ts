import { ShortlistEnded, ShortlistNewsGathered, ShortlistShared } from '../../../../../events/shortlist.ts';
import { formatCounted } from '../../../../kernel/counts.ts';
import { links } from '../links.ts';
import { definePersonalNoticeRule, noticeDefaults, type PersonalNoticeRule } from '../notice.ts';

const about = { ...noticeDefaults, topic: 'saved', href: links.savedHomes() } as const;

/** Saved homes that two people share. The other one has no name here, as in their other notices to each other. */
export const shortlistRules: readonly PersonalNoticeRule[] = [
  definePersonalNoticeRule(ShortlistShared, ({ userId, byId }) => [
    {
      ...about,
      to: userId,
      from: byId,
      title: 'You share a shortlist now',
      body: 'The person you invited accepted. You see each other’s saved homes, votes, notes and viewings there.',
      action: 'See your shortlist',
    },
  ]),
  definePersonalNoticeRule(ShortlistEnded, ({ userId, byId, cause }) =>
    cause === 'blocked'
      ? []
      : [
          {
            ...about,
            to: userId,
            from: byId,
            title: 'Your shortlist is your own again',
            body: 'The person you shared with has stopped sharing. Your saved homes and private notes are still there; votes and shared notes were deleted.',
            action: 'See your saved homes',
          },
        ],
  ),
  definePersonalNoticeRule(ShortlistNewsGathered, ({ userId, byId, saved, judged }) => [
    {
      ...about,
      to: userId,
      from: byId,
      title: 'News on your shortlist',
      body: `The person you share with ${describeNews(saved, judged)}.`,
      action: 'See your shortlist',
    },
  ]),
];

function describeNews(saved: number, judged: number): string {
  const parts = [
    ...(saved > 0 ? [`saved ${formatCounted(saved, 'home')}`] : []),
    ...(judged > 0 ? [`said what they think of ${formatCounted(judged, 'home')}`] : []),
  ];
  return parts.join(' and ');
}
