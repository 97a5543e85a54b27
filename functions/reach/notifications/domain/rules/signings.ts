import type * as z from 'zod';
import { SigningEnded } from '../../../../../events/signing.ts';
import type { Side } from '../../../../../events/vocabulary.ts';
import { legalWordingOf } from '../../../../deals/sales/domain/legal-wording.ts';
import { capitaliseFirst } from '../../../../kernel/text.ts';
import { defineNoticeRule, type NoticeRule } from '../notice.ts';
import { formatNoticeTitle } from '../text.ts';
import { createSideNotice, openLabel } from './agreed-sales.ts';

type SigningEnd = z.output<typeof SigningEnded.detail>['why'];
const sides: readonly Side[] = ['seller', 'buyer'];

/** What is said of an end that nothing else tells of: a new version and the end of a sale have notices of their own. */
const ends: Readonly<Partial<Record<SigningEnd, string>>> = {
  declined: 'declined to sign',
  expired: 'wasn’t signed at Documenso in time',
  withdrawn: 'was taken back at Documenso',
};

/** Memoranda that were to be signed with a provider. */
export const signingRules: readonly NoticeRule[] = [
  defineNoticeRule(SigningEnded, (data, context) => {
    const end = ends[data.why];
    if (end === undefined) return [];
    const document = legalWordingOf(context.home.nation).document.toLowerCase();
    return sides
      .filter((reader) => reader !== data.side)
      .map((reader) =>
        createSideNotice(reader, data, context, (other) => ({
          title: formatNoticeTitle(
            data.side === undefined ? `The ${document} ${end}` : `The ${data.side} ${end} the ${document}`,
            context.home.ownTitle,
          ),
          body:
            data.side === undefined
              ? `The ${document} for ${context.home.ownTitle} ${end}.`
              : `${capitaliseFirst(other)} ${end} the ${document} for ${context.home.ownTitle} at Documenso.`,
          more: [
            'Signing it is optional: the sale goes on either way. You can send it again from the page of the sale.',
          ],
          action: openLabel,
        })),
      );
  }),
];
