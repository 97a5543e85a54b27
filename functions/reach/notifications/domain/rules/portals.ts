import { PortalAdvertRefused, PortalAdvertShown } from '../../../../../events/portal.ts';
import { portalNames } from '../../../../finding/portals/domain/portal.ts';
import { portalRefusalTexts } from '../../../../finding/portals/domain/refusal-texts.ts';
import { links } from '../links.ts';
import { createOwnerNotice, defineNoticeRule, type NoticeRule } from '../notice.ts';
import { formatNoticeTitle } from '../text.ts';

/** What portals did with a home, for the seller. */
export const portalRules: readonly NoticeRule[] = [
  defineNoticeRule(PortalAdvertShown, (data, { home }) =>
    data.first
      ? [
          createOwnerNotice(data, {
            title: formatNoticeTitle(`On ${portalNames[data.portal]}`, home.ownTitle),
            body: `${home.ownTitle} is on ${portalNames[data.portal]} now. Your changes follow by themselves.`,
            href: links.portals(home.id),
            action: 'See where it is',
          }),
        ]
      : [],
  ),
  // What only we can mend is no news to the seller.
  defineNoticeRule(PortalAdvertRefused, (data, { home }) =>
    data.about === 'contract' || data.about === 'other'
      ? []
      : [
          createOwnerNotice(data, {
            title: formatNoticeTitle(`${portalNames[data.portal]} didn’t accept your home`, home.ownTitle),
            body: portalRefusalTexts[data.about],
            more: ['Your page on Gable isn’t affected.'],
            href: links.portals(home.id),
            action: 'See what to change',
          }),
        ],
  ),
];
